import type { OrderView } from '@girassol/contract/orders'
import { Card } from '../../ui/card.tsx'
import { DateText, MoneyText } from '../../ui/value-text.tsx'
import { OrderStatusBadge } from '../orders/index.ts'
import classes from './triangulation.module.css'

/** The order that the operation belongs to. */
export const OperationOrderCard = ({ order }: { readonly order: OrderView }) => (
  <Card title="Pedido">
    <dl className={classes.facts}>
      <div>
        <dt>Status</dt>
        <dd>
          <OrderStatusBadge status={order.status} />
        </dd>
      </div>
      <div>
        <dt>Cliente da nota</dt>
        <dd>{order.customerName ?? '-'}</dd>
      </div>
      <div>
        <dt>Valor total</dt>
        <dd>
          <MoneyText reais={order.totalInvoice} />
        </dd>
      </div>
      <div>
        <dt>Estimativa de embarque</dt>
        <dd>
          <DateText iso={order.deliveryDate} />
        </dd>
      </div>
    </dl>
  </Card>
)
