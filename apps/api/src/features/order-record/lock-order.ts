import { compileOnce } from '../../database/compile-once.ts'
import type { WriteContext } from '../../http/context.ts'
import { orNotFound } from '../../http/refused.ts'
import { type OrderRecord, selectOrders } from './order-record.ts'
import { type InScope, isReadable, orderNotFound, toScopeFacts } from './readable-orders.ts'

const lockRow = compileOnce((tx, given: InScope) =>
  selectOrders(tx).where(isReadable(given)).forUpdate('orders').compile(),
)

/** An order of the caller's scope, locked until the call ends; 404 outside it, and for another user's cart (C-08). */
export const lockOrder = async (
  { tx, actor }: Pick<WriteContext, 'tx' | 'actor'>,
  id: number,
): Promise<OrderRecord> => {
  const { rows } = await lockRow(tx, toScopeFacts(actor, id))
  return orNotFound(rows[0], orderNotFound)
}
