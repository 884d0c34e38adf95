export { OrderDetail } from './order-detail.tsx'
export { WithOrder } from './order-detail-screen.tsx'
export { OrderItemsCard } from './order-items-card.tsx'
export { OrderStatusBadge } from './order-status-badge.tsx'
