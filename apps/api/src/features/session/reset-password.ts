import type * as contract from '@girassol/contract/session'
import { canChoosePassword, canSetPassword, passwordChoiceRefusals, passwordRefusals } from '@girassol/domain/session'
import type { PublicLookupHandler } from '../../http/context.ts'
import { orRefuse, Refused } from '../../http/refused.ts'
import { recordSecurityEvent } from '../../http/security-events.ts'
import { endWaitingEmail } from './email-change/email-change-store.ts'
import { loadCommonPasswords } from './frequent-passwords.ts'
import { hashPassword } from './passwords.ts'
import { endSessionsOfUser, findOwnerOfReset, spendPasswordReset, updatePassword } from './session-store.ts'
import { hashToken } from './tokens.ts'

const refuseLink = () => new Refused('Este link não vale mais. Peça um novo.', { status: 400, reason: 'linkUsed' })

/**
 * C-02: sets a new password with the link of the mail, which works once; other links, all open sessions and an e-mail
 * that waits for its confirmation end with it.
 * Refuses a password that is easy to guess, and leaves the link open (SEC-014).
 */
export const resetPassword: PublicLookupHandler<typeof contract.resetPassword> = async (
  { read, write, now, cookies, origin },
  { body },
) => {
  orRefuse(canSetPassword(body.password, body.password_confirmation), passwordRefusals, { status: 400 })
  const tokenHash = hashToken(body.token)
  const owner = await read((tx) => findOwnerOfReset(tx, tokenHash, now))
  if (owner === undefined) throw refuseLink()
  const choice = canChoosePassword(body.password, owner, await loadCommonPasswords())
  orRefuse(choice, passwordChoiceRefusals, { status: 400 })
  const passwordHash = await hashPassword(body.password)
  await write(async (tx) => {
    const userId = await spendPasswordReset(tx, tokenHash, now)
    if (userId === null) throw refuseLink()
    await updatePassword(tx, userId, passwordHash)
    await endSessionsOfUser(tx, userId, now)
    await endWaitingEmail(tx, userId, now)
    await recordSecurityEvent(tx, { now, kind: 'password-changed', origin, userId })
  })
  cookies.clear()
  return null
}
