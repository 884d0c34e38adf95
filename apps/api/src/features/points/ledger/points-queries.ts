import type { Tx } from '../../../http/context.ts'

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
