import type * as contract from '@girassol/contract/budgets'
import { budgetExpiresAt, orderActionSentences } from '@girassol/domain/orders'
import { type ApprovalReasons, toApprovalEnd } from '@girassol/domain/purchase-approvals'
import { Accepted } from '../../http/accepted.ts'
import type { Context, LaterHandler } from '../../http/context.ts'
import { Refused } from '../../http/refused.ts'
import { notifyRecordMade } from '../notifications/notify-record-made.ts'
import {
  type ApprovedPurchase,
  approvalLines,
  describeApprovedOrder,
  refuseOtherTotalThanApproved,
} from '../order-record/approvals/approval-views.ts'
import { findReasonsToAsk, lockPurchaseTerms } from '../order-record/approvals/purchase-terms.ts'
import { requestApproval } from '../order-record/approvals/request-approval.ts'
import { computeFirstBoardingDay } from '../order-record/boarding-day.ts'
import { findMissingOfBudget } from '../order-record/cart-readiness.ts'
import { lockOrder } from '../order-record/lock-order.ts'
import { lockOrderFor } from '../order-record/lock-order-for.ts'
import { logOrderNote } from '../order-record/log-order.ts'
import { moveOrder } from '../order-record/move-order.ts'
import { byUser, type Mover } from '../order-record/mover.ts'
import { listOrderLines, type OrderLine } from '../order-record/order-lines.ts'
import type { OrderRecord } from '../order-record/order-record.ts'
import { loadOrderTerms } from '../order-record/prices/order-terms.ts'
import { priceSavedOrder } from '../order-record/prices/saved-order-price.ts'
import { findOrderView } from '../orders/detail/order-queries.ts'
import { findNumberSetting } from '../settings/operation/number-settings.ts'

const refuseIncomplete = async (context: Context, order: OrderRecord, lines: readonly OrderLine[]): Promise<void> => {
  const terms = await loadOrderTerms(context, order)
  const missing = findMissingOfBudget({ order, lines, terms, now: context.now })
  const [first] = missing
  if (first) throw new Refused(first.message, { status: 409, reason: 'incomplete', details: missing })
}

type Placing = {
  readonly order: OrderRecord
  readonly lines: readonly OrderLine[]
  /** The author of the log, and its line. */
  readonly mover: Mover
  readonly log: string
}

/** Moves a locked budget, which is complete, in the name of the caller. */
const movePlaced = async (context: Context, { order, lines, mover, log }: Placing): Promise<void> => {
  const { actor, now } = context
  const delivery_date = computeFirstBoardingDay(lines, now)
  const { estimated_delivery_date } = await priceSavedOrder(context, order, { status: 'INVOICE', delivery_date })
  const placed = { finished_at: now, finished_by: actor.userId, approval_until: null }
  await moveOrder(mover, order, {
    event: 'placeOrder',
    log,
    set: { ...placed, delivery_date, estimated_delivery_date },
  })
}

/** Stores that a locked budget waits for an approval of the company, at its quoted total (COMP-010). */
const askForApproval = async (context: Context, order: OrderRecord, reasons: ApprovalReasons): Promise<void> => {
  const { tx, now } = context
  const { id: orderId, total_invoice_cents: totalCents, finished_at } = order
  const budgetEnd = finished_at === null ? null : budgetExpiresAt(finished_at)
  const expiresAt = toApprovalEnd(now, { days: await findNumberSetting(tx, 'approvalDays'), budgetEnd })
  await tx.updateTable('orders').set({ approval_until: expiresAt }).where('id', '=', orderId).execute()
  await logOrderNote(byUser(context), order, approvalLines.requested)
  await requestApproval(context, { orderId, source: 'BUDGET', reasons, totalCents, expiresAt })
}

/**
 * BUD-016, T4: turns a budget that has not expired into an order, at the quoted prices; the delivery day is now
 * computed as for an order (C-67). Refuses an incomplete budget (BUD-022, BUD-023). False if the company has to approve
 * the order first (COMP-010).
 */
const placeOrder = async (context: Context, id: number): Promise<boolean> => {
  const terms = await lockPurchaseTerms(context)
  const order = await lockOrderFor(context, id, 'placeOrder')
  const lines = await listOrderLines(context, order.id)
  await refuseIncomplete(context, order, lines)
  const reasons = await findReasonsToAsk(context, terms, order)
  if (reasons.length > 0) {
    await askForApproval(context, order, reasons)
    return false
  }
  await movePlaced(context, { order, lines, mover: byUser(context), log: 'Pedido criado do orçamento' })
  await notifyRecordMade(context, order, 'INVOICE')
  return true
}

/**
 * COMP-014: makes an order of a budget of the caller's company, which a colleague approved, at the quoted prices.
 * Refuses an incomplete budget, and a total other than the named one.
 */
export const placeApprovedBudget = async (
  context: Context,
  { id, confirmedCents, approver }: ApprovedPurchase,
): Promise<void> => {
  const order = await lockOrder(context, id)
  const lines = await listOrderLines(context, order.id)
  await refuseIncomplete(context, order, lines)
  refuseOtherTotalThanApproved(order, confirmedCents)
  const mover = { ...byUser(context), author: approver }
  await movePlaced(context, { order, lines, mover, log: describeApprovedOrder(context.actor.name) })
}

/** APR-030, BUD-016, T4: turns a budget that has not expired into an order; this call accepts no other status. */
export const changeOrderStatus: LaterHandler<typeof contract.changeOrderStatus> = async (context, { params, body }) => {
  if (body.status !== 'INVOICE') {
    throw new Refused(orderActionSentences.alreadyFinished, { status: 400, reason: 'unknownTarget' })
  }
  const isPlaced = await placeOrder(context, params.id)
  const view = await findOrderView(context, params.id)
  return isPlaced ? view : new Accepted(view)
}
