import type * as contract from '@girassol/contract/purchase-approvals'
import { approvalRefusals, canApprovePurchase } from '@girassol/domain/purchase-approvals'
import { type Cents, centsFromReais } from '@girassol/domain/shared'
import type { Context, Handler } from '../../../http/context.ts'
import { orRefuse, Refused } from '../../../http/refused.ts'
import { placeApprovedBudget } from '../../budgets/place-order.ts'
import { orderApprovedCart } from '../../cart/opening/finish-cart.ts'
import { byUser } from '../../order-record/mover.ts'
import { type ApprovalRow, findOrderLimit } from '../approval-queries.ts'
import { lockApproval, refuseAnswered } from './lock-approval.ts'
import { readAnswered } from './read-answered.ts'
import { findRequesterActor } from './requester-actor.ts'
import { type Answer, storeAnswer } from './store-answer.ts'

const refuseNotYours = async ({ tx, actor }: Context, row: ApprovalRow, totalCents: Cents): Promise<void> => {
  const facts = {
    companyRole: actor.companyRole,
    isOwn: row.requested_by === actor.userId,
    canViewPrices: actor.canViewProductPrices,
    orderLimitCents: await findOrderLimit(tx, actor.userId),
    totalCents,
  }
  orRefuse(canApprovePurchase(facts), approvalRefusals, { status: 403 })
}

/** Whether the order can no longer be made at all: a product is gone, the kit is unsafe, or the requester is gone. */
const isImpossible = (error: unknown): error is Refused =>
  error instanceof Refused && [404, 409].includes(error.status) && error.reason !== 'totalChanged'

/** Makes the order in the requester's name. What can no longer be ordered is rejected with the reason (COMP-014). */
const order = async (context: Context, row: ApprovalRow, confirmedCents: Cents): Promise<Answer> => {
  const { tx, actor } = context
  const placing = { id: row.order_id, confirmedCents, approver: byUser(context).author }
  try {
    const requester = { ...(await findRequesterActor(tx, row.requested_by, actor)), name: row.requester_name }
    const asRequester = { ...context, actor: requester }
    if (row.source === 'CART') await orderApprovedCart(asRequester, placing)
    else await placeApprovedBudget(asRequester, placing)
  } catch (error) {
    if (isImpossible(error)) return { status: 'REJECTED', reason: error.message }
    throw error
  }
  return { status: 'APPROVED', reason: null, totalCents: confirmedCents }
}

/**
 * COMP-014, COMP-015: orders what waits for the approval, in the name of who asked and at the values of this instant.
 * 403 for an own request, for a BUYER and above the caller's limit; 409 if it was answered, has expired, or costs another
 * total than the named one.
 */
export const approvePurchase: Handler<typeof contract.approvePurchase> = async (context, { params, body }) => {
  const row = await lockApproval(context, params.id)
  const confirmedCents = centsFromReais(body.total)
  await refuseNotYours(context, row, confirmedCents)
  refuseAnswered(row, body.version)
  await storeAnswer(byUser(context), row, await order(context, row, confirmedCents))
  return readAnswered(context, row.id)
}
