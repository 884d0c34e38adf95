import type { Insertable } from 'kysely'
import type { Database } from '../../database/connection.ts'
import type { DB } from '../../database/schema.ts'

type Row = Insertable<DB['order_attachment']>

/** For tests: a file that the order's first user added, a document by default; its bytes are not stored. */
export const attach = async (
  db: Database,
  { order_id, filename, ...rest }: Pick<Row, 'order_id' | 'filename'> & Partial<Row>,
): Promise<number> => {
  const bytes = { content_type: 'application/pdf', size_bytes: 84_512 } as const
  const storage_key = `orders/${order_id}/${filename}`
  const row = {
    order_id,
    filename,
    ...bytes,
    storage_key,
    added_by: 1,
    created_at: '2026-11-23T15:00:00.000Z',
    ...rest,
  }
  return (await db.insertInto('order_attachment').values(row).returning('id').executeTakeFirstOrThrow()).id
}
