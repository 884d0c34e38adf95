import type * as contract from '@girassol/contract/cart'
import type { Missing } from '@girassol/domain/cart'
import { canFinishAsBudget, canFinishAsOrder, finishedAs, orderActionSentences } from '@girassol/domain/orders'
import { type ApprovalReasons, toApprovalEnd } from '@girassol/domain/purchase-approvals'
import { centsFromReais, reaisFrom } from '@girassol/domain/shared'
import { Accepted } from '../../../http/accepted.ts'
import type { Context, LaterHandler } from '../../../http/context.ts'
import { orRefuse, Refused } from '../../../http/refused.ts'
import { notifyRecordMade } from '../../notifications/notify-record-made.ts'
import {
  type ApprovedPurchase,
  approvalLines,
  describeApprovedOrder,
  type RequestedApproval,
  refuseOtherTotalThanApproved,
  toReasonViews,
} from '../../order-record/approvals/approval-views.ts'
import { findReasonsToAsk, lockPurchaseTerms, type PurchaseTerms } from '../../order-record/approvals/purchase-terms.ts'
import { refuseAwaiting } from '../../order-record/approvals/refuse-awaiting.ts'
import { requestApproval } from '../../order-record/approvals/request-approval.ts'
import { computeFirstBoardingDay } from '../../order-record/boarding-day.ts'
import { findMissing } from '../../order-record/cart-readiness.ts'
import { findUnsafeKit } from '../../order-record/kit-strings.ts'
import { byUser, type Mover } from '../../order-record/mover.ts'
import { toFactsOfOrder } from '../../order-record/order-facts.ts'
import type { OrderRecord } from '../../order-record/order-record.ts'
import { giveMargin, type MarginColumns } from '../../order-record/prices/give-margin.ts'
import { type PricedCart, priceLines } from '../../order-record/prices/price-cart.ts'
import { arrivalAfter } from '../../orders/recalculation/recalculate-delivery-date.ts'
import { findNumberSetting } from '../../settings/operation/number-settings.ts'
import { advanceOrderedSite } from '../../sites/moving/follow-orders.ts'
import type { CartParts } from '../cart-parts.ts'
import { updateCart } from '../cart-store.ts'
import { changeCart, type HeldCarts, heldWithNumber } from './held-carts.ts'
import { type CartState, findCart, findOwnOrder, untilStored } from './own-carts.ts'

type Target = 'INVOICE' | 'BUDGET'

const alreadyFinished = () =>
  new Refused(orderActionSentences.alreadyFinished, { status: 409, reason: 'alreadyFinished' })

const rules = { INVOICE: canFinishAsOrder, BUDGET: canFinishAsBudget } as const

/** Says what is missing; an unsafe kit has a reason of its own, because it can be resized (C-23). */
const refuseIncomplete = ({ order, terms }: PricedCart, missing: readonly Missing[]): void => {
  const [first] = missing
  if (!first) return
  const unsafe = first.field === 'kit' ? findUnsafeKit(order, terms.generatorSettings) : null
  if (unsafe) throw new Refused(unsafe.message, { status: 409, reason: 'kitUnsafeForState', details: unsafe.details })
  throw new Refused(first.message, { status: 409, reason: 'incomplete', details: missing })
}

const refuseUnfinishable = ({ actor }: Context, priced: PricedCart, target: Target): void => {
  const missing = findMissing(priced)
  const lacks = missing[0]?.message ?? null
  const facts = toFactsOfOrder(priced.order, { actor, now: priced.now, lacks, campaignOpen: priced.terms.campaignOpen })
  const decision = rules[target](facts)
  if (!decision.allowed && decision.refusal === 'incomplete') refuseIncomplete(priced, missing)
  orRefuse(decision, orderActionSentences)
}

/** The user confirmed a total; if prices changed it in between, the user must confirm again. */
const refuseOtherTotal = (order: OrderRecord, confirmed: number | undefined): void => {
  if (confirmed === undefined || centsFromReais(confirmed) === order.total_invoice_cents) return
  throw new Refused('O valor total mudou. Confira o novo valor antes de finalizar.', {
    status: 409,
    reason: 'totalChanged',
    details: { totalInvoice: reaisFrom(order.total_invoice_cents) },
  })
}

const descriptions = { INVOICE: 'Pedido criado', BUDGET: 'Orçamento criado' } as const

/** A budget is estimated as a whole (BUD-025); an order arrives after its dispatch day (USE-001). */
const planned = (priced: PricedCart, target: Target): PricedCart => {
  if (target === 'BUDGET') return priced
  const estimated_delivery_date = arrivalAfter(computeFirstBoardingDay(priced.lines, priced.now), priced.order)
  return { ...priced, figures: { ...priced.figures, estimated_delivery_date } }
}

type Moving = {
  readonly target: Target
  readonly margin: MarginColumns
  readonly unreadParts: CartParts | undefined
  /** Who approved the order, which is then made in the caller's name (COMP-014). */
  readonly approver?: Mover['author']
}

/**
 * Fixes customer, prices and totals with the move out of CART; false if the cart is no longer as it was read, so of
 * several calls only one succeeds.
 */
const move = async (
  context: Context,
  priced: PricedCart,
  { target, margin, unreadParts, approver }: Moving,
): Promise<boolean> => {
  const { tx, actor, now } = context
  const finished = { status: target, finished_at: now, finished_by: actor.userId, approval_until: null }
  const delivery_date = target === 'BUDGET' ? null : computeFirstBoardingDay(priced.lines, now)
  const { userId, name } = approver ?? byUser(context).author
  const description = approver === undefined ? descriptions[target] : describeApprovedOrder(actor.name)
  const line = { userId, author: name, from: 'CART', to: target, description, now } as const
  const changes = { ...finished, ...margin, delivery_date }
  return (await updateCart(tx, planned(priced, target), { changes, line, unreadParts })) !== null
}

