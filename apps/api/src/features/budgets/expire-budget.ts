import { budgetHours, describeOutsideEvent, statusAt } from '@girassol/domain/orders'
import { plusHours } from '@girassol/domain/shared'
import type { Tx } from '../../http/context.ts'
import { moveOrder } from '../order-record/move-order.ts'
import type { Mover } from '../order-record/mover.ts'
import { lockUnscopedOrder } from '../order-record/unscoped-order.ts'

/** BUD-017, C-63: the budgets whose 168 hours are over. */
export const listExpiredBudgets = async (tx: Tx, now: string): Promise<number[]> => {
  const rows = await tx
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'BUDGET')
    .where('finished_at', '<=', plusHours(now, -budgetHours))
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * E1: stores hourly what reads already compute; a budget that was ordered or saved again in between does not change.
 */
export const expireBudget = async (mover: Mover, id: number): Promise<void> => {
  const budget = await lockUnscopedOrder(mover.tx, id)
  if (budget === null || budget.status !== 'BUDGET') return
  if (statusAt({ status: 'BUDGET', finishedAt: budget.finished_at }, mover.now) !== 'BUDGET_EXPIRED') return
  await moveOrder(mover, budget, { event: 'expire', log: describeOutsideEvent('expire') })
}
