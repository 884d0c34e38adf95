export { WarrantyLinkDialog } from './link-dialog.ts'
export { OrderSerials } from './order-serials.tsx'
export { PublicWarrantiesScreen } from './public/public-warranties-screen.tsx'
