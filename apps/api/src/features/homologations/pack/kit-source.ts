import { statusAt } from '@girassol/domain/orders'
import { listOrderLines, type Reading } from '../../order-record/order-lines.ts'
import { type OrderRecord, selectOrders } from '../../order-record/order-record.ts'
import type { HomologationRecord } from '../homologation-store.ts'
import type { KitSource } from './kit-lines.ts'

/** The order of a homologation with its items; null once it was removed, or belongs to another seller. */
export const findKitSource = async (
  reading: Reading,
  { order_id, seller_id }: Pick<HomologationRecord, 'order_id' | 'seller_id'>,
): Promise<KitSource | null> => {
  if (order_id === null) return null
  const order = await selectOrders(reading.tx)
    .where('orders.id', '=', order_id)
    .where('orders.seller_id', '=', seller_id)
    .executeTakeFirst()
  return order === undefined ? null : { order, lines: await listOrderLines(reading, order_id) }
}

/** What the order is as of now. */
export const sourceKind = ({ status, finished_at }: Pick<OrderRecord, 'status' | 'finished_at'>, now: string) => {
  const current = statusAt({ status, finishedAt: finished_at }, now)
  return current === 'BUDGET' || current === 'BUDGET_EXPIRED' ? ('BUDGET' as const) : ('ORDER' as const)
}
