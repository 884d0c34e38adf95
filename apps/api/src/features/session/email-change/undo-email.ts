import type * as contract from '@girassol/contract/session'
import type { PublicHandler } from '../../../http/context.ts'
import { recordSecurityEvent } from '../../../http/security-events.ts'
import { endSessionsOfUser, spendPasswordResets } from '../session-store.ts'
import { lockLinkedChange } from './email-change-queries.ts'
import { endChangesSince } from './email-change-store.ts'
import { linkUsed, setEmail } from './set-email.ts'

/**
 * SEC-005, C-221: restores the old e-mail, also if it was changed again since, and ends every session and password link
 * of the user. Works once.
 */
export const undoEmail: PublicHandler<typeof contract.undoEmail> = async ({ tx, now, cookies, origin }, { body }) => {
  const change = await lockLinkedChange(tx, { token: body.token, purpose: 'UNDO', now })
  if (change === undefined || !(await endChangesSince(tx, change, now))) throw linkUsed()
  const { userId, name, email_before: email } = change
  await setEmail(tx, { userId, email, now, by: name })
  await endSessionsOfUser(tx, userId, now)
  await spendPasswordResets(tx, userId, now)
  await recordSecurityEvent(tx, { now, kind: 'email-changed', origin, userId })
  cookies.clear()
  return null
}
