import { sql } from 'kysely'
import type { Tx } from '../../http/context.ts'
import type { Batch } from '../../records/retention-batch.ts'
import { orderRefusedBefore } from '../orders/retention/ended-orders.ts'

/** SEC-023: removes the credit forms of orders that were rejected, cancelled or returned before the limit. */
export const removeRefusedFinancing = async (tx: Tx, { before, most }: Batch): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from order_financing where order_id in (
      select order_id from order_financing join orders on orders.id = order_id
      where ${orderRefusedBefore(before)} order by order_id limit ${most})`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
