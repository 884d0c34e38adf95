import type * as contract from '@girassol/contract/purchase-approvals'
import { approvalRefusals, canWithdrawPurchase } from '@girassol/domain/purchase-approvals'
import type { Handler } from '../../../http/context.ts'
import { orRefuse } from '../../../http/refused.ts'
import { byUser } from '../../order-record/mover.ts'
import { lockApproval, refuseAnswered } from './lock-approval.ts'
import { readAnswered } from './read-answered.ts'
import { storeAnswer } from './store-answer.ts'

/**
 * COMP-012, COMP-013: withdraws an approval that the caller asked for; the cart or budget can be changed again. 409 if it
 * was answered or has expired.
 */
export const withdrawPurchase: Handler<typeof contract.withdrawPurchase> = async (context, { params, body }) => {
  const row = await lockApproval(context, params.id)
  const isOwn = row.requested_by === context.actor.userId
  orRefuse(canWithdrawPurchase({ isOwn }), approvalRefusals, { status: 403 })
  refuseAnswered(row, body.version)
  await storeAnswer(byUser(context), row, { status: 'WITHDRAWN', reason: null })
  return readAnswered(context, row.id)
}
