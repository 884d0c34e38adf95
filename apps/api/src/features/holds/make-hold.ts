import type * as contract from '@girassol/contract/holds'
import {
  canHold,
  canHoldUntil,
  computeHoldEnd,
  findMostHoldHours,
  isRenewal,
  listHoldSentences,
} from '@girassol/domain/holds'
import { formatMoment } from '@girassol/domain/shared'
import type { Context, Handler } from '../../http/context.ts'
import { refuseField } from '../../http/refuse-field.ts'
import { orRefuse } from '../../http/refused.ts'
import { renewBudget } from '../budgets/renew-budget.ts'
import { computeLinesToHold } from '../order-record/holds/held-lines.ts'
import { lockHoldsOfSeller } from '../order-record/holds/hold-locks.ts'
import { replaceHoldLines, upsertHold } from '../order-record/holds/hold-writes.ts'
import { lockOrder } from '../order-record/lock-order.ts'
import { logOrderNote } from '../order-record/log-order.ts'
import { byUser } from '../order-record/mover.ts'
import type { OrderRecord } from '../order-record/order-record.ts'
import { findOrder } from '../order-record/readable-orders.ts'
import { type FoundBudget, findBudgetToHold } from './budget-to-hold.ts'
import { findHoldView } from './hold-view.ts'

type Plan = { readonly until: string; readonly isCut: boolean; readonly renews: boolean }

/** HOLD-004, HOLD-006: 409 for a budget that cannot be held, 400 for more hours than the caller may hold. */
const planHold = (
  { now }: Context,
  order: OrderRecord,
  { facts, limits, hours }: FoundBudget & { readonly hours: number },
): Plan => {
  const sentences = listHoldSentences(limits)
  orRefuse(canHold(facts, limits, now), sentences)
  const most = findMostHoldHours(facts.isStaff, limits)
  if (hours > most) throw refuseField('hours', hours, `No máximo ${most} horas`)
  const renews = isRenewal(facts)
  const finishedAt = renews ? now : (order.finished_at ?? now)
  const end = computeHoldEnd({ hours, finishedAt }, now)
  const { isStaff, hold } = facts
  orRefuse(canHoldUntil({ isStaff, firstMadeAt: hold?.firstMadeAt ?? null, until: end.until }, limits), sentences)
  return { ...end, renews }
}

/**
 * HOLD-003…HOLD-006: holds what is free of each product of a budget, or renews its hold. A budget of which nothing is
 * free is not held: the answer says why, line by line.
 */
export const makeHold: Handler<typeof contract.makeHold> = async (context, { params: { id }, body: { hours } }) => {
  const order = await lockOrder(context, id)
  await lockHoldsOfSeller(context.tx, order.seller_id)
  const { until, isCut, renews } = planHold(context, order, {
    ...(await findBudgetToHold(context, order)),
    hours,
  })
  const lines = await computeLinesToHold(context, id)
  if (lines.every(({ held }) => held === 0)) {
    return { ...(await findHoldView(context, order)), lines: [...lines], isCut: false }
  }
  if (renews) await renewBudget(context, order)
  await upsertHold(context, { orderId: id, until })
  await replaceHoldLines(context, { orderId: id, until }, lines)
  await logOrderNote(byUser(context), order, `Estoque reservado até ${formatMoment(until)}`)
  return { ...(await findHoldView(context, await findOrder(context, id))), isCut }
}
