import type * as contract from '@girassol/contract/seller-registration'
import { canApproveSeller, canRejectSeller, type SellerStatus, sellerReviewRefusals } from '@girassol/domain/sellers'
import type { Context, Handler } from '../../http/context.ts'
import { orRefuse } from '../../http/refused.ts'
import { recordSecurityEvent } from '../../http/security-events.ts'
import { changedMeanwhile } from '../../records/changed-meanwhile.ts'
import { recordChange } from '../../records/record-change.ts'
import { inviteToPassword } from '../session/invite-to-password.ts'
import { auditedSeller } from './registration-queries.ts'
import { moveSeller } from './registration-store.ts'
import { registrationOrNotFound } from './show-registration.ts'

type Move = { readonly to: Extract<SellerStatus, 'APPROVED' | 'REPROVED'>; readonly reason: string | null }

const move = async (context: Context, before: contract.RegistrationView, { to, reason }: Move) => {
  const { tx, now, actor, origin } = context
  const { id, status: from } = before
  if (!(await moveSeller(tx, { id, from, to, reason }, { now, by: actor.name }))) {
    throw changedMeanwhile('este cadastro', await registrationOrNotFound(tx, id))
  }
  const after = await registrationOrNotFound(tx, id)
  const action = to === 'APPROVED' ? 'approve' : 'reprove'
  const subject = { kind: 'seller', id, name: after.fancyName } as const
  const [was, is] = [auditedSeller(before), auditedSeller(after)]
  await recordChange(tx, { now, author: actor, action, subject, before: was, after: is })
  await recordSecurityEvent(tx, { now, kind: 'state-changed', origin, userId: actor.userId, onBehalfOf: id })
  return after
}

/** C-140: approves the seller, which may then buy; users without a password are invited. */
export const approveSeller: Handler<typeof contract.approveSeller> = async (context, { params: { id } }) => {
  const before = await registrationOrNotFound(context.tx, id)
  orRefuse(canApproveSeller(before.status), sellerReviewRefusals)
  const after = await move(context, before, { to: 'APPROVED', reason: null })
  for (const user of after.users.filter(({ state }) => state === 'INVITED')) await inviteToPassword(context, user.id)
  return after
}

/** C-140, AUTH-010: rejects the seller; its users may not log in any more, and staff see the reason. */
export const rejectSeller: Handler<typeof contract.rejectSeller> = async (
  context,
  { params: { id }, body: { reason } },
) => {
  const before = await registrationOrNotFound(context.tx, id)
  orRefuse(canRejectSeller(before.status), sellerReviewRefusals)
  return move(context, before, { to: 'REPROVED', reason })
}
