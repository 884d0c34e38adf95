import type { Tx } from '../../../http/context.ts'
import type { ActiveSeason } from '../../settings/point-season-queries.ts'

export type Credit = {
  readonly orderId: number
  readonly sellerId: number
  readonly points: number
  readonly season: ActiveSeason
  readonly now: string
}

/** Stores the credit of an order; false if it already has one (C-123). */
export const insertCredit = async (tx: Tx, { orderId, sellerId, points, season, now }: Credit): Promise<boolean> => {
  const inserted = await tx
    .insertInto('point_entry')
    .values({
      seller_id: sellerId,
      type: 'CREDIT',
      value: points,
      qualifiable: true,
      expiration_date: season.finish,
      season_id: season.id,
      order_id: orderId,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['order_id', 'type']).doNothing())
    .returning('id')
    .execute()
  return inserted.length > 0
}

/** Charges back the credit of an order; false if it has none, or was charged back already (C-124). */
export const insertChargeback = async (tx: Tx, orderId: number, now: string): Promise<boolean> => {
  const inserted = await tx
    .insertInto('point_entry')
    .columns(['seller_id', 'type', 'value', 'qualifiable', 'season_id', 'order_id', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('point_entry as credit')
        .select([
          'credit.seller_id',
          eb.val('CHARGEBACK').as('type'),
          'credit.value',
          'credit.qualifiable',
          'credit.season_id',
          'credit.order_id',
          eb.cast<string>(eb.val(now), 'timestamptz').as('created_at'),
        ])
        .where('credit.order_id', '=', orderId)
        .where('credit.type', '=', 'CREDIT'),
    )
    .onConflict((conflict) => conflict.columns(['order_id', 'type']).doNothing())
    .returning('id')
    .execute()
  return inserted.length > 0
}