type Finishing = {
  readonly carts: HeldCarts
  readonly id: number
  readonly target: Target
  readonly confirmedTotal: number | undefined
}

/** The order as it was just made, null if it was made before; or what the company has to approve first. */
type Finished = { readonly made: OrderRecord | null } | { readonly approval: RequestedApproval }

/** Stores what the cart costs now, and that it waits; null if the cart is no longer as it was read (COMP-010). */
const askForApproval = async (
  context: Context,
  priced: PricedCart,
  reasons: ApprovalReasons,
): Promise<Finished | null> => {
  const { tx, actor, now } = context
  const expiresAt = toApprovalEnd(now, { days: await findNumberSetting(tx, 'approvalDays'), budgetEnd: null })
  const { userId, name } = byUser(context).author
  const line = { userId, author: name, from: 'CART', to: 'CART', description: approvalLines.requested, now } as const
  if ((await updateCart(tx, priced, { changes: { approval_until: expiresAt }, line })) === null) return null
  const { id: orderId, total_invoice_cents: totalCents } = priced.order
  const id = await requestApproval(context, { orderId, source: 'CART', reasons, totalCents, expiresAt })
  return { approval: { id, reasons: toReasonViews(reasons, actor.canViewProductPrices), expiresAt } }
}

type Attempt = Finishing & { readonly isUnread: boolean; readonly terms: PurchaseTerms | null }

const tryToFinish = async (
  context: Context,
  { order, lines, parts }: CartState,
  { target, confirmedTotal, isUnread, terms }: Attempt,
): Promise<Finished | null> => {
  const before = finishedAs(order.status)
  if (before === target) return { made: null }
  if (before !== null) throw alreadyFinished()
  refuseAwaiting(order, context.now)
  const priced = await priceLines(context, { order, lines }, target)
  refuseUnfinishable(context, priced, target)
  const margin = await giveMargin(context, order, { after: priced.order, reason: undefined })
  if (context.actor.canViewProductPrices) refuseOtherTotal(priced.order, confirmedTotal)
  const reasons = await findReasonsToAsk(context, terms, priced.order)
  if (reasons.length > 0) return isUnread ? null : askForApproval(context, priced, reasons)
  const isMoved = await move(context, priced, { target, margin, unreadParts: isUnread ? parts : undefined })
  return isMoved ? { made: priced.order } : null
}

/**
 * Turns a cart into an order or a budget, once: a repeated call gets the same answer, and 409 for the other target
 * (CART-006, CART-007). What is checked is what is stored: a cart that changes in between is checked again. An order
 * above a limit of the user is not made: its company has to approve it (COMP-010).
 */
const finishCart = async (context: Context, finishing: Finishing) => {
  const { carts, id, target } = finishing
  const terms = target === 'INVOICE' ? await lockPurchaseTerms(context) : null
  const finished = await changeCart<CartState, Finished>(context, carts, {
    findHeld: heldWithNumber(id),
    read: () => findOwnOrder(context, id),
    change: (cart, isUnread) => tryToFinish(context, cart, { ...finishing, isUnread, terms }),
  })
  if ('approval' in finished) return new Accepted({ id, status: 'CART' as const, approval: finished.approval })
  const { made } = finished
  if (made !== null) {
    carts.hold(context, null)
    if (target === 'INVOICE') await advanceOrderedSite(byUser(context), made.site_id)
    await notifyRecordMade(context, made, target)
  }
  return { id, status: target }
}

/**
 * COMP-014: makes an order of the caller's cart, which a colleague approved, at the values of this instant. Refuses what
 * can no longer be ordered, and a total other than the named one.
 */
export const orderApprovedCart = async (
  context: Context,
  { id, confirmedCents, approver }: ApprovedPurchase,
): Promise<OrderRecord> => {
  const made = await untilStored(async () => {
    const { order, lines } = await findCart(context, id)
    const priced = await priceLines(context, { order, lines }, 'INVOICE')
    refuseUnfinishable(context, priced, 'INVOICE')
    refuseOtherTotalThanApproved(priced.order, confirmedCents)
    const margin = await giveMargin(context, order, { after: priced.order, reason: undefined })
    const isMoved = await move(context, priced, { target: 'INVOICE', margin, unreadParts: undefined, approver })
    return isMoved ? priced.order : null
  })
  await advanceOrderedSite({ ...byUser(context), author: approver }, made.site_id)
  return made
}

/** CART-030, WIZ-029: makes an order of the cart. */
export const finishAsOrder =
  (carts: HeldCarts): LaterHandler<typeof contract.finishAsOrder> =>
  (context, { params: { id }, body }) =>
    finishCart(context, { carts, id, target: 'INVOICE', confirmedTotal: body?.totalInvoice })

/** C-33, CART-007: finishes with the given status; refuses any status other than these two. */
export const confirmOrder =
  (carts: HeldCarts): LaterHandler<typeof contract.confirmOrder> =>
  async (context, { params: { id }, body: { status: target, totalInvoice: confirmedTotal } }) => {
    if (target === 'INVOICE' || target === 'BUDGET') return finishCart(context, { carts, id, target, confirmedTotal })
    throw alreadyFinished()
  }

/** CART-031, WIZ-029: makes a budget of the cart, valid for 168 hours (C-63). */
export const finishAsBudget =
  (carts: HeldCarts): LaterHandler<typeof contract.finishAsBudget> =>
  (context, { params: { id }, body }) =>
    finishCart(context, { carts, id, target: 'BUDGET', confirmedTotal: body?.totalInvoice })
