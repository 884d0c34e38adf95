import { sql } from 'kysely'
import type { Tx } from '../../../http/context.ts'

/** A user's saved views, by name. */
export const listViewsOfUser = (tx: Tx, userId: number) =>
  tx
    .selectFrom('saved_view')
    .select(['id', 'name', 'search'])
    .where('user_id', '=', userId)
    .orderBy(sql`plain(name)`)
    .execute()

export type NewView = {
  readonly userId: number
  readonly name: string
  readonly search: string
  readonly now: string
}

/** Undefined if the user already has this name, because two tabs saved it at once. */
export const insertView = (tx: Tx, { userId, name, search, now }: NewView) =>
  tx
    .insertInto('saved_view')
    .values({ user_id: userId, name, search, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'name', 'search'])
    .executeTakeFirst()

/** The deleted view; undefined if it is not this user's. */
export const removeView = (tx: Tx, { id, userId }: { readonly id: number; readonly userId: number }) =>
  tx.deleteFrom('saved_view').where('id', '=', id).where('user_id', '=', userId).returning('id').executeTakeFirst()
