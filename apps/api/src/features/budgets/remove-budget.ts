import type * as contract from '@girassol/contract/budgets'
import { budgetExpiresAt } from '@girassol/domain/orders'
import type { Context, Handler } from '../../http/context.ts'
import { lockOrderFor } from '../order-record/lock-order-for.ts'
import { logOrderNote } from '../order-record/log-order.ts'
import { byUser } from '../order-record/mover.ts'
import { decideBudget, giveLossReason } from '../order-record/negotiations/budget-outcome.ts'
import { endOpenNegotiation } from '../order-record/negotiations/end-with-budget.ts'
import { toGivenReason } from '../order-record/negotiations/given-reason.ts'
import type { OrderRecord } from '../order-record/order-record.ts'
import { deleteBudget } from './budgets-store.ts'

type Sent = Parameters<typeof toGivenReason>[1] | undefined

/** QUO-016, QUO-023: the budget is lost, when it expired or now, and its open negotiation ends. */
const lose = async (context: Context, budget: OrderRecord, sent: Sent): Promise<void> => {
  const { now, actor } = context
  const given = sent === undefined ? null : toGivenReason(context, sent)
  await endOpenNegotiation(byUser(context), budget, 'WITHDRAWN')
  const end = budget.finished_at === null ? now : budgetExpiresAt(budget.finished_at)
  await decideBudget(context, budget, { outcome: 'LOST', at: end < now ? end : now })
  if (given !== null) await giveLossReason({ ...context, userId: actor.userId }, budget, given)
}

/**
 * BUD-028, T6: deletes the budget permanently; a budget that was remade from it stays, and so does its log, which ends
 * with the removal (SEC-024).
 */
export const removeBudget: Handler<typeof contract.removeBudget> = async (context, { params, body }) => {
  const budget = await lockOrderFor(context, params.id, 'removeBudget')
  await lose(context, budget, body)
  await logOrderNote(byUser(context), budget, 'Orçamento removido')
  await deleteBudget(context.tx, budget.id)
  return null
}
