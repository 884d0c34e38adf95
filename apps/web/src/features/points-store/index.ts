export { StoreTeaser } from './store-teaser.tsx'
