import type { PointSeasonView, PromotionalSeasonView } from '@girassol/contract/settings/seasons'
import type { SeasonDays } from '@girassol/domain/settings'
import type { Tx } from '../../http/context.ts'
import { findSetting } from './settings-queries.ts'

export type NamedSeason = SeasonDays & { readonly name: string }

const promotional = (tx: Tx) =>
  tx
    .selectFrom('promotional_season')
    .select(['id', 'name', 'starts_on as start', 'finishes_on as finish'])
    .orderBy('starts_on', 'desc')
    .orderBy('id', 'desc')

const points = (tx: Tx) =>
  tx
    .selectFrom('point_season')
    .select(['id', 'season_start as start', 'season_finish as finish'])
    .orderBy('season_start', 'desc')
    .orderBy('id', 'desc')

/** Every promotional season, latest first, and whether the sales campaign names it. */
export const selectPromotionalSeasons = async (tx: Tx): Promise<PromotionalSeasonView[]> => {
  const active = await findSetting(tx, 'sales-campaign')
  return (await promotional(tx).execute()).map((season) => ({ ...season, isActive: String(season.id) === active }))
}

/** Every season of points, latest first, and whether it is the active one. */
export const selectPointSeasons = async (tx: Tx): Promise<PointSeasonView[]> => {
  const active = await findSetting(tx, 'active-season')
  return (await points(tx).execute()).map((season) => ({ ...season, isActive: String(season.id) === active }))
}

export const insertPromotionalSeason = async (tx: Tx, { name, start, finish }: NamedSeason): Promise<number> => {
  const row = { name, starts_on: start, finishes_on: finish }
  return (await tx.insertInto('promotional_season').values(row).returning('id').executeTakeFirstOrThrow()).id
}

export const updatePromotionalSeason = async (
  tx: Tx,
  id: number,
  { name, start, finish }: NamedSeason,
): Promise<void> => {
  const row = { name, starts_on: start, finishes_on: finish }
  await tx.updateTable('promotional_season').set(row).where('id', '=', id).execute()
}

export const insertPointSeason = async (tx: Tx, { start, finish }: SeasonDays): Promise<number> => {
  const row = { season_start: start, season_finish: finish }
  return (await tx.insertInto('point_season').values(row).returning('id').executeTakeFirstOrThrow()).id
}

export const updatePointSeason = async (tx: Tx, id: number, { start, finish }: SeasonDays): Promise<void> => {
  await tx
    .updateTable('point_season')
    .set({ season_start: start, season_finish: finish })
    .where('id', '=', id)
    .execute()
}
