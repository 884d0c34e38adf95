import type { OrderView } from '@girassol/contract/orders'
import { arrivalOf, businessDaysUntil, waitsForBank } from '@girassol/domain/orders'
import { dayOf } from '@girassol/domain/shared'
import { formatDate } from '../../lib/format.ts'
import { type Pair, Pairs } from '../../ui/pairs.tsx'
import { MoneyText } from '../../ui/value-text.tsx'
import { workingDays } from '../freight/index.ts'
import classes from './order-detail.module.css'

/** DET-054 */
const bankNote =
  'O banco pode levar até 2 dias úteis para confirmar o pagamento. O prazo começa a contar depois da confirmação.'

const formatDay = (day: string | null): string | null => (day === null ? null : formatDate(day))

/** From the day it was ordered until it may be fetched, at least one. */
const pickupDays = ({ deliveryDate, finishedAt, createdAt }: OrderView): number | null =>
  deliveryDate === null ? null : Math.max(1, businessDaysUntil(dayOf(finishedAt ?? createdAt), deliveryDate))

/** DET-053: how soon the goods may be fetched, and what that saves. */
const pickupPairs = (order: OrderView): readonly Pair[] => {
  const days = pickupDays(order)
  return [
    ['Prazo para retirada', days === null ? null : workingDays(days)],
    ['Economia de frete', order.pickupSaving === null ? null : <MoneyText key="saving" reais={order.pickupSaving} />],
  ]
}

/** DET-051, DET-052 */
const carriedPairs = (order: OrderView): readonly Pair[] => [
  ['Prazo de entrega', order.deliveryDeadline === null ? null : workingDays(order.deliveryDeadline)],
  ['Entrega prevista', formatDay(arrivalOf({ ...order, waybillDate: order.invoiceProduction.waybillDate }))],
  ['Previsão da transportadora', formatDay(order.invoiceProduction.actualEstimatedDeliveryDate)],
]

/** When the goods leave, how long they travel and when they arrive. */
export const DeliveryTerms = ({ order }: { readonly order: OrderView }) => (
  <>
    <Pairs
      pairs={[
        ['Embarque', formatDay(order.invoiceProduction.waybillDate ?? order.deliveryDate)],
        ...(order.addressType === 'pickup' ? pickupPairs(order) : carriedPairs(order)),
      ]}
    />
    {waitsForBank(order.paymentMethod) && <p className={classes.dim}>{bankNote}</p>}
  </>
)
