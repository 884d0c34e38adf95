import type { ApprovalView } from '@girassol/contract/purchase-approvals'
import type { Context } from '../../../http/context.ts'
import { findOrderLimit, selectApprovals, toApprovalView } from '../approval-queries.ts'

/** An approval that the caller just answered. */
export const readAnswered = async (context: Context, id: number): Promise<ApprovalView> => {
  const row = await selectApprovals(context).where('purchase_approval.id', '=', id).executeTakeFirstOrThrow()
  return toApprovalView(row, context.actor, await findOrderLimit(context.tx, context.actor.userId))
}
