import { budgetHours } from '@girassol/domain/orders'
import { plusHours } from '@girassol/domain/shared'
import type { Tx } from '../../http/context.ts'

/** C-63: confirms by the hour what reads compute: budgets past 168 h are expired. */
export const expireBudgets = async (tx: Tx, now: string): Promise<void> => {
  const expired = await tx
    .updateTable('orders')
    .set({ status: 'BUDGET_EXPIRED' })
    .where('status', '=', 'BUDGET')
    .where('finished_at', '<=', plusHours(now, -budgetHours))
    .returning('id')
    .execute()
  if (expired.length === 0) return
  const log = expired.map(({ id }) => ({
    order_id: id,
    author: 'Sistema',
    from_status: 'BUDGET',
    to_status: 'BUDGET_EXPIRED',
    description: 'Orçamento expirado',
    created_at: now,
  }))
  await tx.insertInto('order_log').values(log).execute()
}
