import {
  countDeliveries,
  type DeliveryFacts,
  findEventOfDeliveries,
  type OrderedItem,
} from '@girassol/domain/deliveries'
import { decideMove, type OrderStatus } from '@girassol/domain/orders'
import { toDay } from '@girassol/domain/shared'
import type { Updateable } from 'kysely'
import type { DB } from '../../../database/schema.ts'
import type { Tx } from '../../../http/context.ts'
import { moveOrder, toMoveFacts } from '../move-order.ts'
import type { MovedOrder, Mover } from '../mover.ts'
import type { OrderRecord } from '../order-record.ts'
import { listDeliveries, listOrderedItems, type StoredDelivery } from './delivery-queries.ts'

export type OrderWithDeliveries = MovedOrder & Pick<OrderRecord, 'address_type' | 'waybill_date'>

/** The change of its deliveries that an order follows. */
export type Following = {
  /** The line of the log if the order moves. */
  readonly log: string
  /** When the step was taken. */
  readonly at: string
  /** Other columns that change if the order moves. */
  readonly set?: Updateable<DB['orders']>
}

/**
 * `moved`: the order followed its deliveries, with a line in its log. `stays`: it is where they are, or further.
 * `refused`: it may not move there, for instance because it is not released for dispatch.
 */
export type Settled = 'moved' | 'stays' | 'refused'

type Judged = { readonly items: readonly OrderedItem[]; readonly deliveries: readonly DeliveryFacts[] }

/** The event by which an order would follow these deliveries, and what it means for the order; null without one. */
const judge = (order: OrderWithDeliveries, { items, deliveries }: Judged) => {
  const event = findEventOfDeliveries({ isPickup: order.address_type === 'pickup', items, deliveries })
  return event === null ? null : { event, move: decideMove(event, toMoveFacts(order)) }
}

/** Whether the order may follow when one of its deliveries is as given, before anything is stored; no replacement binds it. */
export const canFollow = async (tx: Tx, order: OrderWithDeliveries, changed: StoredDelivery): Promise<boolean> => {
  if (changed.isReplacement) return true
  const others = (await listDeliveries(tx, order.id)).filter(({ number }) => number !== changed.number)
  const judged = judge(order, { items: await listOrderedItems(tx, order.id), deliveries: [...others, changed] })
  return judged?.move.outcome !== 'refused'
}

/** While the ERP decides about a return, the order stays: the status that a refusal restores follows instead (E21). */
const followLater = async (tx: Tx, { id }: OrderWithDeliveries, before: OrderStatus | undefined): Promise<void> => {
  if (before !== undefined) await tx.updateTable('orders').set({ status_before: before }).where('id', '=', id).execute()
}

/** DEL-003, C-200: stores how many deliveries have arrived, and moves a locked order to where its deliveries are. */
export const settleOrder = async (
  mover: Mover,
  order: OrderWithDeliveries,
  { log, at, set = {} }: Following,
): Promise<Settled> => {
  const { tx } = mover
  const deliveries = await listDeliveries(tx, order.id)
  const { done, all } = countDeliveries(deliveries)
  await tx
    .updateTable('orders')
    .set({ deliveries_done: done, deliveries_all: all })
    .where('id', '=', order.id)
    .execute()
  const judged = judge(order, { items: await listOrderedItems(tx, order.id), deliveries })
  if (judged === null) return 'stays'
  const { event, move } = judged
  if (move.outcome === 'refused') return 'refused'
  if (move.outcome === 'noted') await followLater(tx, order, move.before)
  if (move.outcome !== 'moves') return 'stays'
  const left = order.waybill_date === null ? { waybill_date: toDay(at) } : {}
  await moveOrder(mover, order, { event, log, set: { ...left, ...set }, isNotified: true })
  return 'moved'
}
