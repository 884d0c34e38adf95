import type * as contract from '@girassol/contract/order-approval'
import type { Handler } from '../../http/context.ts'
import { lockOrderFor } from '../orders/lock-order-for.ts'
import { moveOrder } from '../orders/move-order.ts'
import { byUser } from '../orders/mover.ts'
import { findOrderView } from '../orders/order-queries.ts'

const moves = {
  INVOICE_BILLING: { event: 'confirmBilling', log: 'Faturamento confirmado' },
  WAITING_DISPATCH: { event: 'releaseDispatch', log: 'Expedição liberada' },
} as const

/** T14, T15, C-55: the option is the target status; a triangulation order is released to its operation first. */
export const confirmPayment: Handler<typeof contract.confirmPayment> = async (context, { params, body }) => {
  const move = moves[body.option]
  const order = await lockOrderFor(context, params.id, move.event)
  await moveOrder(byUser(context), order, move)
  return findOrderView(context, order.id)
}
