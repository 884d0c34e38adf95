import type * as contract from '@girassol/contract/orders'
import { can } from '@girassol/domain/access'
import type { Handler } from '../../../http/context.ts'
import { findOrder } from '../../order-record/readable-orders.ts'
import { listApprovals, listContributorEntries, listEntries } from './order-log-queries.ts'

/** DET-043, DET-009: the whole log for internal roles; for other users only who approved the order. */
export const listOrderLog: Handler<typeof contract.listOrderLog> = async (context, { params }) => {
  const order = await findOrder(context, params.id)
  const { tx, actor } = context
  return can(actor.roles, 'orders.readLogs') ? listEntries(tx, order) : listApprovals(tx, order)
}

/** DET-044, DET-010: what the contributors of the caller's own integrator did. */
export const listContributorLog: Handler<typeof contract.listContributorLog> = async (context, { params }) => {
  const order = await findOrder(context, params.id)
  return listContributorEntries(context.tx, order)
}
