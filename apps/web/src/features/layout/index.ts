import { lazyDialog } from '../../ui/lazy-dialog.tsx'

export const LayoutDialog = lazyDialog(async () => (await import('./layout-dialog.tsx')).LayoutDialog)
export const OrderLayoutDialog = lazyDialog(async () => (await import('./order-layout-dialog.tsx')).OrderLayoutDialog)
