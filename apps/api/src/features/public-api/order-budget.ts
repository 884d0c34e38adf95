import type * as contract from '@girassol/contract/public-api'
import type { OrderedBudget } from '@girassol/contract/public-api/order'
import { Accepted } from '../../http/accepted.ts'
import type { Context, LaterHandler } from '../../http/context.ts'
import { changeOrderStatus } from '../budgets/place-order.ts'
import { findApprovals } from '../purchase-approvals/approval-queries.ts'
import { showOf } from './show-orders.ts'

/** The approval that a budget waits for. */
const findApproval = async (context: Context, orderId: number): Promise<OrderedBudget['approval']> => {
  const { data } = await findApprovals(context, { orderId, status: 'PENDING', skip: 1, take: 1 })
  const [approval] = data
  if (approval === undefined) throw new Error(`budget ${orderId} waits for no approval`)
  return { id: approval.id, expiresAt: approval.expiresAt, reasons: approval.reasons.map(({ code }) => code) }
}

/**
 * API-009, COMP-017: makes the order of a budget of the company; 202 with the approval that its company has to give
 * first, because a key has the limits of the user who made it.
 */
export const orderBudget: LaterHandler<typeof contract.orderBudget> = async (context, { params: { id } }) => {
  await showOf(context, 'budgets', id)
  const placed = await changeOrderStatus(context, { params: { id }, body: { status: 'INVOICE' } })
  if (placed instanceof Accepted) return new Accepted({ order: null, approval: await findApproval(context, id) })
  return { order: await showOf(context, 'orders', id), approval: null }
}
