import type { Database } from '../../../database/connection.ts'

type Insert = (table: string, row: Readonly<Record<string, unknown>>) => Promise<number>

type Wanted = { readonly db: Database; readonly orderId: number; readonly adminId: number; readonly at: string }

/** The check of the planted delivery of an order, in which the person is named, and a photo of what arrived. */
export const plantCheck = async (insert: Insert, { db, orderId, adminId, at }: Wanted): Promise<void> => {
  const { delivery_id, order_item_id } = await db
    .selectFrom('delivery')
    .innerJoin('order_item', 'order_item.order_id', 'delivery.order_id')
    .select(['delivery.id as delivery_id', 'order_item.id as order_item_id'])
    .where('delivery.order_id', '=', orderId)
    .limit(1)
    .executeTakeFirstOrThrow()
  const found = { counted: 1, condition: 'OK', affected: 0, saved_by: adminId, saved_at: at }
  await insert('delivery_check_line', { delivery_id, order_item_id, ...found })
  await insert('delivery_check', { delivery_id, closed_by: adminId, closed_at: at, is_divergent: false })
  await insert('delivery_check_photo', {
    delivery_id,
    order_item_id,
    storage_key: 'deliveries/caixa.jpg',
    content_type: 'image/jpeg',
    width: 1,
    height: 1,
    added_by: adminId,
    added_at: at,
  })
}
