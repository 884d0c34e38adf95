import type { OrderView } from '@girassol/contract/orders'
import { canRecalculate } from '@girassol/domain/orders'
import { formatDocument } from '@girassol/domain/shared'
import { formatDateTime, formatPercent, formatReaisPerWatt } from '../../lib/format.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Card } from '../../ui/card.tsx'
import { MoneyText } from '../../ui/value-text.tsx'
import { priceLines } from '../cart/index.ts'
import { ContributorLogCard } from './contributor-log-card.tsx'
import classes from './order-detail.module.css'
import { useRecalculateCommission } from './use-recalculations.ts'

const withPercent = (label: string, percent: number | null) =>
  percent === null ? label : `${label} (${formatPercent(percent)})`

const linesOf = (order: OrderView) => {
  const { discount, service } = priceLines(order)
  const freight = withPercent('Frete', order.freightPercentage)
  return [
    { label: 'Subtotal', value: <MoneyText reais={order.subTotal} /> },
    discount,
    { label: freight, value: <MoneyText reais={order.freightValue} /> },
    { label: 'Juros', value: <MoneyText reais={order.interestValue} /> },
    service,
  ]
}

const noteOf = ({ totalInvoice, kitPower, marginLiquid }: OrderView): string =>
  [
    totalInvoice !== null && kitPower > 0 ? formatReaisPerWatt(totalInvoice / (kitPower * 1000)) : null,
    marginLiquid === null ? null : `margem líquida ${formatPercent(marginLiquid, 1)}`,
  ]
    .filter((part) => part !== null)
    .join(' · ')

/** DET-061, DET-062: what is left of the service value after tax, brought up to date by whoever may set it. */
const NetCommission = ({ order }: { readonly order: OrderView }) => {
  const { run, isRunning } = useRecalculateCommission(order)
  const mayAsk = order.actions.edit.allowed && canRecalculate('commission', order.status).allowed
  return (
    <p className={classes.totalNote}>
      Valor líquido do serviço <MoneyText reais={order.netCommission} />
      {mayAsk && (
        <ActionButton
          label="Atualizar"
          name="Atualizar valor líquido do serviço"
          variant="text"
          size="compact"
          isRunning={isRunning}
          onRun={run}
        />
      )}
    </p>
  )
}

const Values = ({ order }: { readonly order: OrderView }) => (
  <Card title="Valores">
    <dl className={classes.values}>
      {linesOf(order).map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <div className={classes.total}>
      <span>Total</span>
      <strong>
        <MoneyText reais={order.totalInvoice} />
      </strong>
    </div>
    {order.netCommission !== null && order.grossCommission !== null && order.grossCommission > 0 && (
      <NetCommission order={order} />
    )}
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
    <ContributorLogCard order={order} />
  </div>
)
