import type { PointSeason } from '@girassol/domain/points'
import { sql } from 'kysely'
import type { Tx } from '../../../http/context.ts'

export type ActiveSeason = PointSeason & { readonly id: number }

/** The season that the setting names, or null if none is active (PTS-061, C-127). */
export const findActiveSeason = async (tx: Tx): Promise<ActiveSeason | null> => {
  const row = await tx
    .selectFrom('point_season')
    .select(['id', 'season_start as start', 'season_finish as finish'])
    .where('id', '=', sql<number>`(select (value #>> '{}')::integer from setting where key = 'active-season')`)
    .executeTakeFirst()
  return row ?? null
}

/** The columns of an order and its seller that decide its points. */
export const findEarningOrder = (tx: Tx, id: number) =>
  tx
    .selectFrom('orders')
    .innerJoin('seller', 'seller.id', 'orders.seller_id')
    .select(['orders.type', 'orders.seller_id', 'orders.sub_total_with_discount_cents', 'seller.points_enabled'])
    .select((eb) => [
      eb.fn.coalesce('orders.finished_at', 'orders.created_at').as('ordered_at'),
      eb
        .selectFrom('point_season')
        .select(({ fn }) => fn.min('season_start').as('start'))
        .as('programme_start'),
    ])
    .where('orders.id', '=', id)
    .executeTakeFirstOrThrow()
