import type * as contract from '@girassol/contract/profile'
import { profileProblems, profileSentences, toNotificationMethods } from '@girassol/domain/profile'
import type { LookupHandler } from '../../http/context.ts'
import { refuseProblems } from '../../http/refuse-problems.ts'
import { orNotFound, Refused } from '../../http/refused.ts'
import { changeOwnAccess } from '../session/change-own-access.ts'
import { loadCommonPasswords } from '../session/frequent-passwords.ts'
import { hashPassword } from '../session/passwords.ts'
import { findSessionView } from '../session/session-queries.ts'
import { changeProfile, readPasswordOwner } from './profile-store.ts'

/** PROF-013: changes name, e-mail, notification methods and, if one was typed, the password (PROF-012). */
export const updateProfile: LookupHandler<typeof contract.updateProfile> = async (
  { actor, simulatedSystems, read, write },
  { body },
) => {
  const { name, email, password = '', password_confirmation = '' } = body
  const guesses =
    password === ''
      ? {}
      : { owner: await read((tx) => readPasswordOwner(tx, actor.userId)), common: await loadCommonPasswords() }
  refuseProblems(profileProblems({ name, email, password, password_confirmation }, guesses))
  const notificationMethods = toNotificationMethods(body.notificationMethods)
  const passwordHash = password === '' ? null : await hashPassword(password)
  return write(async (context) => {
    const { tx } = context
    const emailBefore = await changeProfile(tx, actor.userId, { name, email, notificationMethods })
    if (emailBefore === null) throw new Refused(profileSentences.emailTaken, { status: 409, reason: 'emailTaken' })
    await changeOwnAccess(context, { emailBefore, email, passwordHash })
    return orNotFound(await findSessionView({ tx, simulatedSystems }, actor.userId))
  })
}
