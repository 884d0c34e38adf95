import type { OrderView } from '@girassol/contract/orders'
import { describeDeadline, describePlannedDay, isBudgetStatus } from '@girassol/domain/orders'
import { paymentMethodLabels } from '@girassol/domain/payments'
import { IconRefresh } from '@tabler/icons-react'
import { formatDate, missing } from '../../../lib/format.ts'
import { useToday } from '../../../lib/use-now.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import type { Fact } from '../../../ui/facts.tsx'
import { DeliveryCount } from '../../deliveries/index.ts'
import { nameBranch } from './branch-name.ts'
import classes from './order-detail.module.css'
import { useRecalculateDeliveryDate } from './use-recalculations.ts'

const Refresh = ({ order }: { readonly order: OrderView }) => {
  const { run, isRunning } = useRecalculateDeliveryDate(order)
  return (
    <ActionButton
      label="Atualizar"
      name="Atualizar estimativa de embarque"
      variant="text"
      size="compact"
      icon={<IconRefresh size={14} aria-hidden />}
      isRunning={isRunning}
      onRun={run}
    />
  )
}

/** DET-004, USE-001: the dispatch day, estimated until dispatch; for a suspended boarding the day planned before. */
const Boarding = ({ order }: { readonly order: OrderView }) => {
  const { boarding } = order
  return (
    <>
      <span className={classes.fact}>
        {boarding === null ? missing : describePlannedDay(boarding, formatDate)}
        {order.actions.validate.allowed && <Refresh order={order} />}
      </span>
      {boarding?.kind === 'suspended' && boarding.day !== null && (
        <span className={classes.code}>era {formatDate(boarding.day)}</span>
      )}
    </>
  )
}

const describePlace = (order: OrderView): string => {
  if (order.addressType === 'pickup') return 'Retirada'
  const { deliveryAddressErpCityName: city, deliveryAddressErpState: state } = order
  return city === null ? missing : `${city}, ${state}`
}

const arrivalText = ({ arrival }: OrderView): string | null => {
  if (arrival === null || arrival.kind === 'suspended') return null
  const words = describePlannedDay(arrival, formatDate)
  if (arrival.kind === 'overdue') return words
  return arrival.kind === 'done' ? `feita em ${words}` : `prevista para ${words}`
}

/** DET-005: the carrier's promised day, from the promise until that day has passed. */
const carrierText = ({ arrival, invoiceProduction }: OrderView, today: string): string | null => {
  const promised = invoiceProduction.actualEstimatedDeliveryDate
  if (promised === null || arrival?.kind === 'done') return null
  return `Transportadora ${promised < today ? 'previa' : 'prevê'} ${formatDate(promised)}`
}

/** The carrier's promised day, otherwise our own estimate; a budget has only its deadline (USE-001). */
const describeForecast = (order: OrderView, today: string): string | null => {
  const carrier = carrierText(order, today)
  if (carrier !== null) return carrier
  if (order.addressType === 'pickup') return null
  if (!isBudgetStatus(order.status)) return arrivalText(order)
  return order.deliveryDeadline === null ? null : describeDeadline(order.deliveryDeadline)
}

const Place = ({ order }: { readonly order: OrderView }) => {
  const forecast = describeForecast(order, useToday())
  return (
    <>
      {describePlace(order)}
      {forecast !== null && <span className={classes.code}>{forecast}</span>}
      {order.deliveries !== null && (
        <span className={classes.code}>
          <DeliveryCount order={order} />
        </span>
      )}
    </>
  )
}

/** At most five facts, the most requested ones. */
export const orderFacts = (order: OrderView): readonly Fact[] => [
  { label: 'Cliente', value: order.customerName ?? missing },
  { label: order.boarding?.kind === 'done' ? 'Embarque' : 'Estimativa de embarque', value: <Boarding order={order} /> },
  { label: 'Filial', value: nameBranch(order) },
  { label: 'Pagamento', value: order.paymentMethod === null ? missing : paymentMethodLabels[order.paymentMethod] },
  { label: 'Entrega', value: <Place order={order} /> },
]
