export { ClaimsOfOrder } from './of-order/claims-of-order.tsx'
