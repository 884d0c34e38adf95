import type { EmailLinkPurpose } from '@girassol/domain/session'
import type { Tx } from '../../../http/context.ts'
import { nextVersion, type Saving } from '../../../records/next-version.ts'

/** A new password ends what waits for a confirmation: somebody else may have requested it (SEC-005). */
export const endWaitingEmail = async (tx: Tx, userId: number, now: string): Promise<void> => {
  await tx
    .updateTable('email_change')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .where('ended_at', 'is', null)
    .execute()
}

/** Locks the user, so that requests and uses of the links of one user run one after the other. */
export const lockEmail = (tx: Tx, userId: number) =>
  tx.selectFrom('app_user').select('email').where('id', '=', userId).forUpdate().executeTakeFirst()

type Requested = { readonly userId: number; readonly before: string; readonly after: string; readonly now: string }

/** Adds a request, which replaces the one that waits. The user must be locked. */
export const insertEmailChange = async (tx: Tx, { userId, before, after, now }: Requested): Promise<number> => {
  await endWaitingEmail(tx, userId, now)
  const { id } = await tx
    .insertInto('email_change')
    .values({ user_id: userId, email_before: before, email_after: after, requested_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Link = {
  readonly tokenHash: string
  readonly changeId: number
  readonly purpose: EmailLinkPurpose
  readonly expiresAt: string
}

export const insertEmailLink = async (tx: Tx, { tokenHash, changeId, purpose, expiresAt }: Link): Promise<void> => {
  await tx
    .insertInto('email_change_link')
    .values({ token_hash: tokenHash, change_id: changeId, purpose, expires_at: expiresAt })
    .execute()
}

/** Sets the e-mail of a user as a new version of the record, so that an edit of the older one is refused. */
export const updateEmail = async (
  tx: Tx,
  { userId, email, ...saving }: Saving & { readonly userId: number; readonly email: string },
): Promise<void> => {
  await tx
    .updateTable('app_user')
    .set({ email, ...nextVersion(saving) })
    .where('id', '=', userId)
    .execute()
}

/** The request takes effect, once; `before` is the address that an undo restores. False if it no longer waits. */
export const markConfirmed = async (
  tx: Tx,
  { id, before }: { readonly id: number; readonly before: string },
  now: string,
): Promise<boolean> => {
  const confirmed = await tx
    .updateTable('email_change')
    .set({ confirmed_at: now, email_before: before })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return confirmed.numUpdatedRows > 0n
}

/**
 * Ends a change and all later ones of the user, because whoever made the first may have made those too. False if it had
 * ended.
 */
export const endChangesSince = async (
  tx: Tx,
  { id, userId }: { readonly id: number; readonly userId: number },
  now: string,
): Promise<boolean> => {
  const ended = await tx
    .updateTable('email_change')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('id', '>=', id)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute()
  return ended.some((change) => change.id === id)
}
