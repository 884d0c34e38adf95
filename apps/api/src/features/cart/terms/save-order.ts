import type { OrderView } from '@girassol/contract/orders'
import type { Context } from '../../../http/context.ts'
import { refuseAboveLimits } from '../../order-record/approvals/refuse-above-limits.ts'
import { logOrderNote } from '../../order-record/log-order.ts'
import { byUser } from '../../order-record/mover.ts'
import type { OrderRecord } from '../../order-record/order-record.ts'
import { giveMargin } from '../../order-record/prices/give-margin.ts'
import { priceSavedOrder } from '../../order-record/prices/saved-order-price.ts'
import { findOrderView } from '../../orders/detail/order-queries.ts'
import { type CartChanges, saveCart } from './save-cart.ts'

export type OrderChange = {
  readonly changes?: CartChanges
  /**
   * The log line of a saved order, in Portuguese; it contains no prices, because some readers may not see them. Absent
   * if the caller has written it.
   */
  readonly log?: string | undefined
  /** Whether items or destination changed, so that the delivery day is estimated again. */
  readonly movesDelivery?: boolean
  /** Why the margin may be negative (USE-021). */
  readonly marginReason?: string | undefined
}

const storeSaved = async (context: Context, order: OrderRecord, change: OrderChange): Promise<void> => {
  const { tx } = context
  const { changes = {}, log, movesDelivery = false } = change
  const { estimated_delivery_date, ...figures } = await priceSavedOrder(context, order, changes)
  await refuseAboveLimits(context, order, figures.total_invoice_cents)
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
  if (log !== undefined) await logOrderNote(byUser(context), order, log)
}

/**
 * Stores a change of a locked cart, budget or order, computes its totals again and returns it (C-80). Refuses (409) an
 * order that then costs more than its user may order; its callers lock it with `lockOrderToSave`.
 */
export const saveOrder = async (context: Context, order: OrderRecord, change: OrderChange): Promise<OrderView> => {
  if (order.status === 'CART') return saveCart(context, order, { ...change.changes, marginReason: change.marginReason })
  await storeSaved(context, order, change)
  return findOrderView(context, order.id)
}
