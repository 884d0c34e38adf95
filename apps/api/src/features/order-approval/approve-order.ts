import type * as contract from '@girassol/contract/order-approval'
import type { Handler } from '../../http/context.ts'
import { lockCreditOfOrder } from '../credit/lock-credit-of-order.ts'
import { requireCredit } from '../credit/require-credit.ts'
import { refuseOtherVersion } from '../order-record/last-move.ts'
import { lockOrderFor } from '../order-record/lock-order-for.ts'
import { moveOrder } from '../order-record/move-order.ts'
import { byUser } from '../order-record/mover.ts'
import { findOrderView } from '../orders/detail/order-queries.ts'

/**
 * T12, C-52: approves a validated order, which waits in PROCESSING until the ERP has created it. Refuses an order that
 * changed after the user saw it (REL-010), and one beyond the credit of its integrator (CRED-003).
 */
export const approveOrder: Handler<typeof contract.approveOrder> = async (context, { params, body }) => {
  // Two orders of a seller are judged one after the other.
  await lockCreditOfOrder(context.tx, params.id)
  const order = await lockOrderFor(context, params.id, 'approve')
  await refuseOtherVersion(context.tx, order, { seen: body?.version })
  await requireCredit(context, order)
  await moveOrder(byUser(context), order, { event: 'approve', log: 'Pedido aprovado' })
  return findOrderView(context, order.id)
}
