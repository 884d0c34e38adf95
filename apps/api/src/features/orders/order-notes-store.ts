import { sql, type Updateable } from 'kysely'
import type { DB } from '../../database/schema.ts'
import type { Tx } from '../../http/context.ts'
import type { Mover } from './mover.ts'

/** What a late event brings and nothing has brought since: it never overwrites. */
export const fillBlanks = async (tx: Tx, orderId: number, set: Updateable<DB['orders']>): Promise<void> => {
  const filled = Object.entries(set).map(([column, value]) => [column, sql`coalesce(${sql.ref(column)}, ${value})`])
  if (filled.length === 0) return
  await tx.updateTable('orders').set(Object.fromEntries(filled)).where('id', '=', orderId).execute()
}

/** A line of the log that moves nothing. */
export const noteOnOrder = async ({ tx, now, author }: Mover, orderId: number, log: string): Promise<void> => {
  await tx
    .insertInto('order_log')
    .columns(['order_id', 'user_id', 'author', 'from_status', 'to_status', 'description', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('orders')
        .select([
          'id',
          eb.val(author.userId).as('user_id'),
          eb.val(author.name).as('author'),
          'status as from_status',
          'status as to_status',
          eb.val(log).as('description'),
          sql<string>`${now}::timestamptz`.as('created_at'),
        ])
        .where('id', '=', orderId),
    )
    .execute()
}
