export { PlaceBanners } from './place-banners.tsx'
