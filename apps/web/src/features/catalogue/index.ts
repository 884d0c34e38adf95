export { groupTitle } from './group-title.ts'
export { LayoutSwitch } from './layout-switch.tsx'
export { ProductBrowser } from './product-browser.tsx'
