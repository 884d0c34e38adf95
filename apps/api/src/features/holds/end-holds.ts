import { sql } from 'kysely'
import type { Tx } from '../../http/context.ts'
import { endHold } from '../order-record/holds/hold-store.ts'
import type { Mover } from '../order-record/mover.ts'
import { lockUnscopedOrder } from '../order-record/unscoped-order.ts'

/** The orders whose holds have ended and are not recorded as ended yet, those that ended first first. */
export const listEndedHolds = async (tx: Tx, now: string): Promise<number[]> => {
  const rows = await tx
    .selectFrom('stock_hold')
    .select('order_id')
    .where('state', 'in', ['ACTIVE', 'USED'])
    .where('until', '<=', now)
    .orderBy('until')
    .orderBy('order_id')
    .execute()
  return rows.map(({ order_id }) => order_id)
}

/** HOLD-006: records what every reading already computes; a hold that was renewed meanwhile goes on. */
export const recordEndOfHold = async (mover: Mover, orderId: number): Promise<void> => {
  const { tx, now } = mover
  if ((await lockUnscopedOrder(tx, orderId)) === null) return
  const ended = await tx
    .selectFrom('stock_hold')
    .select('order_id')
    .where('order_id', '=', orderId)
    .where(sql<boolean>`until <= ${now}::timestamptz`)
    .executeTakeFirst()
  if (ended) await endHold(mover, orderId, { from: ['ACTIVE', 'USED'], to: 'EXPIRED' })
}
