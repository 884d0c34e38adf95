import type { OrderView } from '@girassol/contract/orders'
import type { OrderStatus } from '@girassol/domain/orders'
import type { Context } from '../../http/context.ts'
import { giveMargin } from '../orders/give-margin.ts'
import { findOrderView } from '../orders/order-queries.ts'
import type { OrderRecord } from '../orders/order-record.ts'
import { priceSavedOrder } from '../orders/saved-order-price.ts'
import { type CartChanges, saveCart } from './save-cart.ts'

export type OrderChange = {
  readonly changes?: CartChanges
  /** The line in the log of a saved order, in Portuguese; it tells no prices, for not every reader may see them. */
  readonly log: string
  /** Items or destination changed, so the day of arrival is estimated anew. */
  readonly movesDelivery?: boolean
  /** Why the margin may fall below zero (USE-021). */
  readonly marginReason?: string | undefined
}

const storeSaved = async (context: Context, order: OrderRecord, change: OrderChange): Promise<void> => {
  const { tx, actor, now } = context
  const { changes = {}, log, movesDelivery = false } = change
  const { estimated_delivery_date, ...figures } = await priceSavedOrder(context, order, changes)
  const margin = await giveMargin(context, order, { after: figures, reason: change.marginReason })
  await tx
    .updateTable('orders')
    .set({
      ...changes,
      ...figures,
      ...margin,
      ...(movesDelivery && { estimated_delivery_date }),
      version: order.version + 1,
    })
    .where('id', '=', order.id)
    .where('status', '=', order.status)
    .execute()
  const status = order.status as OrderStatus
  const line = { order_id: order.id, user_id: actor.userId, author: actor.name, created_at: now }
  await tx
    .insertInto('order_log')
    .values({ ...line, from_status: status, to_status: status, description: log })
    .execute()
}

/** Stores a change of a locked cart, budget or order, computes its totals anew and answers it (C-80). */
export const saveOrder = async (context: Context, order: OrderRecord, change: OrderChange): Promise<OrderView> => {
  if (order.status === 'CART') return saveCart(context, order, { ...change.changes, marginReason: change.marginReason })
  await storeSaved(context, order, change)
  return findOrderView(context, order.id)
}
