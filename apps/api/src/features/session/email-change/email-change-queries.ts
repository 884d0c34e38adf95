import type { PendingEmail } from '@girassol/contract/session'
import { type EmailLinkPurpose, emailLinkHours, emailRequestHours } from '@girassol/domain/session'
import { plusHours } from '@girassol/domain/shared'
import type { Tx } from '../../../http/context.ts'
import { hashToken } from '../tokens.ts'

/** How many new addresses a user requested recently. */
export const countRecentRequests = async (tx: Tx, userId: number, now: string): Promise<number> => {
  const { count } = await tx
    .selectFrom('email_change')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('requested_at', '>', plusHours(now, -emailRequestHours))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Another user with this e-mail, in any case. */
export const findOtherOwner = (tx: Tx, { userId, email }: { readonly userId: number; readonly email: string }) =>
  tx
    .selectFrom('app_user')
    .select(['name', 'email', 'active'])
    .where((eb) => eb.fn('lower', ['email']), '=', email.toLowerCase())
    .where('id', '!=', userId)
    .executeTakeFirst()

/** The users, each with the e-mail that waits for its confirmation; there is at most one. */
export const withWaitingEmail = (tx: Tx) =>
  tx
    .selectFrom('app_user')
    .leftJoin('email_change as waiting', (join) =>
      join
        .onRef('waiting.user_id', '=', 'app_user.id')
        .on('waiting.confirmed_at', 'is', null)
        .on('waiting.ended_at', 'is', null),
    )
    .select(['waiting.email_after as waiting_email', 'waiting.requested_at as waiting_since'])

type Waiting = { readonly waiting_email: string | null; readonly waiting_since: string | null }

/** The e-mail that waits for its confirmation, as the user and the administrator see it. */
export const toPendingEmail = ({ waiting_email, waiting_since }: Waiting): PendingEmail | null =>
  waiting_email === null || waiting_since === null
    ? null
    : { address: waiting_email, expiresAt: plusHours(waiting_since, emailLinkHours.CONFIRM) }

/** A change for the mails about it. */
export const findChange = (tx: Tx, changeId: number) =>
  tx
    .selectFrom('email_change')
    .innerJoin('app_user', 'app_user.id', 'user_id')
    .select(['email_change.id', 'user_id', 'name', 'email_before', 'email_after', 'confirmed_at', 'ended_at'])
    .where('email_change.id', '=', changeId)
    .executeTakeFirst()

type Used = { readonly token: string; readonly purpose: EmailLinkPurpose; readonly now: string }

/**
 * The change of a link that has not expired, with its user; locks the user, so that uses of the links of one user run
 * one after the other and never deadlock.
 */
export const lockLinkedChange = (tx: Tx, { token, purpose, now }: Used) =>
  tx
    .selectFrom('app_user')
    .innerJoin('email_change', 'email_change.user_id', 'app_user.id')
    .innerJoin('email_change_link', 'change_id', 'email_change.id')
    .select(['email_change.id', 'user_id as userId', 'name', 'email', 'email_before', 'email_after'])
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .forUpdate('app_user')
    .executeTakeFirst()
