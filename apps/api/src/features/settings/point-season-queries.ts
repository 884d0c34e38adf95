import type { PointSeason } from '@girassol/domain/points'
import type { Day } from '@girassol/domain/shared'
import { sql } from 'kysely'
import type { Tx } from '../../http/context.ts'

export type ActiveSeason = PointSeason & { readonly id: number }

/** The number of the season that the setting names; null if none is active (PTS-061, C-127). */
export const activeSeasonId = sql<number | null>`(
  select (value #>> '{}')::integer from setting where key = 'active-season')`

/** The season that the setting names, or null if none is active (PTS-061, C-127). */
export const findActiveSeason = async (tx: Tx): Promise<ActiveSeason | null> => {
  const row = await tx
    .selectFrom('point_season')
    .select(['id', 'season_start as start', 'season_finish as finish'])
    .where('id', '=', activeSeasonId)
    .executeTakeFirst()
  return row ?? null
}

/** The first day of the first season; null before the programme has one. */
export const findProgrammeStart = async (tx: Tx): Promise<Day | null> => {
  const row = await tx
    .selectFrom('point_season')
    .select(({ fn }) => fn.min('season_start').as('start'))
    .executeTakeFirst()
  return row?.start ?? null
}
