import { bonusMotive, computeDueBonuses } from '@girassol/domain/points'
import type { Tx } from '../../../http/context.ts'
import type { ActiveSeason } from '../../settings/point-season-queries.ts'
import { qualifiableInSeason } from './balance-queries.ts'
import { bookLedger } from './ledger-store.ts'

type Earner = { readonly sellerId: number; readonly season: ActiveSeason; readonly now: string }

const findPaidCategories = async (tx: Tx, { sellerId, season }: Earner): Promise<string[]> => {
  const rows = await tx
    .selectFrom('category_bonus')
    .select('category')
    .where('seller_id', '=', sellerId)
    .where('season_id', '=', season.id)
    .execute()
  return rows.map(({ category }) => category)
}

const insertBonus = async (tx: Tx, { sellerId, season, now }: Earner, points: number): Promise<number> => {
  const row = {
    seller_id: sellerId,
    type: 'CREDIT' as const,
    value: points,
    qualifiable: false,
    expiration_date: season.finish,
    season_id: season.id,
    motive: bonusMotive,
    created_at: now,
  }
  return (await tx.insertInto('point_entry').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/**
 * PTS-109, C-126: credits the bonus of every category that the seller reaches for the first time in the season. The
 * caller must have locked the seller and booked the credits.
 */
export const creditBonuses = async (tx: Tx, earner: Earner): Promise<void> => {
  const { sellerId, season } = earner
  const qualifiable = await qualifiableInSeason(tx, sellerId, season.id)
  const due = computeDueBonuses(qualifiable, await findPaidCategories(tx, earner))
  for (const { category, points } of due) {
    const entryId = await insertBonus(tx, earner, points)
    const paid = { seller_id: sellerId, season_id: season.id, category, entry_id: entryId }
    await tx.insertInto('category_bonus').values(paid).execute()
  }
  if (due.length > 0) await bookLedger(tx, sellerId)
}
