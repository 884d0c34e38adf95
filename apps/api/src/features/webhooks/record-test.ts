import { writeUpToVersion } from '@girassol/domain/webhooks'
import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'

/** WHK-002: records the event webhook.test for one webhook, whatever it listens to. */
export const recordTest = async (tx: Tx, id: number, now: string): Promise<void> => {
  const head = writeUpToVersion({ type: 'webhook.test', timestamp: now, data: { id } })
  await sql`
    with numbered as materialized (select nextval('webhook_message_id_seq') as id),
    stored as (
      insert into webhook_message (id, public_id, type, body, happened_at)
      overriding system value
      select id, 'msg_' || replace(gen_random_uuid()::text, '-', ''), 'webhook.test', ${head}::text || id || '}}',
        ${now}::timestamptz
      from numbered
      returning id)
    insert into webhook_delivery (webhook_id, message_id, created_at, due_at)
    select ${id}::integer, id, ${now}::timestamptz, ${now}::timestamptz from stored`.execute(tx)
}
