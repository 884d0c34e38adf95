import type * as contract from '@girassol/contract/profile'
import { profileProblems, toNotificationMethods } from '@girassol/domain/profile'
import { isSameEmail } from '@girassol/domain/session'
import { Accepted } from '../../http/accepted.ts'
import type { LookupHandler } from '../../http/context.ts'
import { refuseProblems } from '../../http/refuse-problems.ts'
import { orNotFound } from '../../http/refused.ts'
import { changeOwnPassword } from '../session/change-own-password.ts'
import { requestEmail } from '../session/email-change/request-email.ts'
import { loadCommonPasswords } from '../session/frequent-passwords.ts'
import { hashPassword } from '../session/passwords.ts'
import { freshSignInNeeded, readOwnAccess, requireFreshSignIn } from '../session/prove-password.ts'
import { findSessionView } from '../session/session-queries.ts'
import { changeProfile } from './profile-store.ts'

/**
 * PROF-013: changes name, notification methods and, if one was typed, the password (PROF-012). Another e-mail counts
 * once its owner opened the link sent to it; the answer is the same for an address in use (SEC-005). Both need a fresh
 * sign-in (SEC-004).
 */
export const updateProfile: LookupHandler<typeof contract.updateProfile> = async (context, { body }) => {
  const { actor, simulatedSystems, read, write } = context
  const { name, email, password = '', password_confirmation = '', currentPassword = '' } = body
  const owner = await read((tx) => readOwnAccess(tx, actor.familyId))
  const common = password === '' ? new Set<string>() : await loadCommonPasswords()
  refuseProblems(profileProblems({ name, email, password, password_confirmation }, { owner, common }))
  const changesAccess = password !== '' || !isSameEmail(email, owner.email)
  if (changesAccess) await requireFreshSignIn(context, owner, currentPassword)
  const notificationMethods = toNotificationMethods(body.notificationMethods)
  const passwordHash = password === '' ? null : await hashPassword(password)
  return write(async (writing) => {
    const { tx } = writing
    const emailBefore = await changeProfile(tx, actor.userId, { name, email, notificationMethods })
    const wantsOther = !isSameEmail(email, emailBefore)
    // The e-mail changed in the meantime, so this call would change it back.
    if (!changesAccess && wantsOther) throw freshSignInNeeded()
    if (passwordHash !== null) await changeOwnPassword(writing, { email: emailBefore, passwordHash })
    if (wantsOther) await requestEmail(writing, { userId: actor.userId, email })
    const view = orNotFound(await findSessionView({ tx, simulatedSystems }, actor.userId))
    return wantsOther ? new Accepted(view) : view
  })
}
