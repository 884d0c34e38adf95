import { moveSentences } from '@girassol/domain/orders'
import type { Context } from '../../http/context.ts'
import { Refused } from '../../http/refused.ts'
import type { OrderRecord } from '../order-record/order-record.ts'
import { findOrder } from '../order-record/readable-orders.ts'

/** TRI-006: a triangulation order of the caller's scope; 404 outside it, 409 if the order is not a triangulation. */
export const findOperationOrder = async (context: Context, id: number): Promise<OrderRecord> => {
  const order = await findOrder(context, id)
  if (order.is_triangulation) return order
  throw new Refused(moveSentences.noTriangulation, { status: 409, reason: 'noTriangulation' })
}
