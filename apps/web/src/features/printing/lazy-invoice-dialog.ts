import { lazy } from 'react'

/** Loaded when it is first opened; wrap it in `Suspense`. */
export const InvoiceDialog = lazy(async () => ({ default: (await import('./invoice-dialog.tsx')).InvoiceDialog }))
