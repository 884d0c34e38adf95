import { listOrders, type OrderRow } from '@girassol/contract/orders'
import { describePlannedDay } from '@girassol/domain/orders'
import { formatShortDate } from '../../../lib/format.ts'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { useNow } from '../../../lib/use-now.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { MoneyText } from '../../../ui/value-text.tsx'
import { OrderStatusBadge } from '../../orders/index.ts'
import classes from './home-list.module.css'
import { HomeList } from './home-list.tsx'

/** USE-001: only a day in the future, or the day of arrival. */
const arrivalText = ({ arrival, isPickup }: OrderRow, now: Date): string | null => {
  if (isPickup || arrival === null) return null
  const words = describePlannedDay(arrival, (day) => formatShortDate(day, now))
  return arrival.kind === 'done' ? `entregue ${words}` : `entrega ${words}`
}

const LatestOrder = ({ order, now }: { readonly order: OrderRow; readonly now: Date }) => (
  <AppLink to={`/pedidos/${order.id}`} className={classes.order}>
    <span className={`${classes.number} figures`}>{order.id}</span>
    <span className={classes.name}>{order.customerName ?? order.sellerName}</span>
    <MoneyText reais={order.totalInvoice} />
    <span className={classes.status}>
      <OrderStatusBadge status={order.status} />
    </span>
    <span className={classes.leaves}>{arrivalText(order, now)}</span>
  </AppLink>
)

/** The five newest orders that the user may read (C-08). */
export const LatestOrdersCard = () => {
  const found = useEndpointQuery(listOrders, { query: { take: 5 } })
  const now = useNow()
  return (
    <HomeList
      title="Últimos pedidos"
      aside={<AppLink to="/pedidos">Ver todos</AppLink>}
      found={found}
      empty="Os pedidos aparecem aqui assim que forem feitos."
      row={(order) => <LatestOrder order={order} now={now} />}
    />
  )
}
