import type { Tx } from '../../http/context.ts'
import { type OrderRecord, selectOrders } from './order-record.ts'

/** An order whoever may see it, held until the transaction ends: for events from outside and for jobs only. */
export const lockUnscopedOrder = async (tx: Tx, id: number): Promise<OrderRecord | null> => {
  const row = await selectOrders(tx).where('orders.id', '=', id).forUpdate('orders').executeTakeFirst()
  return row ?? null
}
