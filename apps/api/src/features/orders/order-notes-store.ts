import type { Updateable } from 'kysely'
import type { DB } from '../../database/schema.ts'
import type { Tx } from '../../http/context.ts'
import type { OrderRecord } from './order-record.ts'

/** What a late event brings and nothing has brought since: it never overwrites. */
export const fillBlanks = async (tx: Tx, order: OrderRecord, set: Updateable<DB['orders']>): Promise<void> => {
  const blanks = Object.entries(set).filter(([column]) => order[column as keyof OrderRecord] === null)
  if (blanks.length === 0) return
  await tx.updateTable('orders').set(Object.fromEntries(blanks)).where('id', '=', order.id).execute()
}

type Writing = { readonly tx: Tx; readonly now: string }
type Note = { readonly author: string; readonly log: string }

/** A line of the log that moves nothing. */
export const noteOnOrder = async ({ tx, now }: Writing, order: OrderRecord, note: Note): Promise<void> => {
  await tx
    .insertInto('order_log')
    .values({
      order_id: order.id,
      author: note.author,
      from_status: order.status,
      to_status: order.status,
      description: note.log,
      created_at: now,
    })
    .execute()
}
