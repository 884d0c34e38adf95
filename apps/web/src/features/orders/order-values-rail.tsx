import type { OrderView } from '@girassol/contract/orders'
import { formatDocument } from '@girassol/domain/shared'
import { formatDateTime, formatPercent, formatReaisPerWatt } from '../../lib/format.ts'
import { Card } from '../../ui/card.tsx'
import { MoneyText } from '../../ui/value-text.tsx'
import classes from './order-detail.module.css'

const withPercent = (label: string, percent: number | null) =>
  percent === null ? label : `${label} (${formatPercent(percent)})`

const linesOf = (order: OrderView) => [
  { label: 'Subtotal', reais: order.subTotal },
  { label: withPercent('Desconto', order.percentage), reais: order.discountValue },
  { label: withPercent('Frete', order.freightPercentage), reais: order.freightValue },
  { label: 'Juros', reais: order.interestValue },
  { label: 'Serviço', reais: order.grossCommission },
]

const noteOf = ({ totalInvoice, kitPower, marginLiquid }: OrderView): string =>
  [
    totalInvoice !== null && kitPower > 0 ? formatReaisPerWatt(totalInvoice / (kitPower * 1000)) : null,
    marginLiquid === null ? null : `margem líquida ${formatPercent(marginLiquid, 1)}`,
  ]
    .filter((part) => part !== null)
    .join(' · ')

const Values = ({ order }: { readonly order: OrderView }) => (
  <Card title="Valores">
    <dl className={classes.values}>
      {linesOf(order).map(({ label, reais }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <MoneyText reais={reais} />
          </dd>
        </div>
      ))}
    </dl>
    <div className={classes.total}>
      <span>Total</span>
      <strong>
        <MoneyText reais={order.totalInvoice} />
      </strong>
    </div>
    {noteOf(order) !== '' && <p className={classes.totalNote}>{noteOf(order)}</p>}
  </Card>
)

const Requester = ({ order }: { readonly order: OrderView }) => (
  <Card title="Solicitante">
    <div>{order.integrator.fancyName}</div>
    <div className={classes.dim}>
      {formatDocument(order.integrator.cnpj)} · {order.integrator.erpCityName}, {order.integrator.erpState}
    </div>
    {order.createdBy !== null && (
      <p className={classes.dim}>
        Feito por {order.createdBy}, {formatDateTime(order.finishedAt ?? order.createdAt)}
      </p>
    )}
  </Card>
)

/** What the order is worth, step by step (C-80), and who asked for it. */
export const OrderValuesRail = ({ order }: { readonly order: OrderView }) => (
  <div className={classes.rail}>
    <Values order={order} />
    <Requester order={order} />
  </div>
)
