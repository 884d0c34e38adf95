import { computeTradeable } from '@girassol/domain/points'
import type { Day } from '@girassol/domain/shared'
import { sql } from 'kysely'
import type { Tx } from '../../../http/context.ts'
import { seasonTotal } from '../../sellers/season-points.ts'
import { findActiveSeason } from '../../settings/point-season-queries.ts'
import { readLedger } from './ledger-queries.ts'

/** The points that a seller can trade on the given day (C-125). */
export const readTradeableBalance = async (tx: Tx, sellerId: number, today: Day): Promise<number> =>
  computeTradeable((await readLedger(tx, sellerId)).booking.account, today)

const findSeasonTotal = async (tx: Tx, sellerId: number, seasonId: number) => {
  const season = { sellerId: sql<number>`${sellerId}::integer`, seasonId: sql<number>`${seasonId}::integer` }
  const { rows } = await sql<{ earned: number; qualifiable: number }>`
    select earned, qualifiable from ${seasonTotal(season)} as total`.execute(tx)
  return rows[0] ?? { earned: 0, qualifiable: 0 }
}

/** The qualifiable points of a season less their chargebacks; trades do not reduce them (C-125). */
export const qualifiableInSeason = async (tx: Tx, sellerId: number, seasonId: number): Promise<number> =>
  (await findSeasonTotal(tx, sellerId, seasonId)).qualifiable

/** The qualifiable points of the active season; 0 if no season is active. */
export const readQualifiableBalance = async (tx: Tx, sellerId: number): Promise<number> => {
  const season = await findActiveSeason(tx)
  return season === null ? 0 : qualifiableInSeason(tx, sellerId, season.id)
}

/** All points of the active season less chargebacks, with the season (PTS-003). */
export const gainedInSeason = async (tx: Tx, sellerId: number) => {
  const season = await findActiveSeason(tx)
  if (season === null) return { value: 0, season: null }
  const { earned } = await findSeasonTotal(tx, sellerId, season.id)
  return { value: earned, season: { id: season.id, seasonStart: season.start, seasonFinish: season.finish } }
}
