import { sql, type Updateable } from 'kysely'
import type { DB } from '../../database/schema.ts'
import type { Tx } from '../../http/context.ts'

/** Stores the values of a late event only in empty columns: it never overwrites. */
export const fillBlanks = async (tx: Tx, orderId: number, set: Updateable<DB['orders']>): Promise<void> => {
  const filled = Object.entries(set).map(([column, value]) => [column, sql`coalesce(${sql.ref(column)}, ${value})`])
  if (filled.length === 0) return
  await tx.updateTable('orders').set(Object.fromEntries(filled)).where('id', '=', orderId).execute()
}
