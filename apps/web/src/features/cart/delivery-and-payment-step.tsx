import type { OrderView } from '@girassol/contract/orders'
import { EmptyState } from '../../ui/empty-state.tsx'

export type DeliveryAndPaymentStepProps = { readonly cart: OrderView }

/** Step 4: who receives, where, and how it is paid (WIZ-009). */
export const DeliveryAndPaymentStep = ({ cart }: DeliveryAndPaymentStepProps) => (
  <EmptyState
    title="Pagamento e Entrega"
    text={cart.missing.map(({ field, message }) => <span key={field}>{message} </span>)}
  />
)
