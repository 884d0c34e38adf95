import { awaitingApprovalSentence, isAwaitingApproval } from '@girassol/domain/purchase-approvals'
import { Refused } from '../../../http/refused.ts'
import type { OrderRecord } from '../order-record.ts'

/** COMP-013: 409 for a cart or budget that waits for an approval of the company. */
export const refuseAwaiting = ({ approval_until }: Pick<OrderRecord, 'approval_until'>, now: string): void => {
  if (!isAwaitingApproval(approval_until, now)) return
  throw new Refused(awaitingApprovalSentence, { status: 409, reason: 'awaitsCompany' })
}
