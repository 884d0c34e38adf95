import {
  canRecalculate,
  type OrderStatus,
  type Recalculation,
  recalculationSentences,
  statusAt,
} from '@girassol/domain/orders'
import type { Context } from '../../http/context.ts'
import { Refused } from '../../http/refused.ts'
import { tellLastMove } from './last-move.ts'
import { lockOrder } from './lock-order.ts'
import type { OrderRecord } from './order-record.ts'

/** An order of the caller's scope, held until the call ends; 409 once this is no longer computed anew, with who moved it last. */
export const lockToRecalculate = async (context: Context, id: number, what: Recalculation): Promise<OrderRecord> => {
  const order = await lockOrder(context, id)
  const status = statusAt({ status: order.status as OrderStatus, finishedAt: order.finished_at }, context.now)
  const decision = canRecalculate(what, status)
  if (decision.allowed) return order
  const { refusal } = decision
  const told = await tellLastMove(context.tx, id)
  const message = [recalculationSentences[refusal], told].filter((each) => each !== null).join(' ')
  throw new Refused(message, { status: 409, reason: refusal })
}
