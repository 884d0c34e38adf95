import type { OrderView } from '@girassol/contract/orders'
import { describeFreight } from '@girassol/domain/freight'
import { belowAllowed, canRecalculate, computePricePerWp } from '@girassol/domain/orders'
import { centsFromReais, formatDocument, reaisFrom } from '@girassol/domain/shared'
import { formatDateTime, formatPercent, formatReaisPerWatt } from '../../../lib/format.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Card } from '../../../ui/card.tsx'
import { MoneyText } from '../../../ui/value-text.tsx'
import { priceLines } from '../../cart/index.ts'
import { ContributorLogCard } from './contributor-log-card.tsx'
import classes from './order-detail.module.css'
import { useRecalculateCommission } from './use-recalculations.ts'

const listLines = (order: OrderView) => {
  const { discount, service } = priceLines(order)
  const freight = describeFreight(order.freightKind, order.freightPercentage)
  return [
    { label: 'Subtotal', value: <MoneyText reais={order.subTotal} /> },
    discount,
    ...(freight === null ? [] : [{ label: freight, value: <MoneyText reais={order.freightValue} /> }]),
    { label: 'Juros', value: <MoneyText reais={order.interestValue} /> },
    service,
  ]
}

const marginText = ({ marginLiquid, isMarginBelowAllowed }: OrderView): string | null => {
  if (marginLiquid !== null) return `margem líquida ${formatPercent(marginLiquid, 1)}`
  return isMarginBelowAllowed ? belowAllowed : null
}

/** DEC-003: freight, interest and service do not count. */
const perWpText = ({ subTotalWithDiscount, kitPower }: OrderView): string | null => {
  if (subTotalWithDiscount === null || kitPower <= 0) return null
  const products = { totalCents: centsFromReais(subTotalWithDiscount), powerW: kitPower * 1000 }
  return formatReaisPerWatt(reaisFrom(computePricePerWp(products)))
}

const describeTotals = (order: OrderView): string =>
  [perWpText(order), marginText(order)].filter((part) => part !== null).join(' · ')

/** DET-061, DET-062: the service value after tax, recalculated by users who may set it. */
const NetCommission = ({ order }: { readonly order: OrderView }) => {
  const { run, isRunning } = useRecalculateCommission(order)
  const mayRecalculate = order.actions.edit.allowed && canRecalculate('commission', order.status).allowed
  return (
    <p className={classes.totalNote}>
      Valor líquido do serviço <MoneyText reais={order.netCommission} />
      {mayRecalculate && (
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
      {listLines(order).map(({ label, value }) => (
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
    {describeTotals(order) !== '' && <p className={classes.totalNote}>{describeTotals(order)}</p>}
    {order.marginReason !== null && <p className={classes.totalNote}>Motivo do desconto: {order.marginReason}</p>}
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

/** The order's values, step by step (C-80), and who requested it. */
export const OrderValuesRail = ({ order }: { readonly order: OrderView }) => (
  <div className={classes.rail}>
    <Values order={order} />
    <Requester order={order} />
    <ContributorLogCard order={order} />
  </div>
)
