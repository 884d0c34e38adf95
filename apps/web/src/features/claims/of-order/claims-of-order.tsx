import { useCan } from '../../../access/session.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'

const OrderClaims = lazyPart(async () => (await import('./order-claims.tsx')).OrderClaims)

/** CLM-001, CLM-009: the claims of an order, and the button that opens another one; loaded when first shown. */
export const ClaimsOfOrder = ({ orderId }: { readonly orderId: number }) =>
  useCan('claims.read') ? <OrderClaims orderId={orderId} /> : null
