import { lazyDialog } from '../../ui/lazy-dialog.tsx'

/** Loaded when it is first opened. */
export const ChangeSellerDialog = lazyDialog(
  async () => (await import('./change-seller-dialog.tsx')).ChangeSellerDialog,
)
