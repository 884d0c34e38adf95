import type * as contract from '@girassol/contract/order-approval'
import type { Handler } from '../../http/context.ts'
import { lockOrderFor } from '../order-record/lock-order-for.ts'
import { moveOrder } from '../order-record/move-order.ts'
import { byUser } from '../order-record/mover.ts'
import { findOrderView } from '../orders/detail/order-queries.ts'

/** T16, C-54: requests the cancellation from the ERP; a later event brings the result (E19). */
export const cancelOrder: Handler<typeof contract.cancelOrder> = async (context, { params, body }) => {
  const order = await lockOrderFor(context, params.id, 'cancel')
  const log = `Cancelamento solicitado: ${body.reason}`
  await moveOrder(byUser(context), order, { event: 'cancel', log })
  return findOrderView(context, order.id)
}
