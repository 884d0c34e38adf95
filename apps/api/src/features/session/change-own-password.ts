import type { WriteContext } from '../../http/context.ts'
import { recordSecurityEvent } from '../../http/security-events.ts'
import { endWaitingEmail } from './email-change/email-change-store.ts'
import { endOtherSessions, spendPasswordResets, updatePassword } from './session-store.ts'

type Change = { readonly email: string; readonly passwordHash: string }

/**
 * A new password ends every other session of the user, the open password links and an e-mail that waits for its
 * confirmation, because another person may have caused them; the user is notified by mail.
 */
export const changeOwnPassword = async (
  { tx, now, actor, outbox, origin }: WriteContext,
  { email, passwordHash }: Change,
): Promise<void> => {
  await updatePassword(tx, actor.userId, passwordHash)
  await endOtherSessions(tx, actor, now)
  await spendPasswordResets(tx, actor.userId, now)
  await endWaitingEmail(tx, actor.userId, now)
  await recordSecurityEvent(tx, { now, kind: 'password-changed', origin, userId: actor.userId })
  await outbox.add('mail.access-changed', { userId: actor.userId, email, changes: ['password'] })
}
