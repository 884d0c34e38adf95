import { lazyDialog } from '../../ui/lazy-dialog.tsx'

const load = () => import('./order-diagram-dialog.tsx')

export const OrderDiagramDialog = lazyDialog(async () => (await load()).OrderDiagramDialog)

/** The viewer of a diagram that another screen has read. */
export const DiagramDialog = lazyDialog(async () => (await load()).DiagramDialog)
