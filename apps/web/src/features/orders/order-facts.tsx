import type { OrderView } from '@girassol/contract/orders'
import { arrivalOf } from '@girassol/domain/orders'
import { paymentMethodLabels } from '@girassol/domain/payments'
import { IconRefresh } from '@tabler/icons-react'
import { formatDate, missing } from '../../lib/format.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import type { Fact } from '../../ui/facts.tsx'
import { branchNameOf } from './branch-panel.tsx'
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

/** DET-004: the day it leaves, estimated until it has left; a budget is estimated as a whole (BUD-025). */
const Boarding = ({ order }: { readonly order: OrderView }) => {
  const isBudget = order.expiresAt !== null
  const day = isBudget ? order.estimatedDeliveryDate : (order.invoiceProduction.waybillDate ?? order.deliveryDate)
  return (
    <span className={classes.fact}>
      {day === null ? missing : formatDate(day)}
      {order.actions.validate.allowed && <Refresh order={order} />}
    </span>
  )
}

const placeOf = (order: OrderView): string => {
  if (order.addressType === 'pickup') return 'Retirada'
  const { deliveryAddressErpCityName: city, deliveryAddressErpState: state } = order
  return city === null ? missing : `${city}, ${state}`
}

/** DET-005: the carrier's word, once there is one, else our own estimate. */
const forecastOf = (order: OrderView): string | null => {
  const { actualEstimatedDeliveryDate: promised, waybillDate } = order.invoiceProduction
  if (promised !== null) return `Transportadora prevê ${formatDate(promised)}`
  if (order.expiresAt !== null || order.addressType === 'pickup') return null
  const arrival = arrivalOf({ ...order, waybillDate })
  return arrival === null ? null : `prevista para ${formatDate(arrival)}`
}

const Place = ({ order }: { readonly order: OrderView }) => {
  const forecast = forecastOf(order)
  return (
    <>
      {placeOf(order)}
      {forecast !== null && <span className={classes.code}>{forecast}</span>}
    </>
  )
}

/** Five facts at most, what everyone asks first. */
export const orderFacts = (order: OrderView): readonly Fact[] => [
  { label: 'Cliente', value: order.customerName ?? missing },
  { label: 'Estimativa de embarque', value: <Boarding order={order} /> },
  { label: 'Filial', value: branchNameOf(order) },
  { label: 'Pagamento', value: order.paymentMethod === null ? missing : paymentMethodLabels[order.paymentMethod] },
  { label: 'Entrega', value: <Place order={order} /> },
]
