import type { Tx } from '../../http/context.ts'
import { hashLinkToken, type StoredLink } from '../../http/link-tokens.ts'

/** The link of a user; undefined while the calendar is closed. */
export const findLink = (tx: Tx, userId: number): Promise<StoredLink | undefined> =>
  tx.selectFrom('calendar_link').select(['nonce', 'hash']).where('user_id', '=', userId).executeTakeFirst()

type NewLink = StoredLink & { readonly now: string }

/** Stores the only link of a user; of two at once the later one stays, and the other one opens nothing. */
export const storeLink = async (tx: Tx, userId: number, { nonce, hash, now }: NewLink): Promise<void> => {
  const link = { nonce, hash, opened_at: now }
  await tx
    .insertInto('calendar_link')
    .values({ user_id: userId, ...link })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(link))
    .execute()
}

export const removeLink = async (tx: Tx, userId: number): Promise<void> => {
  await tx.deleteFrom('calendar_link').where('user_id', '=', userId).execute()
}

/** The user whose calendar a token opens. */
export const findUserOfToken = async (tx: Tx, token: string): Promise<number | undefined> => {
  const found = tx.selectFrom('calendar_link').select('user_id').where('hash', '=', hashLinkToken(token))
  return (await found.executeTakeFirst())?.user_id
}
