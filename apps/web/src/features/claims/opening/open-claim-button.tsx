import { useCan } from '../../../access/session.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'

const OrderClaims = lazyPart(async () => (await import('./order-claims.tsx')).OrderClaims)

/** CLM-004: opens a claim about units of an order, for the integrator's users who may write; loaded when first shown. */
export const OpenClaimButton = ({ orderId }: { readonly orderId: number }) =>
  useCan('claims.open') ? <OrderClaims orderId={orderId} /> : null
