import { type Insertable, sql } from 'kysely'
import type { ApiKey } from '../../database/schema.ts'
import type { Tx } from '../../http/context.ts'
import type { KeyOwnerId } from './api-key-queries.ts'

/** Keeps another key of the same owner from being made until this transaction ends, so that the limit holds (API-002). */
export const lockOwner = async (tx: Tx, sellerId: KeyOwnerId): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`api keys of ${sellerId ?? 'the house'}`}, 0))`.execute(tx)
}

/** How many keys of the owner work, or would if their maker had stayed. */
export const countKeys = async (tx: Tx, sellerId: KeyOwnerId, now: string): Promise<number> => {
  const { count } = await tx
    .selectFrom('api_key')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where(sql<boolean>`seller_id is not distinct from ${sellerId}::integer`)
    .where('revoked_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirstOrThrow()
  return count
}

/** Stores a key and returns its number. */
export const insertKey = async (tx: Tx, key: Insertable<ApiKey>): Promise<number> =>
  (await tx.insertInto('api_key').values(key).returning('id').executeTakeFirstOrThrow()).id

/** Replaces the secret of a key; the present one works until the given instant, and the one before it no longer. */
export const replaceSecret = async (
  tx: Tx,
  id: number,
  secret: { hash: string; formerUntil: string },
): Promise<void> => {
  await tx
    .updateTable('api_key')
    .set((eb) => ({ former_hash: eb.ref('secret_hash'), former_until: secret.formerUntil, secret_hash: secret.hash }))
    .where('id', '=', id)
    .execute()
}

/** Revokes a key of the owner; null for another owner's, and for one that is already revoked. */
export const markRevoked = async (
  tx: Tx,
  { id, sellerId }: { readonly id: number; readonly sellerId: KeyOwnerId },
  now: string,
): Promise<string | null> => {
  const revoked = await tx
    .updateTable('api_key')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where(sql<boolean>`seller_id is not distinct from ${sellerId}::integer`)
    .where('revoked_at', 'is', null)
    .returning('name')
    .executeTakeFirst()
  return revoked?.name ?? null
}
