import type { WriteContext } from '../../http/context.ts'
import { recordSecurityEvent } from '../../http/security-events.ts'
import { endOtherSessions, spendPasswordResets, updatePassword } from './session-store.ts'

type Change = {
  readonly emailBefore: string
  readonly email: string
  /** Null: the password does not change. */
  readonly passwordHash: string | null
}

const listChanges = ({ emailBefore, email, passwordHash }: Change) => [
  ...(passwordHash === null ? [] : (['password'] as const)),
  ...(email === emailBefore ? [] : (['email'] as const)),
]

/**
 * A new password ends every other session of the user. A new password or e-mail also ends the open reset links, because
 * another person may read them, and a mail is sent to the previous address.
 */
export const changeOwnAccess = async (context: WriteContext, change: Change): Promise<void> => {
  const { tx, now, actor, outbox, origin } = context
  const changes = listChanges(change)
  if (changes.length === 0) return
  if (change.passwordHash !== null) {
    await updatePassword(tx, actor.userId, change.passwordHash)
    await endOtherSessions(tx, actor, now)
  }
  await spendPasswordResets(tx, actor.userId, now)
  for (const changed of changes) {
    await recordSecurityEvent(tx, { now, kind: `${changed}-changed`, origin, userId: actor.userId })
  }
  await outbox.add('mail.access-changed', { userId: actor.userId, email: change.emailBefore, changes })
}
