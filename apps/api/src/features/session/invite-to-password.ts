import { passwordLinkHours } from '@girassol/domain/session'
import { plusHours } from '@girassol/domain/shared'
import type { Context, Tx } from '../../http/context.ts'
import { endSessionsOfUser, insertPasswordReset, spendPasswordResets } from './session-store.ts'
import { hashToken, newToken } from './tokens.ts'

/** C-140: mails a link to choose a password, valid for seven days; earlier links end with it. */
export const inviteToPassword = async (
  { tx, now, outbox }: Pick<Context, 'tx' | 'now' | 'outbox'>,
  userId: number,
): Promise<void> => {
  const token = newToken()
  await spendPasswordResets(tx, userId, now)
  await insertPasswordReset(tx, {
    userId,
    tokenHash: hashToken(token),
    expiresAt: plusHours(now, passwordLinkHours.invitation),
  })
  await outbox.add('mail.invitation', { userId, token })
}

/** C-140: ends the open sessions and links of a deactivated user. */
export const endAccess = async (tx: Tx, userId: number, now: string): Promise<void> => {
  await endSessionsOfUser(tx, userId, now)
  await spendPasswordResets(tx, userId, now)
}
