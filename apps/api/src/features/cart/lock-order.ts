import {
  type OrderAction,
  type OrderStatus,
  type OrderType,
  orderActionSentences,
  orderActions,
  statusAt,
} from '@girassol/domain/orders'
import type { Context } from '../../http/context.ts'
import { orNotFound, Refused } from '../../http/refused.ts'
import { isInScope } from '../orders/order-queries.ts'
import { type OrderRecord, selectOrders } from '../orders/order-record.ts'

type Wanted = Extract<OrderAction, 'edit' | 'discount'>

/** An order of the caller's scope, a cart for who opened it alone, held until the call ends; else 404 (C-08). */
const lockOrder = async ({ tx, actor }: Context, id: number): Promise<OrderRecord> =>
  orNotFound(
    await selectOrders(tx)
      .where('orders.id', '=', id)
      .where(isInScope(actor))
      .where((eb) => eb.or([eb('orders.status', '!=', 'CART'), eb('orders.created_by', '=', actor.userId)]))
      .forUpdate('orders')
      .executeTakeFirst(),
    'Pedido não encontrado.',
  )

/**
 * A cart, budget or order that the caller may change in this way, held until the call ends: 404 outside the scope, 403
 * for another's business, 409 once nothing may be changed any more (CART-014, C-61).
 */
export const lockEditableOrder = async (context: Context, id: number, action: Wanted): Promise<OrderRecord> => {
  const { actor, now } = context
  const order = await lockOrder(context, id)
  const status = statusAt({ status: order.status as OrderStatus, finishedAt: order.finished_at }, now)
  const facts = { roles: actor.roles, status, type: order.type as OrderType, lacks: null, campaignOpen: true }
  const answer = orderActions(facts)[action]
  if (answer.allowed) return order
  const isForbidden = answer.reason === orderActionSentences.notYours
  throw new Refused(answer.reason, isForbidden ? { status: 403 } : { status: 409, reason: 'notEditable' })
}
