import type { NotificationMethod } from '@girassol/domain/profile'
import { isSameEmail } from '@girassol/domain/session'
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

/**
 * Changes the user's own data and returns the e-mail from before. Only the case of the e-mail is changed here: another
 * address needs its owner's confirmation (SEC-005).
 */
export const changeProfile = async (tx: Tx, userId: number, profile: Profile): Promise<string> => {
  const { email } = await lockUser(tx, userId)
  await tx
    .updateTable('app_user')
    .set({
      name: profile.name,
      email: isSameEmail(email, profile.email) ? profile.email : email,
      notification_methods: [...profile.notificationMethods],
    })
    .where('id', '=', userId)
    .execute()
  return email
}
