import {
  type OrderAction,
  type OrderStatus,
  type OrderType,
  orderActionSentences,
  orderActions,
  statusAt,
} from '@girassol/domain/orders'
import type { Context } from '../../http/context.ts'
import { Refused } from '../../http/refused.ts'
import { lockOrder } from '../orders/lock-order.ts'
import type { OrderRecord } from '../orders/order-record.ts'

type Wanted = Extract<OrderAction, 'edit' | 'discount' | 'editPayment'>

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
