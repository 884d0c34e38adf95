import type * as contract from '@girassol/contract/purchase-approvals'
import { approvalRefusals, canRejectPurchase } from '@girassol/domain/purchase-approvals'
import type { Handler } from '../../../http/context.ts'
import { orRefuse } from '../../../http/refused.ts'
import { byUser } from '../../order-record/mover.ts'
import { lockApproval, refuseAnswered } from './lock-approval.ts'
import { readAnswered } from './read-answered.ts'
import { storeAnswer } from './store-answer.ts'

/**
 * COMP-012, COMP-015: rejects an approval, whose cart or budget can be changed again. 403 for an own request and for a
 * BUYER; 409 if it was answered or has expired.
 */
export const rejectPurchase: Handler<typeof contract.rejectPurchase> = async (context, { params, body }) => {
  const row = await lockApproval(context, params.id)
  const isOwn = row.requested_by === context.actor.userId
  const decision = canRejectPurchase({ companyRole: context.actor.companyRole, isOwn })
  orRefuse(decision, approvalRefusals, { status: 403 })
  refuseAnswered(row, body.version)
  await storeAnswer(byUser(context), row, { status: 'REJECTED', reason: body.reason })
  return readAnswered(context, row.id)
}
