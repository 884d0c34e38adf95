import { lazyDialog } from '../../ui/lazy-dialog.tsx'

export const OrderDiagramDialog = lazyDialog(
  async () => (await import('./order-diagram-dialog.tsx')).OrderDiagramDialog,
)
