import { listOrders, type OrderView } from '@girassol/contract/orders'
import { type PaymentMethod, paymentMethodLabels } from '@girassol/domain/payments'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { ActionButton } from '../../../ui/action-button.tsx'

export type LastMethodProps = {
  readonly order: OrderView
  /** The methods that this order may use. */
  readonly offered: readonly PaymentMethod[]
  readonly onChoose: (method: PaymentMethod) => void
}

/** While no method is chosen: the method of the integrator's last order, chosen by one press (USE-016). */
export const LastMethod = ({ order, offered, onChoose }: LastMethodProps) => {
  const isOpen = order.paymentMethod === null
  const query = { sellers: String(order.integrator.id), take: 1 }
  const { data } = useEndpointQuery(listOrders, { query }, { enabled: isOpen, retry: false })
  const last = data?.data[0]?.paymentMethod ?? null
  if (!isOpen || last === null || !offered.includes(last)) return null
  return (
    <ActionButton label={`Usar a última: ${paymentMethodLabels[last]}`} size="compact" onRun={() => onChoose(last)} />
  )
}
