import type { Database } from '../../database/connection.ts'

/** A negotiation of an order of any status in which its integrator asks and writes, and the number of its file. */
export const insertNegotiationOf = async (db: Database, orderId: number, text: string) => {
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
  const at = '2026-11-23T15:00:00.000Z'
  const [author_id, side] = [order.created_by, 'integrator'] as const
  const { id: negotiation_id } = await db
    .insertInto('negotiation')
    .values({ order_id: orderId, seller_id: order.seller_id, status: 'REQUESTED', opened_by: author_id, opened_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const amounts = { total_discount_cents: 100, discount_cents: 100, sub_total_cents: 1000, cost_cents: 500 }
  await db
    .insertInto('negotiation_round')
    .values({ negotiation_id, number: 1, side, author_id, made_at: at, message: text, ...amounts })
    .execute()
  const { id: message_id } = await db
    .insertInto('negotiation_message')
    .values({ negotiation_id, author_id, side, text, is_internal: false, written_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: fileId } = await db
    .insertInto('negotiation_file')
    .values({ message_id, name: 'laudo.pdf', storage_key: 'negotiations/1.pdf', content_type: 'application/pdf' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { negotiationId: negotiation_id, fileId }
}
