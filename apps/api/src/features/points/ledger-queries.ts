import type { BalanceEntry, PointType } from '@girassol/domain/points'
import { dayOf } from '@girassol/domain/shared'
import type { Tx } from '../../http/context.ts'

/** Every entry of an integrator in the order they were made, as balances see them. */
export const findLedger = async (tx: Tx, sellerId: number): Promise<BalanceEntry[]> => {
  const rows = await tx
    .selectFrom('point_entry')
    .select(['type', 'value', 'qualifiable', 'expiration_date', 'season_id', 'order_id', 'created_at'])
    .where('seller_id', '=', sellerId)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    type: row.type as PointType,
    value: row.value,
    qualifiable: row.qualifiable,
    expirationDate: row.expiration_date,
    seasonId: row.season_id,
    orderId: row.order_id,
    day: dayOf(row.created_at),
  }))
}
