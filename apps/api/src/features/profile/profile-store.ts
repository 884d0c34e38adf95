import type { NotificationMethod } from '@girassol/domain/profile'
import type { Tx } from '../../http/context.ts'

/** Locks the user, so that changes of one user run one after the other. */
const lockUser = (tx: Tx, userId: number) =>
  tx.selectFrom('app_user').select(['email', 'avatar']).where('id', '=', userId).forUpdate().executeTakeFirstOrThrow()

/** Sets another picture for the user, or none; returns the name of the previous one. */
export const replaceAvatar = async (tx: Tx, userId: number, name: string | null): Promise<string | null> => {
  const { avatar } = await lockUser(tx, userId)
  await tx.updateTable('app_user').set({ avatar: name }).where('id', '=', userId).execute()
  return avatar
}

type Profile = {
  readonly name: string
  readonly email: string
  readonly notificationMethods: readonly NotificationMethod[]
}

const isUniqueViolation = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '23505'

/**
 * Changes the user's own data and returns the previous e-mail; null if another user has the new one, after which the
 * transaction can only be rolled back.
 */
export const changeProfile = async (tx: Tx, userId: number, profile: Profile): Promise<string | null> => {
  const { email } = await lockUser(tx, userId)
  try {
    await tx
      .updateTable('app_user')
      .set({
        name: profile.name,
        email: profile.email,
        notification_methods: [...profile.notificationMethods],
      })
      .where('id', '=', userId)
      .execute()
    return email
  } catch (error) {
    if (isUniqueViolation(error)) return null
    throw error
  }
}
