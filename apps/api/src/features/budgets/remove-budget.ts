import type * as contract from '@girassol/contract/budgets'
import type { Handler } from '../../http/context.ts'
import { lockOrderFor } from '../order-record/lock-order-for.ts'
import { deleteBudget } from './budgets-store.ts'

/** BUD-028, T6: deletes the budget permanently; a budget that was remade from it stays. */
export const removeBudget: Handler<typeof contract.removeBudget> = async (context, { params }) => {
  const { id } = await lockOrderFor(context, params.id, 'removeBudget')
  await deleteBudget(context.tx, id)
  return null
}
