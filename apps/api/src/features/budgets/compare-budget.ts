import type * as contract from '@girassol/contract/budgets'
import { budgetDifference } from '@girassol/domain/budgets'
import type { Handler } from '../../http/context.ts'
import { listOrderLines } from '../order-record/order-lines.ts'
import { findOrder } from '../order-record/readable-orders.ts'
import { findLastRevision } from './budget-revisions.ts'
import { toBudgetVersion, toDifferenceView } from './budget-version.ts'

/** The differences between the budget and its version before the last edit; null if it was never edited. */
export const compareBudget: Handler<typeof contract.compareBudget> = async (context, { params }) => {
  const order = await findOrder(context, params.id)
  const revision = await findLastRevision(context.tx, order, context.actor)
  if (!revision) return null
  const present = toBudgetVersion(order, await listOrderLines(context, order.id))
  const difference = budgetDifference(revision.content, present)
  return {
    previousAt: revision.saved_at,
    editedAt: revision.replaced_at,
    editedBy: revision.replaced_by,
    beforeSellerChange: revision.version < (order.seller_changed_version ?? 0),
    difference: toDifferenceView(difference, context.actor.canViewProductPrices),
  }
}
