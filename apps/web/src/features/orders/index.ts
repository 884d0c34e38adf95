export type { ActedOrder, OrderDialogProps } from './order-command.ts'
export { OrderDetail } from './order-detail.tsx'
export { WithOrder } from './order-detail-screen.tsx'
export { OrderStatusBadge } from './order-status-badge.tsx'
