import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import type { TradeDialogProps } from './trade-dialog.tsx'

const TradeDialog = lazyDialog(async () => (await import('./trade-dialog.tsx')).TradeDialog)

export type TradeViewerProps = TradeDialogProps & { readonly isOpen: boolean }

/** The dialog of a swap, loaded when the first one is opened. */
export const TradeViewer = ({ isOpen, ...trade }: TradeViewerProps) => isOpen && <TradeDialog {...trade} />
