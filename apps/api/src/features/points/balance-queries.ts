import type { Day } from '@girassol/domain/shared'
import { sql } from 'kysely'
import type { Tx } from '../../http/context.ts'
import { readLedgers } from './entry-queries.ts'
import { findActiveSeason } from './points-queries.ts'

/** The points that a seller can trade on the day (C-125). */
export const tradeableOf = async (tx: Tx, sellerId: number, today: Day): Promise<number> =>
  (await readLedgers(tx, [sellerId], today)).get(sellerId)?.tradeable ?? 0

const creditsLessChargebacks = sql<number>`coalesce(sum(
  case type when 'CREDIT' then value when 'CHARGEBACK' then -value else 0 end), 0)::integer`

const earned = (tx: Tx, sellerId: number, seasonId: number) =>
  tx
    .selectFrom('point_entry')
    .select(creditsLessChargebacks.as('value'))
    .where('seller_id', '=', sellerId)
    .where('season_id', '=', seasonId)

/** The qualifiable points of the active season less their chargebacks; swaps do not lower them (C-125). */
export const qualifiableOf = async (tx: Tx, sellerId: number): Promise<number> => {
  const season = await findActiveSeason(tx)
  if (season === null) return 0
  const { value } = await earned(tx, sellerId, season.id).where('qualifiable', '=', true).executeTakeFirstOrThrow()
  return value
}

/** All points of the active season less what was charged back, with the season (PTS-003). */
export const gainedInSeason = async (tx: Tx, sellerId: number) => {
  const season = await findActiveSeason(tx)
  if (season === null) return { value: 0, season: null }
  const { value } = await earned(tx, sellerId, season.id).executeTakeFirstOrThrow()
  return { value, season: { id: season.id, seasonStart: season.start, seasonFinish: season.finish } }
}
