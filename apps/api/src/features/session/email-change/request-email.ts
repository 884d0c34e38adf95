import { canRequestEmail, emailRequestRefusals } from '@girassol/domain/session'
import type { WriteContext } from '../../../http/context.ts'
import { orNotFound, orRefuse } from '../../../http/refused.ts'
import { countRecentRequests } from './email-change-queries.ts'
import { insertEmailChange, lockEmail } from './email-change-store.ts'

type Wanted = { readonly userId: number; readonly email: string }

/**
 * SEC-005, C-221: records a new e-mail, which counts once its owner confirms it. The work is the same whether or not the
 * address is in use: the mail to it is the worker's. Refuses the sixth request of a user within an hour (429).
 */
export const requestEmail = async (
  { tx, now, outbox }: Pick<WriteContext, 'tx' | 'now' | 'outbox'>,
  { userId, email }: Wanted,
): Promise<void> => {
  const user = orNotFound(await lockEmail(tx, userId))
  orRefuse(canRequestEmail(await countRecentRequests(tx, userId, now)), emailRequestRefusals, { status: 429 })
  const changeId = await insertEmailChange(tx, { userId, before: user.email, after: email, now })
  await outbox.add('mail.email-requested', { userId, changeId })
}
