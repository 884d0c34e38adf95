export { OwnLogo, SellerLogo } from './logo-field.tsx'
export { SellerSwitcher } from './seller-switcher.tsx'
export { usePointsViewer } from './use-points-viewer.ts'
export { useSelectedSeller } from './use-selected-seller.ts'
