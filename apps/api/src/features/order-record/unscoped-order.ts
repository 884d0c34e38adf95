import type { Tx } from '../../http/context.ts'
import { type OrderRecord, selectOrders } from './order-record.ts'

/** An order whoever may see it, held until the transaction ends: for jobs and events from outside only. */
export const lockUnscopedOrder = async (tx: Tx, id: number): Promise<OrderRecord | null> => {
  const row = await selectOrders(tx).where('orders.id', '=', id).forUpdate('orders').executeTakeFirst()
  return row ?? null
}

/** In whose name the clock moves orders. */
export const systemAuthor = { userId: null, name: 'Sistema' } as const
