import type { Context, Tx } from '../../http/context.ts'
import { endWaitingEmail } from './email-change/email-change-store.ts'
import { endSessionsOfUser, spendPasswordResets } from './session-store.ts'

/** C-140: mails a link to choose a password, valid for seven days; earlier links end at once. */
export const inviteToPassword = async (
  { tx, now, outbox }: Pick<Context, 'tx' | 'now' | 'outbox'>,
  userId: number,
): Promise<void> => {
  await spendPasswordResets(tx, userId, now)
  await outbox.add('mail.invitation', { userId })
}

/** C-140: ends the open sessions and links of a deactivated user, and an e-mail that waits for its confirmation. */
export const endAccess = async (tx: Tx, userId: number, now: string): Promise<void> => {
  await endSessionsOfUser(tx, userId, now)
  await spendPasswordResets(tx, userId, now)
  await endWaitingEmail(tx, userId, now)
}
