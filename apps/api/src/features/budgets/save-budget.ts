import type * as contract from '@girassol/contract/budgets'
import { isSameVersion } from '@girassol/domain/budgets'
import type { Missing } from '@girassol/domain/cart'
import type { Context, Handler } from '../../http/context.ts'
import { Refused } from '../../http/refused.ts'
import { giveMargin } from '../orders/give-margin.ts'
import { lockOrderFor } from '../orders/lock-order-for.ts'
import { listOrderLines } from '../orders/order-lines.ts'
import { findOrderView } from '../orders/order-queries.ts'
import type { OrderRecord } from '../orders/order-record.ts'
import { keepRevision } from './budget-revisions.ts'
import { versionOf } from './budget-version.ts'
import { editBudget } from './edit-budget.ts'
import { refuseStaleVersion } from './refuse-stale-version.ts'

const refuseIncomplete = ([first, ...others]: readonly Missing[]): void => {
  if (!first) return
  throw new Refused(first.message, { status: 409, reason: 'incomplete', details: [first, ...others] })
}

const log = async ({ tx, actor, now }: Context, { id }: OrderRecord): Promise<void> => {
  await tx
    .insertInto('order_log')
    .values({
      order_id: id,
      user_id: actor.userId,
      author: actor.name,
      from_status: 'BUDGET',
      to_status: 'BUDGET',
      description: 'Orçamento editado',
      created_at: now,
    })
    .execute()
}

/**
 * BUD-027, T5: stores the edit at today's prices, so that the budget is valid for seven days from now (C-63). Refuses
 * what is incomplete (BUD-022, BUD-023) and, with 409 and who did it, an edit that began before another change.
 */
export const saveBudget: Handler<typeof contract.saveBudget> = async (context, { params, body }) => {
  const before = await lockOrderFor(context, params.id, 'editBudget')
  await refuseStaleVersion(context, before, body.version)
  const former = versionOf(before, await listOrderLines(context, before.id))
  const { missing, difference, order } = await editBudget(context, before, body)
  refuseIncomplete(missing)
  const margin = await giveMargin(context, before, { after: order, reason: body.marginReason })
  if (!isSameVersion(difference)) await keepRevision(context, before, former)
  await context.tx
    .updateTable('orders')
    .set({ ...margin, finished_at: context.now, version: before.version + 1 })
    .where('id', '=', before.id)
    .execute()
  await log(context, before)
  return findOrderView(context, before.id)
}
