import { budgetExpiresSoon } from '@girassol/domain/notifications'
import { budgetExpiresAt, budgetHours } from '@girassol/domain/orders'
import { plusHours } from '@girassol/domain/shared'
import type { Tx } from '../../http/context.ts'
import { remindOnce } from '../notifications/remind-once.ts'
import type { Mover } from '../order-record/mover.ts'
import { lockUnscopedOrder } from '../order-record/unscoped-order.ts'

/** How long before its expiry a budget is announced (C-111). */
const noticeHours = 24

/** The budgets that expire within a day. */
export const listExpiringBudgets = async (tx: Tx, now: string): Promise<number[]> => {
  const rows = await tx
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'BUDGET')
    .where('finished_at', '<=', plusHours(now, noticeHours - budgetHours))
    .where('finished_at', '>', plusHours(now, -budgetHours))
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** C-111: notifies the seller once; a budget that is saved again is announced again (C-63). */
export const remindAboutExpiringBudget = async (mover: Mover, id: number): Promise<void> => {
  const { tx, now } = mover
  const budget = await lockUnscopedOrder(tx, id)
  if (budget === null || budget.status !== 'BUDGET' || budget.finished_at === null) return
  const expiresAt = budgetExpiresAt(budget.finished_at)
  if (expiresAt <= now || plusHours(expiresAt, -noticeHours) > now) return
  await remindOnce(mover, budget, { notice: budgetExpiresSoon, announced: expiresAt })
}
