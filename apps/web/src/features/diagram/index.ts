import { lazyDialog } from '../../ui/lazy-dialog.tsx'

export const OrderDiagramDialog = lazyDialog(
  async () => (await import('./order-diagram-dialog.tsx')).OrderDiagramDialog,
)

/** The viewer of a diagram that another screen has read. */
export const DiagramDialog = lazyDialog(async () => (await import('./diagram-dialog.tsx')).DiagramDialog)
