import { lazyDialog } from '../../ui/lazy-dialog.tsx'

/** Loaded when it is first opened. */
export const LazyInvoiceDialog = lazyDialog(async () => (await import('./invoice-dialog.tsx')).InvoiceDialog)
