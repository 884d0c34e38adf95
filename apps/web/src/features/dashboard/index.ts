export { PlaceBanners } from './banners/place-banners.tsx'
