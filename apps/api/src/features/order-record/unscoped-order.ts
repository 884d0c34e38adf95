import type { Tx } from '../../http/context.ts'
import { type OrderRecord, selectOrders } from './order-record.ts'

/** An order without a scope check, locked until the transaction ends: only for jobs and events of other systems. */
export const lockUnscopedOrder = async (tx: Tx, id: number): Promise<OrderRecord | null> => {
  const row = await selectOrders(tx).where('orders.id', '=', id).forUpdate('orders').executeTakeFirst()
  return row ?? null
}

/** The author of moves by scheduled jobs. */
export const systemAuthor = { userId: null, name: 'Sistema' } as const
