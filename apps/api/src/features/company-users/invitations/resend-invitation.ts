import type * as contract from '@girassol/contract/company-users'
import {
  canResendInvitation,
  invitationRefusals,
  invitationSentences,
  toInvitationState,
} from '@girassol/domain/company-users'
import type { Handler } from '../../../http/context.ts'
import { orNotFound, orRefuse } from '../../../http/refused.ts'
import { countUsedPlaces, findOpenInvitation } from './invitation-queries.ts'
import { renewInvitation } from './invitation-store.ts'
import { lockOwnCompany } from './lock-own-company.ts'

/**
 * COMP-004: sends an invitation again, for another seven days, and ends its earlier link. 409 for an expired one of a
 * full company, 404 for one of another company.
 */
export const resendInvitation: Handler<typeof contract.resendInvitation> = async (context, { params: { id } }) => {
  const { tx, now, outbox } = context
  const sellerId = await lockOwnCompany(context)
  const invitation = orNotFound(await findOpenInvitation(tx, sellerId, id), invitationSentences.notFound)
  const usedPlaces = await countUsedPlaces(tx, { sellerId, now })
  const state = toInvitationState({ expiresAt: invitation.expires_at }, now)
  orRefuse(canResendInvitation({ usedPlaces, state }), invitationRefusals)
  const sending = orNotFound(await renewInvitation(tx, id, now), invitationSentences.notFound)
  await outbox.add('mail.company-invitation', { invitationId: id, sending })
  return null
}
