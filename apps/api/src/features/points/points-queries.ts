import type { PointSeason } from '@girassol/domain/points'
import { sql } from 'kysely'
import type { Tx } from '../../http/context.ts'

export type ActiveSeason = PointSeason & { readonly id: number }

/** The season that the setting names, or null while none is on (PTS-061, C-127). */
export const findActiveSeason = async (tx: Tx): Promise<ActiveSeason | null> => {
  const row = await tx
    .selectFrom('point_season')
    .select(['id', 'season_start as start', 'season_finish as finish'])
    .where('id', '=', sql<number>`(select (value #>> '{}')::integer from setting where key = 'active-season')`)
    .executeTakeFirst()
  return row ?? null
}

/** Does the seller take part in the programme? */
export const takesPartInPoints = async (tx: Tx, sellerId: number): Promise<boolean> => {
  const row = await tx.selectFrom('seller').select('points_enabled').where('id', '=', sellerId).executeTakeFirst()
  return row?.points_enabled ?? false
}
