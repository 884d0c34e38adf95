import type { Tx } from '../../../http/context.ts'
import { lockSeller } from '../../../records/lock-seller.ts'
import type { Mover } from '../../order-record/mover.ts'
import { findActiveSeason } from '../../settings/point-season-queries.ts'
import { creditBonuses } from './credit-bonuses.ts'
import { bookLedger } from './ledger-store.ts'

/** The sellers with entries from before entries were booked one by one. */
export const listUnbookedSellers = async (tx: Tx): Promise<number[]> => {
  const rows = await tx.selectFrom('point_entry').select('seller_id').distinct().where('balance', 'is', null).execute()
  return rows.map(({ seller_id }) => seller_id)
}

/** Books the open entries of one seller, and credits the bonuses of the categories that it has reached (C-126). */
export const bookSeller = async ({ tx, now }: Pick<Mover, 'tx' | 'now'>, sellerId: number): Promise<void> => {
  const seller = await lockSeller(tx, sellerId)
  await bookLedger(tx, sellerId)
  const season = await findActiveSeason(tx)
  if (seller?.points_enabled && season !== null) await creditBonuses(tx, { sellerId, season, now })
}
