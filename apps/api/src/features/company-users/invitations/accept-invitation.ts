import type * as contract from '@girassol/contract/session'
import { invitationSentences } from '@girassol/domain/company-users'
import { companyUserJoined } from '@girassol/domain/notifications'
import { canChoosePassword, canSetPassword, passwordChoiceRefusals, passwordRefusals } from '@girassol/domain/session'
import type { PublicContext, PublicLookupHandler } from '../../../http/context.ts'
import { orRefuse, Refused } from '../../../http/refused.ts'
import { recordSecurityEvent } from '../../../http/security-events.ts'
import { lockSeller } from '../../../records/lock-seller.ts'
import { recordChange } from '../../../records/record-change.ts'
import { notifyCompany } from '../../notifications/notify-company.ts'
import { loadCommonPasswords } from '../../session/frequent-passwords.ts'
import { hashPassword } from '../../session/passwords.ts'
import { hashToken } from '../../session/tokens.ts'
import { findLinkedInvitation } from './invitation-queries.ts'
import { type AcceptedInvitation, acceptOpenInvitation, insertInvitedUser } from './invitation-store.ts'

/** The invitation of a link, or 410. */
const orEnded = <Row>(invitation: Row | undefined): Row => {
  if (invitation === undefined) throw new Refused(invitationSentences.ended, { status: 410, reason: 'invitationEnded' })
  return invitation
}

/** Only the owner of the mailbox has the link, so this sentence reveals nothing to others. */
const emailTaken = () => new Refused(invitationSentences.emailTaken, { status: 409, reason: 'emailTaken' })

type Joined = AcceptedInvitation & { readonly userId: number }

/** The audit entry, the security events, and the notification of the company's ADMINs (COMP-020). */
const recordJoined = async (
  { tx, now, outbox, origin }: Pick<PublicContext, 'tx' | 'now' | 'outbox' | 'origin'>,
  { userId, name, email, role, company_role: companyRole, seller_id: sellerId }: Joined,
): Promise<void> => {
  const subject = { kind: 'user', id: userId, name } as const
  const after = { name, email, roles: [role], companyRole }
  await recordChange(tx, { now, author: { userId, name }, action: 'create', subject, before: null, after })
  for (const kind of ['roles-changed', 'password-changed'] as const) {
    await recordSecurityEvent(tx, { now, kind, origin, userId })
  }
  const notice = companyUserJoined({ name, companyRole })
  await notifyCompany({ tx, now, outbox }, { sellerId, userId, except: userId }, notice)
}

/**
 * COMP-004: makes the invited person a user of the company, with a first password; the link works once. 410 for a link
 * that is unknown, expired, used, withdrawn or replaced by another sending; 409 if the address got an account meanwhile,
 * whose rights stay as they are (COMP-005).
 */
export const acceptInvitation: PublicLookupHandler<typeof contract.acceptInvitation> = async (
  { read, write, now, cookies, origin },
  { body },
) => {
  orRefuse(canSetPassword(body.password, body.password_confirmation), passwordRefusals, { status: 400 })
  const tokenHash = hashToken(body.token)
  const invited = orEnded(await read((tx) => findLinkedInvitation(tx, tokenHash, now)))
  const choice = canChoosePassword(body.password, invited, await loadCommonPasswords())
  orRefuse(choice, passwordChoiceRefusals, { status: 400 })
  const passwordHash = await hashPassword(body.password)
  await write(async (tx, outbox) => {
    // The order of the locks is that of the changes by an ADMIN: the company, then the invitation.
    await lockSeller(tx, invited.seller_id)
    const invitation = orEnded(await acceptOpenInvitation(tx, tokenHash, now))
    const userId = await insertInvitedUser(tx, invitation, { passwordHash, now })
    if (userId === undefined) throw emailTaken()
    await recordJoined({ tx, now, outbox, origin }, { ...invitation, userId })
  })
  cookies.clear()
  return null
}
