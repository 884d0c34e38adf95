import type * as contract from '@girassol/contract/session'
import { canSetPassword, passwordRefusals } from '@girassol/domain/session'
import type { PublicHandler } from '../../http/context.ts'
import { orRefuse, Refused } from '../../http/refused.ts'
import { hashPassword } from './passwords.ts'
import { endSessionsOfUser, spendPasswordReset, updatePassword } from './session-store.ts'
import { hashToken } from './tokens.ts'

/**
 * C-02: sets a new password with the link of the mail, which works once; other links and all open sessions end with it.
 */
export const resetPassword: PublicHandler<typeof contract.resetPassword> = async ({ tx, now, cookies }, { body }) => {
  orRefuse(canSetPassword(body.password, body.password_confirmation), passwordRefusals, { status: 400 })
  const userId = await spendPasswordReset(tx, hashToken(body.token), now)
  if (userId === null) throw new Refused('Este link não vale mais. Peça um novo.', { status: 400, reason: 'linkUsed' })
  await updatePassword(tx, userId, await hashPassword(body.password))
  await endSessionsOfUser(tx, userId, now)
  cookies.clear()
  return null
}
