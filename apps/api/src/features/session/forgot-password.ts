import type * as contract from '@girassol/contract/session'
import { passwordLinkHours } from '@girassol/domain/session'
import { plusHours } from '@girassol/domain/shared'
import type { PublicHandler } from '../../http/context.ts'
import { findUserByEmail } from './session-queries.ts'
import { insertPasswordReset } from './session-store.ts'
import { hashToken, newToken } from './tokens.ts'

/**
 * C-02: the response does not show whether the address has an account; the link is sent by mail and is valid for one
 * hour.
 */
export const forgotPassword: PublicHandler<typeof contract.forgotPassword> = async ({ tx, now, outbox }, { body }) => {
  const user = await findUserByEmail(tx, body.email)
  if (!user) return null
  const token = newToken()
  await insertPasswordReset(tx, {
    userId: user.id,
    tokenHash: hashToken(token),
    expiresAt: plusHours(now, passwordLinkHours.reset),
  })
  await outbox.add('mail.password-reset', { userId: user.id, token })
  return null
}
