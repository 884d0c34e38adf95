import type * as contract from '@girassol/contract/session'
import type { PublicHandler } from '../../../http/context.ts'
import { recordSecurityEvent } from '../../../http/security-events.ts'
import { spendPasswordResets } from '../session-store.ts'
import { lockLinkedChange } from './email-change-queries.ts'
import { markConfirmed } from './email-change-store.ts'
import { linkUsed, setEmail } from './set-email.ts'

/**
 * SEC-005: from now on the new e-mail is the user's, and the old address gets a link to undo it. Works once; password
 * links that were sent to the old address end.
 */
export const confirmEmail: PublicHandler<typeof contract.confirmEmail> = async (
  { tx, now, outbox, origin },
  { body },
) => {
  const change = await lockLinkedChange(tx, { token: body.token, purpose: 'CONFIRM', now })
  if (change === undefined) throw linkUsed()
  const { id, userId, name, email } = change
  if (!(await markConfirmed(tx, { id, before: email }, now))) throw linkUsed()
  await setEmail(tx, { userId, email: change.email_after, now, by: name })
  await spendPasswordResets(tx, userId, now)
  await recordSecurityEvent(tx, { now, kind: 'email-changed', origin, userId })
  await outbox.add('mail.email-changed', { userId, changeId: id })
  return null
}
