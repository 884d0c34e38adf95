import type { OrderView } from '@girassol/contract/orders'
import { businessDaysUntil, describePlannedDay, isBudgetStatus, waitsForBank } from '@girassol/domain/orders'
import { toDay } from '@girassol/domain/shared'
import { formatDate } from '../../../../lib/format.ts'
import { type Pair, Pairs } from '../../../../ui/pairs.tsx'
import { MoneyText } from '../../../../ui/value-text.tsx'
import { workingDays } from '../../../freight/index.ts'
import classes from '../order-detail.module.css'

/** DET-054 */
const bankNote =
  'O banco pode levar até 2 dias úteis para confirmar o pagamento. O prazo começa a contar depois da confirmação.'

const formatDay = (day: string | null): string | null => (day === null ? null : formatDate(day))

/** From the day of the order until the earliest pickup, at least one day. */
const pickupDays = ({ deliveryDate, finishedAt, createdAt }: OrderView): number | null =>
  deliveryDate === null ? null : Math.max(1, businessDaysUntil(toDay(finishedAt ?? createdAt), deliveryDate))

/** DET-053: the earliest pickup, and the days that it saves. */
const pickupPairs = (order: OrderView): readonly Pair[] => {
  const days = pickupDays(order)
  return [
    ['Prazo para retirada', days === null ? null : workingDays(days)],
    ['Economia de frete', order.pickupSaving === null ? null : <MoneyText key="saving" reais={order.pickupSaving} />],
  ]
}

const plannedText = (planned: OrderView['boarding']): string | null =>
  planned === null ? null : describePlannedDay(planned, formatDate)

/** USE-001: a budget has no delivery day, because its boarding is not planned yet. */
const arrivalPairs = (order: OrderView): readonly Pair[] => {
  if (isBudgetStatus(order.status)) return []
  return [
    [order.arrival?.kind === 'done' ? 'Entrega feita em' : 'Entrega prevista', plannedText(order.arrival)],
    ['Previsão da transportadora', formatDay(order.invoiceProduction.actualEstimatedDeliveryDate)],
  ]
}

/** DET-051, DET-052 */
const carriedPairs = (order: OrderView): readonly Pair[] => [
  [
    'Prazo de entrega',
    order.deliveryDeadline === null ? null : `${workingDays(order.deliveryDeadline)} após o embarque`,
  ],
  ...arrivalPairs(order),
]

/** The dispatch day, the transport time and the arrival day. */
export const DeliveryTerms = ({ order }: { readonly order: OrderView }) => (
  <>
    <Pairs
      pairs={[
        [order.boarding?.kind === 'done' ? 'Embarque' : 'Estimativa de embarque', plannedText(order.boarding)],
        ...(order.addressType === 'pickup' ? pickupPairs(order) : carriedPairs(order)),
      ]}
    />
    {waitsForBank(order.paymentMethod) && <p className={classes.dim}>{bankNote}</p>}
  </>
)
