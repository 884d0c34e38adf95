import { answeredSentences, approvalSentences, canAnswerApproval } from '@girassol/domain/purchase-approvals'
import type { Context, Tx } from '../../../http/context.ts'
import { orNotFound, orRefuse } from '../../../http/refused.ts'
import { changedMeanwhile } from '../../../records/changed-meanwhile.ts'
import { type ApprovalRow, selectApprovals } from '../approval-queries.ts'

const findApproval = async (context: Context, id: number): Promise<ApprovalRow> =>
  orNotFound(
    await selectApprovals(context).where('purchase_approval.id', '=', id).executeTakeFirst(),
    approvalSentences.notFound,
  )

/** Locks a requester, so that the answers to his requests and his own orders run in turn (COMP-011, COMP-012). */
export const lockRequester = async (tx: Tx, userId: number): Promise<void> => {
  await tx.selectFrom('app_user').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

/** An approval that the caller may read, with its requester locked. 404 for any other. */
export const lockApproval = async (context: Context, id: number): Promise<ApprovalRow> => {
  const { requested_by } = await findApproval(context, id)
  await lockRequester(context.tx, requested_by)
  return findApproval(context, id)
}

/** 409 for an approval that was answered or has expired, and for one that changed since the caller saw it. */
export const refuseAnswered = ({ status, version }: ApprovalRow, seen: number): void => {
  orRefuse(canAnswerApproval(status), answeredSentences)
  if (version !== seen) throw changedMeanwhile('este pedido de aprovação', { updatedAt: null, updatedBy: null })
}
