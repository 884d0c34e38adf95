import type * as contract from '@girassol/contract/session'
import { canSetPassword, passwordRefusals } from '@girassol/domain/session'
import type { PublicLookupHandler } from '../../http/context.ts'
import { orRefuse, Refused } from '../../http/refused.ts'
import { hashPassword } from './passwords.ts'
import { endSessionsOfUser, isPasswordResetOpen, spendPasswordReset, updatePassword } from './session-store.ts'
import { hashToken } from './tokens.ts'

const refuseLink = () => new Refused('Este link não vale mais. Peça um novo.', { status: 400, reason: 'linkUsed' })

/**
 * C-02: sets a new password with the link of the mail, which works once; other links and all open sessions end with it.
 */
export const resetPassword: PublicLookupHandler<typeof contract.resetPassword> = async (
  { read, write, now, cookies },
  { body },
) => {
  orRefuse(canSetPassword(body.password, body.password_confirmation), passwordRefusals, { status: 400 })
  const tokenHash = hashToken(body.token)
  if (!(await read((tx) => isPasswordResetOpen(tx, tokenHash, now)))) throw refuseLink()
  const passwordHash = await hashPassword(body.password)
  await write(async (tx) => {
    const userId = await spendPasswordReset(tx, tokenHash, now)
    if (userId === null) throw refuseLink()
    await updatePassword(tx, userId, passwordHash)
    await endSessionsOfUser(tx, userId, now)
  })
  cookies.clear()
  return null
}
