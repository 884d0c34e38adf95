export { SellerSwitcher } from './seller-switcher.tsx'
