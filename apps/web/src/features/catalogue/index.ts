export { ProductBrowser } from './product-browser.tsx'
