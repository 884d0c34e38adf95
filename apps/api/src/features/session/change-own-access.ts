import type { Context } from '../../http/context.ts'
import { hashPassword } from './passwords.ts'
import { endOtherSessions, spendPasswordResets, updatePassword } from './session-store.ts'

type Change = {
  readonly emailBefore: string
  readonly email: string
  /** Empty: it stays as it is. */
  readonly password: string
}

const listChanges = ({ emailBefore, email, password }: Change) => [
  ...(password === '' ? [] : (['password'] as const)),
  ...(email === emailBefore ? [] : (['email'] as const)),
]

/**
 * A new password ends every session of the user but this one. With it or with another e-mail the reset links that are
 * under way end too, since they may be no longer their reader's, and the address of before is told.
 */
export const changeOwnAccess = async (
  { tx, now, actor, outbox }: Pick<Context, 'tx' | 'now' | 'actor' | 'outbox'>,
  change: Change,
): Promise<void> => {
  const changes = listChanges(change)
  if (changes.length === 0) return
  if (change.password !== '') {
    await updatePassword(tx, actor.userId, await hashPassword(change.password))
    await endOtherSessions(tx, actor, now)
  }
  await spendPasswordResets(tx, actor.userId, now)
  await outbox.add('mail.access-changed', { userId: actor.userId, email: change.emailBefore, changes })
}
