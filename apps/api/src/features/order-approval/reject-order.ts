import type * as contract from '@girassol/contract/order-approval'
import type { OrderView } from '@girassol/contract/orders'
import { can } from '@girassol/domain/access'
import type { Context, Handler } from '../../http/context.ts'
import { refuseOtherVersion } from '../order-record/last-move.ts'
import { lockOrderFor } from '../order-record/lock-order-for.ts'
import { moveOrder } from '../order-record/move-order.ts'
import { byUser } from '../order-record/mover.ts'
import { findOrderView } from '../orders/detail/order-queries.ts'

type Rejection = {
  readonly id: number
  readonly event: 'reject' | 'invalidate'
  readonly text: string | null
  /** The version that the user saw. */
  readonly version: number | undefined
}

/**
 * The list allows more roles to reject than the detail page; the API accepts both (C-53). Refuses an order that changed
 * after the user saw it (REL-010).
 */
const endOrder = async (context: Context, { id, event, text, version }: Rejection): Promise<OrderView> => {
  const action = can(context.actor.roles, 'orders.rejectFromList') ? 'reproveFromList' : 'reproveFromDetail'
  const order = await lockOrderFor(context, id, action)
  await refuseOtherVersion(context.tx, order, { seen: version })
  const log = text === null ? 'Pedido reprovado' : `Pedido reprovado: ${text}`
  await moveOrder(byUser(context), order, { event, log, set: { approval_feedback: text } })
  return findOrderView(context, order.id)
}

/** T10: rejects a validated order; the reason is its feedback (C-69). */
export const rejectOrder: Handler<typeof contract.rejectOrder> = (context, { params, body }) =>
  endOrder(context, { id: params.id, event: 'reject', text: body.observation, version: body.version })

/** T9: rejects an order that waits for validation; the reason is optional. */
export const invalidateOrder: Handler<typeof contract.invalidateOrder> = (context, { params, body }) =>
  endOrder(context, { id: params.id, event: 'invalidate', text: body?.feedback || null, version: body?.version })
