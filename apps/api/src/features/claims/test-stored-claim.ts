import type { Database } from '../../database/connection.ts'

/** Stores an open claim about an order by the user who opened the order, whatever the order's status is. */
export const insertClaimOf = async (db: Database, orderId: number, text: string): Promise<number> => {
  const { created_by } = await db
    .selectFrom('orders')
    .select('created_by')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('claim')
    .values({
      year: 2026,
      number: orderId,
      order_id: orderId,
      type: 'DAMAGED',
      wish: 'REPLACE',
      status: 'OPEN',
      text,
      opened_by: created_by,
      opened_at: '2026-11-23T12:00:00.000Z',
      answer_due_on: '2026-11-25',
      decision_due_on: '2026-12-07',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
