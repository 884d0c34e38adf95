import { sql } from 'kysely'
import type { Tx } from '../../../database/transaction.ts'
import type { Batch } from '../../../records/retention-batch.ts'

/** WHK-010, SEC-023: removes deliveries that were made before the limit, and the messages that none has any more. */
export const removeOldDeliveries = async (tx: Tx, { before, most }: Batch): Promise<number> => {
  const { rows } = await sql<{ message_id: number }>`
    delete from webhook_delivery where id in (
      select id from webhook_delivery where created_at < ${before} order by created_at limit ${most}
      for update skip locked)
    returning message_id`.execute(tx)
  const messages = [...new Set(rows.map(({ message_id }) => message_id))]
  await sql`
    delete from webhook_message where id = any(${messages}::bigint[])
      and not exists (select from webhook_delivery where message_id = webhook_message.id)`.execute(tx)
  return rows.length
}
