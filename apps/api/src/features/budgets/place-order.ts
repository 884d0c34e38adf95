import type * as contract from '@girassol/contract/budgets'
import { orderActionSentences } from '@girassol/domain/orders'
import type { Context, Handler } from '../../http/context.ts'
import { Refused } from '../../http/refused.ts'
import { notifyRecordMade } from '../notifications/notify-record-made.ts'
import { computeFirstBoardingDay } from '../order-record/boarding-day.ts'
import { findMissingOfBudget } from '../order-record/cart-readiness.ts'
import { lockOrderFor } from '../order-record/lock-order-for.ts'
import { moveOrder } from '../order-record/move-order.ts'
import { byUser } from '../order-record/mover.ts'
import { listOrderLines, type OrderLine } from '../order-record/order-lines.ts'
import type { OrderRecord } from '../order-record/order-record.ts'
import { loadOrderTerms } from '../order-record/prices/order-terms.ts'
import { priceSavedOrder } from '../order-record/prices/saved-order-price.ts'
import { findOrderView } from '../orders/detail/order-queries.ts'

const refuseIncomplete = async (context: Context, order: OrderRecord, lines: readonly OrderLine[]): Promise<void> => {
  const terms = await loadOrderTerms(context, order)
  const missing = findMissingOfBudget({ order, lines, terms, now: context.now })
  const [first] = missing
  if (first) throw new Refused(first.message, { status: 409, reason: 'incomplete', details: missing })
}

/**
 * BUD-016, T4: turns a budget that has not expired into an order, at the quoted prices; the delivery day is now
 * computed as for an order (C-67). Refuses an incomplete budget (BUD-022, BUD-023).
 */
const placeOrder = async (context: Context, id: number): Promise<void> => {
  const order = await lockOrderFor(context, id, 'placeOrder')
  const lines = await listOrderLines(context, order.id)
  await refuseIncomplete(context, order, lines)
  const { actor, now } = context
  const delivery_date = computeFirstBoardingDay(lines, now)
  const { estimated_delivery_date } = await priceSavedOrder(context, order, { status: 'INVOICE', delivery_date })
  const set = { finished_at: now, finished_by: actor.userId, delivery_date, estimated_delivery_date }
  await moveOrder(byUser(context), order, { event: 'placeOrder', log: 'Pedido criado do orçamento', set })
  await notifyRecordMade(context, order, 'INVOICE')
}

/** APR-030, BUD-016, T4: turns a budget that has not expired into an order; this call accepts no other status. */
export const changeOrderStatus: Handler<typeof contract.changeOrderStatus> = async (context, { params, body }) => {
  if (body.status !== 'INVOICE') {
    throw new Refused(orderActionSentences.alreadyFinished, { status: 400, reason: 'unknownTarget' })
  }
  await placeOrder(context, params.id)
  return findOrderView(context, params.id)
}
