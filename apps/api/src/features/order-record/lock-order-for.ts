import { answerAction, type OrderAction } from '@girassol/domain/orders'
import type { WriteContext } from '../../http/context.ts'
import { Refused } from '../../http/refused.ts'
import { describeLastMove } from './last-move.ts'
import { lockOrder } from './lock-order.ts'
import { toFactsOfOrder } from './order-facts.ts'
import type { OrderRecord } from './order-record.ts'

/**
 * An order on which the caller may take this action, locked until the call ends. 404 outside the scope, 403 if the role
 * may not, 409 if the order does not allow it, with its last move if that is the reason.
 */
export const lockOrderFor = async (context: WriteContext, id: number, action: OrderAction): Promise<OrderRecord> => {
  const order = await lockOrder(context, id)
  const answer = answerAction(action, toFactsOfOrder(order, context))
  if (answer.allowed) return order
  const { refusal, reason } = answer
  if (refusal === 'notYours') throw new Refused(reason, { status: 403, reason: refusal })
  const lastMove = refusal === 'notNow' || refusal === 'notEditable' ? await describeLastMove(context.tx, id) : null
  throw new Refused([reason, lastMove].filter((each) => each !== null).join(' '), { status: 409, reason: refusal })
}
