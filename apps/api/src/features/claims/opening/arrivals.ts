import { listStatusesAt } from '@girassol/domain/orders'
import { sql } from 'kysely'
import type { Tx } from '../../../http/context.ts'
import { listDeliveries } from '../../order-record/deliveries/delivery-queries.ts'

export type Arrival = {
  /** Null for an order without deliveries, which arrives as a whole. */
  readonly deliveryId: number | null
  readonly number: number | null
  readonly arrivedAt: string
  readonly lines: readonly { readonly itemId: number; readonly quantity: number }[]
}

type Arrived = { readonly at: string | null; readonly lines: Arrival['lines'] }

/** When an order without deliveries was delivered; null before. */
const findArrivalOfOrder = async (tx: Tx, orderId: number): Promise<Arrived> => {
  const arrived = [...listStatusesAt('delivered')]
  const { at } = await tx
    .selectFrom('order_log')
    .innerJoin('orders', 'orders.id', 'order_log.order_id')
    .select(sql<string | null>`min(order_log.created_at)`.as('at'))
    .where('order_log.order_id', '=', orderId)
    .where('order_log.to_status', 'in', arrived)
    .where('orders.status', 'in', arrived)
    .executeTakeFirstOrThrow()
  const lines = await tx
    .selectFrom('order_item')
    .select(['id as itemId', 'quantity'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return { at, lines }
}

/** What has arrived of an order, by delivery: its own, and those that replaced units of a claim (CLM-003). */
export const listArrivals = async (tx: Tx, orderId: number): Promise<readonly Arrival[]> => {
  const deliveries = await listDeliveries(tx, orderId)
  const arrived = deliveries.flatMap(({ id, number, deliveredAt, lines }) =>
    deliveredAt === null ? [] : [{ deliveryId: id, number, arrivedAt: deliveredAt, lines }],
  )
  if (deliveries.some(({ isReplacement }) => !isReplacement)) return arrived
  const { at, lines } = await findArrivalOfOrder(tx, orderId)
  return at === null ? arrived : [{ deliveryId: null, number: null, arrivedAt: at, lines }, ...arrived]
}
