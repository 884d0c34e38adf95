import type * as contract from '@girassol/contract/budgets'
import type { Handler } from '../../http/context.ts'
import { lockOrderFor } from '../order-record/lock-order-for.ts'
import { logOrderNote } from '../order-record/log-order.ts'
import { byUser } from '../order-record/mover.ts'
import { deleteBudget } from './budgets-store.ts'

/**
 * BUD-028, T6: deletes the budget permanently; a budget that was remade from it stays, and so does its log, which ends
 * with the removal (SEC-024).
 */
export const removeBudget: Handler<typeof contract.removeBudget> = async (context, { params }) => {
  const budget = await lockOrderFor(context, params.id, 'removeBudget')
  await logOrderNote(byUser(context), budget, 'Orçamento removido')
  await deleteBudget(context.tx, budget.id)
  return null
}
