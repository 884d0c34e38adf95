import { lazy, Suspense } from 'react'
import type { TradeDialogProps } from './trade-dialog.tsx'

const TradeDialog = lazy(async () => ({ default: (await import('./trade-dialog.tsx')).TradeDialog }))

export type TradeViewerProps = TradeDialogProps & { readonly isOpen: boolean }

/** The dialog of a swap, loaded when the first one is opened. */
export const TradeViewer = ({ isOpen, ...trade }: TradeViewerProps) => (
  <Suspense>{isOpen && <TradeDialog {...trade} />}</Suspense>
)
