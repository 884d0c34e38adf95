export { groupTitle } from './browsing/group-title.ts'
export { LayoutSwitch } from './browsing/layout-switch.tsx'
export { ProductBrowser } from './browsing/product-browser.tsx'
