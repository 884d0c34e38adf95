import type { DeliveryLine } from '@girassol/domain/deliveries'
import { sql } from 'kysely'
import type { Tx } from '../../http/context.ts'

type NewDelivery = {
  readonly orderId: number
  readonly carrier: string | null
  readonly promisedOn: string | null
  readonly lines: readonly DeliveryLine[]
  readonly now: string
}

/** Replaces the lines of a delivery. */
export const storeLines = async (tx: Tx, deliveryId: number, lines: readonly DeliveryLine[]): Promise<void> => {
  await tx.deleteFrom('delivery_line').where('delivery_id', '=', deliveryId).execute()
  await tx
    .insertInto('delivery_line')
    .values(lines.map(({ itemId, quantity }) => ({ delivery_id: deliveryId, order_item_id: itemId, quantity })))
    .execute()
}

/** Adds a planned delivery under the next number of its order, which is locked; returns the number. */
export const insertDelivery = async (
  tx: Tx,
  { orderId, carrier, promisedOn, lines, now }: NewDelivery,
): Promise<number> => {
  const { id, number } = await tx
    .insertInto('delivery')
    .values({
      order_id: orderId,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from delivery where order_id = ${orderId})`,
      status: 'PLANNED',
      carrier,
      promised_on: promisedOn,
      created_at: now,
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow()
  await storeLines(tx, id, lines)
  return number
}
