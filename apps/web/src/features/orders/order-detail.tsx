import type { OrderView } from '@girassol/contract/orders'
import { orderStatuses, trackerSteps } from '@girassol/domain/orders'
import { paymentMethodLabels } from '@girassol/domain/payments'
import type { ReactNode } from 'react'
import { formatDate, formatDateTime, missing } from '../../lib/format.ts'
import { useListState } from '../../lib/use-list-state.ts'
import { Card } from '../../ui/card.tsx'
import { type Fact, Facts } from '../../ui/facts.tsx'
import { StepTracker } from '../../ui/step-tracker.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { PaymentPanel } from '../payments/index.ts'
import classes from './order-detail.module.css'
import { OrderItemsCard } from './order-items-card.tsx'
import { AdditionalPanel, CustomerPanel, DeliveryPanel, InsurancePanel } from './order-panels.tsx'
import { OrderValuesRail } from './order-values-rail.tsx'

type Panel = (props: { readonly order: OrderView }) => ReactNode

/** The tabs of the detail in their order (DET-016); the id stands in the URL. */
const panels: readonly { readonly id: string; readonly label: string; readonly Panel: Panel }[] = [
  { id: 'resumo', label: 'Resumo', Panel: OrderItemsCard },
  { id: 'cliente', label: 'Cliente', Panel: CustomerPanel },
  { id: 'entrega', label: 'Endereço de entrega', Panel: DeliveryPanel },
  { id: 'pagamento', label: 'Método de pagamento', Panel: PaymentPanel },
  { id: 'dados', label: 'Dados adicionais', Panel: AdditionalPanel },
  { id: 'seguro', label: 'Seguro', Panel: InsurancePanel },
]

const placeOf = (order: OrderView): string => {
  if (order.addressType === 'pickup') return 'Retirada'
  const { deliveryAddressErpCityName: city, deliveryAddressErpState: state } = order
  return city === null ? missing : `${city}, ${state}`
}

/** Five facts at most, what everyone asks first. */
const orderFacts = (order: OrderView): readonly Fact[] => [
  { label: 'Cliente', value: order.customerName ?? missing },
  {
    label: 'Estimativa de embarque',
    value: order.estimatedDeliveryDate === null ? missing : formatDate(order.estimatedDeliveryDate),
  },
  { label: 'Filial', value: order.branchName ?? 'Filial não encontrada' },
  { label: 'Pagamento', value: order.paymentMethod === null ? missing : paymentMethodLabels[order.paymentMethod] },
  { label: 'Entrega', value: placeOf(order) },
]

const stepsOf = (order: OrderView) =>
  trackerSteps.map((label, index) => ({
    label,
    isReached: index < orderStatuses[order.status].tracker,
    ...(index === 0 && order.finishedAt !== null && { at: formatDateTime(order.finishedAt) }),
    ...(index === 2 && order.approvedAt !== null && { at: formatDateTime(order.approvedAt) }),
  }))

const defaults = { aba: 'resumo' }

/** Facts, tracker, tabs and values of a saved order or budget. */
export const OrderDetail = ({ order }: { readonly order: OrderView }) => {
  const { state, change } = useListState(defaults)
  const current = panels.find(({ id }) => id === state.aba) ?? panels[0]
  if (current === undefined) return null
  return (
    <>
      <div className={classes.facts}>
        <Facts items={orderFacts(order)} />
      </div>
      <div className={classes.tracker}>
        <Card>
          <StepTracker label="Andamento" steps={stepsOf(order)} isVoid={orderStatuses[order.status].tracker === 0} />
        </Card>
      </div>
      <div className={classes.columns}>
        <div>
          <Tabs label="Detalhes" tabs={panels} current={current.id} onChange={(aba) => change({ aba })}>
            <current.Panel order={order} />
          </Tabs>
        </div>
        <OrderValuesRail order={order} />
      </div>
    </>
  )
}
