import { sql } from 'kysely'
import type { Tx } from '../../../http/context.ts'
import type { Batch } from '../../../records/retention-batch.ts'
import { orderEndedBefore } from './ended-orders.ts'
import { removeNegotiationsOf } from './remove-negotiations.ts'

/**
 * SEC-023: removes orders and budgets that ended before the limit, with everything that belongs to them; their files are
 * noted for `removeLeftoverFiles`. Lines of the logs, points and messages of the audit outlive them (C-229).
 */
export const removeEndedOrders = async (tx: Tx, { before, most, now }: Batch): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    select id from orders where ${orderEndedBefore(before)} order by id limit ${most} for update skip locked`.execute(
    tx,
  )
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return 0
  await sql`
    insert into leftover_file (key, left_at)
    select storage_key, ${now}::timestamptz from order_attachment where order_id = any(${ids})
    union select storage_key, ${now}::timestamptz from triangulation_file where order_id = any(${ids})
    union select photo.storage_key, ${now}::timestamptz from delivery_check_photo photo
      join delivery on delivery.id = photo.delivery_id where delivery.order_id = any(${ids})
    union select photo.storage_key, ${now}::timestamptz from claim_photo photo
      join claim on claim.id = photo.claim_id where claim.order_id = any(${ids})
    union select file.storage_key, ${now}::timestamptz from claim_file file
      join claim_message message on message.id = file.message_id
      join claim on claim.id = message.claim_id where claim.order_id = any(${ids})
    union select 'documents/' || id || '-*', ${now}::timestamptz from orders where id = any(${ids})
    on conflict do nothing`.execute(tx)
  await sql`delete from orders where id = any(${ids})`.execute(tx)
  await removeNegotiationsOf(tx, ids, now)
  return ids.length
}
