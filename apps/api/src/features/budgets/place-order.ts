import type * as contract from '@girassol/contract/budgets'
import { orderActionSentences } from '@girassol/domain/orders'
import type { Context, Handler } from '../../http/context.ts'
import { Refused } from '../../http/refused.ts'
import { findMissingOfBudget } from '../orders/cart-readiness.ts'
import { listOrderLines } from '../orders/order-lines.ts'
import { findOrderView } from '../orders/order-queries.ts'
import type { OrderRecord } from '../orders/order-record.ts'
import { loadOrderTerms } from '../orders/order-terms.ts'
import { lockBudget } from './lock-budget.ts'

const refuseIncomplete = async (context: Context, order: OrderRecord): Promise<void> => {
  const lines = await listOrderLines(context, order.id)
  const terms = await loadOrderTerms(context, order)
  const missing = findMissingOfBudget({ order, lines, terms, now: context.now })
  const [first] = missing
  if (first) throw new Refused(first.message, { status: 409, reason: 'incomplete', details: missing })
}

const placeOrder = async (context: Context, id: number): Promise<void> => {
  const order = await lockBudget(context, id, 'placeOrder')
  await refuseIncomplete(context, order)
  const { tx, actor, now } = context
  await tx
    .updateTable('orders')
    .set({ status: 'INVOICE' })
    .where('id', '=', id)
    .where('status', '=', 'BUDGET')
    .execute()
  const line = { order_id: id, user_id: actor.userId, author: actor.name, from_status: 'BUDGET', to_status: 'INVOICE' }
  await tx
    .insertInto('order_log')
    .values({ ...line, description: 'Pedido criado', created_at: now })
    .execute()
}

/** APR-030, BUD-016, T4: makes an order of a budget that has not expired; no other status is asked for by this call. */
export const changeOrderStatus: Handler<typeof contract.changeOrderStatus> = async (context, { params, body }) => {
  if (body.status !== 'INVOICE') {
    throw new Refused(orderActionSentences.alreadyFinished, { status: 400, reason: 'unknownTarget' })
  }
  await placeOrder(context, params.id)
  return findOrderView(context, params.id)
}
