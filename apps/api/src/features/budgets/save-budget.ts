import type * as contract from '@girassol/contract/budgets'
import { isSameVersion } from '@girassol/domain/budgets'
import type { Missing } from '@girassol/domain/cart'
import type { Context, Handler } from '../../http/context.ts'
import { Refused } from '../../http/refused.ts'
import { trimHold } from '../order-record/holds/hold-store.ts'
import { lockOrderFor } from '../order-record/lock-order-for.ts'
import { logOrderNote } from '../order-record/log-order.ts'
import { byUser } from '../order-record/mover.ts'
import { listOrderLines } from '../order-record/order-lines.ts'
import type { OrderRecord } from '../order-record/order-record.ts'
import { giveMargin } from '../order-record/prices/give-margin.ts'
import { findOrderView } from '../orders/detail/order-queries.ts'
import { storeRevision } from './budget-revisions.ts'
import { toBudgetVersion } from './budget-version.ts'
import { type BudgetEdit, editBudget } from './edit-budget.ts'
import { planEdit, requireConfirmedEnd } from './plan-edit.ts'
import { refuseStaleVersion } from './refuse-stale-version.ts'

/** BUD-022, BUD-023: 409 with all that a budget lacks. */
export const refuseIncomplete = ([first, ...others]: readonly Missing[]): void => {
  if (!first) return
  throw new Refused(first.message, { status: 409, reason: 'incomplete', details: [first, ...others] })
}

/**
 * Stores an edit of a locked budget at today's prices; it is then valid for seven days (C-63). Refuses an incomplete
 * budget (BUD-022, BUD-023).
 */
export const storeEdit = async (
  context: Context,
  before: OrderRecord,
  edit: BudgetEdit & { readonly marginReason?: string | undefined },
): Promise<void> => {
  const former = toBudgetVersion(before, await listOrderLines(context, before.id))
  const { missing, difference, order } = await editBudget(context, before, edit)
  refuseIncomplete(missing)
  const margin = await giveMargin(context, before, { after: order, reason: edit.marginReason })
  if (!isSameVersion(difference)) await storeRevision(context, before, former)
  await context.tx
    .updateTable('orders')
    .set({ ...margin, finished_at: context.now, version: before.version + 1 })
    .where('id', '=', before.id)
    .execute()
  await trimHold(context, before.id)
}

/**
 * BUD-027, T5: stores the edit, and frees held units that it no longer needs. Refuses as `storeEdit` and, with 409 and
 * the other user's name, an edit that started before another change.
 */
export const saveBudget: Handler<typeof contract.saveBudget> = async (context, { params, body }) => {
  const before = await lockOrderFor(context, params.id, 'editBudget')
  await refuseStaleVersion(context, before, body.version)
  const edited = { order: before, lines: await listOrderLines(context, before.id) }
  if (planEdit(context, edited, body) === 'endsAgreement')
    await requireConfirmedEnd(context, before, body.endsAgreement)
  await storeEdit(context, before, body)
  await logOrderNote(byUser(context), before, 'Orçamento editado')
  return findOrderView(context, before.id)
}
