import type * as contract from '@girassol/contract/budgets'
import { runAndRollBack } from '../../database/run-and-roll-back.ts'
import type { Handler } from '../../http/context.ts'
import { lockOrderFor } from '../order-record/lock-order-for.ts'
import { findOrderView } from '../orders/detail/order-queries.ts'
import { toDifferenceView } from './budget-version.ts'
import { editBudget } from './edit-budget.ts'

/** BUD-026: previews an edit of the budget. The edit runs and is rolled back, so that saving gives the same result. */
export const simulateBudget: Handler<typeof contract.simulateBudget> = async (context, { params, body }) => {
  const before = await lockOrderFor(context, params.id, 'editBudget')
  return runAndRollBack(context.tx, async () => {
    const { difference } = await editBudget(context, before, body)
    const view = await findOrderView(context, params.id)
    return { ...view, difference: toDifferenceView(difference, context.actor.canViewProductPrices) }
  })
}
