import { listStatusesIn } from '@girassol/domain/orders'
import type { Tx } from '../../http/context.ts'

/** Deletes a budget with everything that belongs to it. */
export const deleteBudget = async (tx: Tx, id: number): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('orders')
    .where('id', '=', id)
    .where('status', 'in', listStatusesIn('budgets'))
    .executeTakeFirst()
  return numDeletedRows === 1n
}
