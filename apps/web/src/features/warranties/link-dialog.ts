import { lazyDialog } from '../../ui/lazy-dialog.tsx'

/** WAR-006: the page with the warranties of a site, loaded when first used. */
export const WarrantyLinkDialog = lazyDialog(
  async () => (await import('./warranty-link-dialog.tsx')).WarrantyLinkDialog,
)
