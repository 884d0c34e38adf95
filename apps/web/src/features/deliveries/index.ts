export { DeliveryCount } from './delivery-count.tsx'
export { OrderDeliveries } from './order-deliveries.tsx'
