import type { ApiKeyView } from '@girassol/contract/api-keys'
import { findKeyState } from '@girassol/domain/api-keys'
import { sql } from 'kysely'
import type { Tx } from '../../http/context.ts'
import { keyMakerStays } from '../../http/keys/key-row.ts'

/** The seller whose keys are meant, or null for those of the house. */
export type KeyOwnerId = number | null

/** The keys of an owner that were not revoked. */
const selectKeys = (tx: Tx, sellerId: KeyOwnerId) =>
  tx
    .selectFrom('api_key as k')
    .innerJoin('app_user as u', 'u.id', 'k.made_by')
    .leftJoin('api_key_use as used', 'used.key_id', 'k.id')
    .selectAll('k')
    .select(['u.name as maker_name', 'used.last_used_at', keyMakerStays.as('maker_stays')])
    .where(sql<boolean>`k.seller_id is not distinct from ${sellerId}::integer`)
    .where('k.revoked_at', 'is', null)

type KeyRow = Awaited<ReturnType<ReturnType<typeof selectKeys>['executeTakeFirstOrThrow']>>

const toKeyView = (row: KeyRow, now: string): ApiKeyView => ({
  id: row.id,
  prefix: `gsk_${row.public_id}`,
  name: row.name,
  scopes: row.scopes,
  ranges: row.ranges,
  madeBy: row.maker_name,
  madeAt: row.made_at,
  expiresAt: row.expires_at,
  lastUsedAt: row.last_used_at,
  formerUntil: row.former_until !== null && row.former_until > now ? row.former_until : null,
  state: findKeyState({ expiresAt: row.expires_at, makerStays: row.maker_stays }, now),
})

type Reading = { readonly tx: Tx; readonly now: string }

/** API-002: the keys of an owner, the newest first. */
export const listKeys = async ({ tx, now }: Reading, sellerId: KeyOwnerId): Promise<ApiKeyView[]> =>
  (await selectKeys(tx, sellerId).orderBy('k.id', 'desc').execute()).map((row) => toKeyView(row, now))

/** A key of the owner; undefined for another owner's and for a revoked one. */
export const findKey = async (
  { tx, now }: Reading,
  sellerId: KeyOwnerId,
  id: number,
): Promise<ApiKeyView | undefined> => {
  const row = await selectKeys(tx, sellerId).where('k.id', '=', id).executeTakeFirst()
  return row && toKeyView(row, now)
}
