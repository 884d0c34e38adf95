import { countDeliveries, findEventOfDeliveries } from '@girassol/domain/deliveries'
import { decideMove } from '@girassol/domain/orders'
import { toDay } from '@girassol/domain/shared'
import { moveOrder, toMoveFacts } from '../move-order.ts'
import type { MovedOrder, Mover } from '../mover.ts'
import type { OrderRecord } from '../order-record.ts'
import { listDeliveries, listOrderedItems } from './delivery-queries.ts'

export type OrderWithDeliveries = MovedOrder & Pick<OrderRecord, 'address_type' | 'waybill_date'>

/** The change of its deliveries that an order follows. */
export type Following = {
  /** The line of the log if the order moves. */
  readonly log: string
  /** When the step was taken. */
  readonly at: string
}

/**
 * `moved`: the order followed its deliveries, with a line in its log. `stays`: it is where they are, or further.
 * `refused`: it may not move there, for instance because it is not released for dispatch.
 */
export type Settled = 'moved' | 'stays' | 'refused'

/** DEL-003, C-200: stores how many deliveries have arrived, and moves a locked order to where its deliveries are. */
export const settleOrder = async (
  mover: Mover,
  order: OrderWithDeliveries,
  { log, at }: Following,
): Promise<Settled> => {
  const { tx } = mover
  const deliveries = await listDeliveries(tx, order.id)
  const { done, all } = countDeliveries(deliveries.map(({ status }) => status))
  await tx
    .updateTable('orders')
    .set({ deliveries_done: done, deliveries_all: all })
    .where('id', '=', order.id)
    .execute()
  const items = await listOrderedItems(tx, order.id)
  const event = findEventOfDeliveries({ isPickup: order.address_type === 'pickup', items, deliveries })
  if (event === null) return 'stays'
  const { outcome } = decideMove(event, toMoveFacts(order))
  if (outcome === 'late') return 'stays'
  if (outcome !== 'moves') return 'refused'
  const set = order.waybill_date === null ? { waybill_date: toDay(at) } : {}
  await moveOrder(mover, order, { event, log, set })
  return 'moved'
}
