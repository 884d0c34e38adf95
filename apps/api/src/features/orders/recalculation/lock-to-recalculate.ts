import { canRecalculate, type Recalculation, recalculationSentences, statusAt } from '@girassol/domain/orders'
import type { Context } from '../../../http/context.ts'
import { orRefuse } from '../../../http/refused.ts'
import { refuseAwaiting } from '../../order-record/approvals/refuse-awaiting.ts'
import { lockOrder } from '../../order-record/lock-order.ts'
import type { OrderRecord } from '../../order-record/order-record.ts'

/** An order of the caller's scope, locked until the call ends; 409 if this can no longer be recalculated. */
export const lockToRecalculate = async (context: Context, id: number, what: Recalculation): Promise<OrderRecord> => {
  const order = await lockOrder(context, id)
  refuseAwaiting(order, context.now)
  const status = statusAt({ status: order.status, finishedAt: order.finished_at }, context.now)
  orRefuse(canRecalculate(what, status), recalculationSentences)
  return order
}
