export { OwnLogo, SellerLogo } from './logo-field.tsx'
export { SellerSwitcher } from './seller-switcher.tsx'
export { useSelectedSeller } from './use-selected-seller.ts'
