import { holdReminderHours } from '@girassol/domain/holds'
import { holdEndsSoon } from '@girassol/domain/notifications'
import { plusHours } from '@girassol/domain/shared'
import type { Tx } from '../../http/context.ts'
import { remindOnce } from '../notifications/remind-once.ts'
import type { Mover } from '../order-record/mover.ts'
import { lockUnscopedOrder } from '../order-record/unscoped-order.ts'

const [longestNotice] = holdReminderHours

/** The budgets whose holds end within a day. */
export const listEndingHolds = async (tx: Tx, now: string): Promise<number[]> => {
  const rows = await tx
    .selectFrom('stock_hold')
    .select('order_id')
    .where('state', '=', 'ACTIVE')
    .where('until', '>', now)
    .where('until', '<=', plusHours(now, longestNotice))
    .orderBy('until')
    .orderBy('order_id')
    .execute()
  return rows.map(({ order_id }) => order_id)
}

/**
 * HOLD-008: reminds the holder 24 and 2 hours before the end of a hold, once each. After an outage only the later of two
 * missed reminders is sent, and a hold that was made for less time has none that is already past.
 */
export const remindOfHold = async (mover: Mover, orderId: number): Promise<void> => {
  const { tx, now } = mover
  const order = await lockUnscopedOrder(tx, orderId)
  if (order === null) return
  const hold = await tx
    .selectFrom('stock_hold')
    .select(['until', 'made_at'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'ACTIVE')
    .where('until', '>', now)
    .executeTakeFirst()
  if (hold === undefined) return
  const due = holdReminderHours
    .map((hours) => plusHours(hold.until, -hours))
    .filter((instant) => instant <= now && instant > hold.made_at)
    .at(-1)
  if (due !== undefined) await remindOnce(mover, order, { notice: holdEndsSoon(hold.until), announced: due })
}
