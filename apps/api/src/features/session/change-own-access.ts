import type { Context } from '../../http/context.ts'
import { hashPassword } from './passwords.ts'
import { endOtherSessions, spendPasswordResets, updatePassword } from './session-store.ts'

type Change = {
  readonly emailBefore: string
  readonly email: string
  /** Empty: it stays as it is. */
  readonly password: string
}

/**
 * A new password ends every session of the user but this one; with it or with another e-mail the reset links that are
 * under way end too, since they went to an address or were asked for by a person that may no longer be theirs.
 */
export const changeOwnAccess = async (
  { tx, now, actor }: Pick<Context, 'tx' | 'now' | 'actor'>,
  { emailBefore, email, password }: Change,
): Promise<void> => {
  if (password !== '') {
    await updatePassword(tx, actor.userId, await hashPassword(password))
    await endOtherSessions(tx, actor, now)
  }
  if (password !== '' || email !== emailBefore) await spendPasswordResets(tx, actor.userId, now)
}
