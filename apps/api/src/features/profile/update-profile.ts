import type * as contract from '@girassol/contract/profile'
import { profileProblems, profileSentences, toNotificationMethods } from '@girassol/domain/profile'
import type { LookupHandler } from '../../http/context.ts'
import { refuseProblems } from '../../http/refuse-problems.ts'
import { orNotFound, Refused } from '../../http/refused.ts'
import { changeOwnAccess } from '../session/change-own-access.ts'
import { loadCommonPasswords } from '../session/frequent-passwords.ts'
import { hashPassword } from '../session/passwords.ts'
import { freshSignInNeeded, readOwnAccess, requireFreshSignIn } from '../session/prove-password.ts'
import { findSessionView } from '../session/session-queries.ts'
import { changeProfile } from './profile-store.ts'

/**
 * PROF-013: changes name, e-mail, notification methods and, if one was typed, the password (PROF-012). Another e-mail or
 * password needs a fresh sign-in (SEC-004).
 */
export const updateProfile: LookupHandler<typeof contract.updateProfile> = async (context, { body }) => {
  const { actor, simulatedSystems, read, write } = context
  const { name, email, password = '', password_confirmation = '', currentPassword = '' } = body
  const owner = await read((tx) => readOwnAccess(tx, actor.familyId))
  const common = password === '' ? new Set<string>() : await loadCommonPasswords()
  refuseProblems(profileProblems({ name, email, password, password_confirmation }, { owner, common }))
  const changesAccess = password !== '' || email !== owner.email
  if (changesAccess) await requireFreshSignIn(context, owner, currentPassword)
  const notificationMethods = toNotificationMethods(body.notificationMethods)
  const passwordHash = password === '' ? null : await hashPassword(password)
  return write(async (writing) => {
    const { tx } = writing
    const emailBefore = await changeProfile(tx, actor.userId, { name, email, notificationMethods })
    if (emailBefore === null) throw new Refused(profileSentences.emailTaken, { status: 409, reason: 'emailTaken' })
    // Another tab changed the e-mail meanwhile, so this call would change it back.
    if (!changesAccess && emailBefore !== email) throw freshSignInNeeded()
    await changeOwnAccess(writing, { emailBefore, email, passwordHash })
    return orNotFound(await findSessionView({ tx, simulatedSystems }, actor.userId))
  })
}
