export { groupTitle } from './group-title.ts'
export { ProductBrowser } from './product-browser.tsx'
