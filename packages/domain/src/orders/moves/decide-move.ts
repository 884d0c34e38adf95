import { isStatusAt, listStatusesAt, type OrderStatus } from '../status/order-status.ts'
import {
  getTransition,
  isBilledFirst,
  type MoveFacts,
  type OrderEvent,
  waitsForReleaseAfterBilling,
} from './order-transitions.ts'

/**
 * The result of an event for an order. `noted`: logged, without a move; `before` is then the status after a refused
 * return. `late`: the order has already passed that status. `refused`: the event does not fit the order.
 */
export type Move =
  | { readonly outcome: 'moves'; readonly to: OrderStatus; readonly skipped: readonly OrderStatus[] }
  | { readonly outcome: 'noted'; readonly before?: OrderStatus }
  | { readonly outcome: 'late' }
  | { readonly outcome: 'refused' }

/** From the warehouse to the customer. */
const leaving = listStatusesAt('dispatch', 'travelling', 'delivered')

/** The statuses from approval to delivery, split where a user has to release the order. */
const splitStages = ({ paymentMethod, isFutureSale, isTriangulation }: MoveFacts): readonly OrderStatus[][] => {
  const money: OrderStatus[] = isBilledFirst(paymentMethod)
    ? ['INVOICE_BILLING', 'CONFIRMING_BILL_ERP', 'INVOICE_BILLING_ERP']
    : ['INVOICE_PAYED', 'CONFIRMING_PAYMENT_ERP', 'INVOICE_PAYED_ERP']
  const picking: OrderStatus[] = [...money, ...(isFutureSale ? (['FUTURE_SALE'] as const) : []), 'INVOICE_SEPARATE']
  if (waitsForReleaseAfterBilling(paymentMethod)) {
    const afterBilling: OrderStatus[] = isBilledFirst(paymentMethod)
      ? ['BILLED_WAITING_PAYMENT', 'BILLED_WAITING_RELEASE']
      : ['BILLED_WAITING_RELEASE']
    const released: OrderStatus[][] = isTriangulation
      ? [['INVOICE_BILLED'], ['WAITING_APPROVAL', ...leaving]]
      : [[...leaving]]
    return [[...picking, ...afterBilling], ...released]
  }
  if (isTriangulation)
    return [
      [...picking, 'INVOICE_BILLED'],
      ['WAITING_APPROVAL', ...leaving],
    ]
  return [[...picking, 'INVOICE_BILLED', ...leaving]]
}

/** The statuses up to the payment or the billing; an external event cannot skip them. */
const untilPaid = listStatusesAt('validation', 'approval', 'payment').filter(
  (status) => status !== 'INVOICE_PAYMENT_ERROR',
)

/** The expected statuses of this order from its creation to its delivery; an event for an earlier one is late. */
export const listExpectedStatuses = (facts: MoveFacts): readonly OrderStatus[] => [
  ...untilPaid,
  ...splitStages(facts).flat(),
]

/** Statuses that are entered only when something is wrong or missing; they are not reported as skipped. */
const optional: readonly OrderStatus[] = ['BILLED_WAITING_PAYMENT', 'DELIVERY_AT_AFFILIATE', 'DELIVERY_START']

/** Moves forward over skipped statuses within one section; a release by a user is never skipped (E9–E18). */
const skipTo = (facts: MoveFacts, to: OrderStatus): Move => {
  const stretch = splitStages(facts).find((statuses) => statuses.includes(facts.status) && statuses.includes(to))
  const road = listExpectedStatuses(facts)
  if (road.includes(to) && road.indexOf(to) <= road.indexOf(facts.status)) return { outcome: 'late' }
  if (!stretch) return { outcome: 'refused' }
  const missed = stretch.slice(stretch.indexOf(facts.status) + 1, stretch.indexOf(to))
  return { outcome: 'moves', to, skipped: missed.filter((status) => !optional.includes(status)) }
}

/** External events after the payment: they may arrive late, twice or in another order. */
const skipping: readonly OrderEvent[] = [
  'paymentSentToErp',
  'paymentConfirmedByErp',
  'billingSentToErp',
  'billingConfirmedByErp',
  'futureSaleBilled',
  'pickingStarted',
  'billed',
  'readyToLeave',
  'operationApproved',
  'leftWithCarrier',
  'pickedUp',
  'inTransit',
  'atAffiliate',
  'deliveryStarted',
  'enRoute',
  'delivered',
]

const isPast = (facts: MoveFacts, to: readonly OrderStatus[]): boolean => {
  const road = listExpectedStatuses(facts)
  return to.some((status) => road.includes(status) && road.indexOf(status) <= road.indexOf(facts.status))
}

/**
 * The carrier's events continue while the ERP decides about a return (E21). They are stored in case the ERP refuses it,
 * and are late once the goods are back. Earlier steps are refused until the ERP answers.
 */
const duringReturn = (event: OrderEvent, facts: MoveFacts): Move | null => {
  if (facts.status === 'INVOICE_RETURNED') return { outcome: 'late' }
  if (facts.status !== 'PROCESSING_DISASSEMBLY' || facts.statusBefore === null) return null
  const move = decideMove(event, { ...facts, status: facts.statusBefore, statusBefore: null })
  if (move.outcome !== 'moves') return move
  return leaving.includes(facts.statusBefore) ? { outcome: 'noted', before: move.to } : { outcome: 'refused' }
}

/** A payment before the NF-e does not move the order: the billing finds it later (E13). */
const isAhead = (facts: MoveFacts, event: OrderEvent): boolean =>
  event === 'moneyReceived' && isBilledFirst(facts.paymentMethod) && listExpectedStatuses(facts).includes(facts.status)

/** The answer to a request that is already settled, by the same answer or by its opposite. */
const isSettled = ({ status }: MoveFacts, event: OrderEvent): boolean =>
  ['cancellationDone', 'cancellationRefused', 'returnReceived', 'returnRefused'].includes(event) &&
  (isStatusAt(status, 'delivered', 'undone') || getTransition(event).to.includes(status))

/** A deposit for an order that is paid in another way fits it in no status, also if it has passed the payment (E3). */
const isStrange = ({ paymentMethod }: MoveFacts, event: OrderEvent): boolean =>
  event === 'depositReceived' && paymentMethod !== 'DEPOSIT'

/**
 * Applies the table to one order: the status after the event, or why there is none (C-50). External events may skip
 * statuses forward, never backward; an event for an earlier status is late.
 */
export const decideMove = (event: OrderEvent, facts: MoveFacts): Move => {
  const { from, to, by, when = () => true, choose } = getTransition(event)
  const target = choose?.(facts) ?? to[0]
  if (target !== undefined && from.includes(facts.status) && when(facts)) {
    return { outcome: 'moves', to: target, skipped: [] }
  }
  if (by === 'user' || by === 'job' || target === undefined) return { outcome: 'refused' }
  if (skipping.includes(event)) return duringReturn(event, facts) ?? skipTo(facts, target)
  if (isStrange(facts, event)) return { outcome: 'refused' }
  const isBehind = event === 'latePayment' ? facts.status === 'INVOICE_CANCELED_PAID' : isPast(facts, to)
  if (isBehind || isSettled(facts, event)) return { outcome: 'late' }
  return { outcome: isAhead(facts, event) ? 'noted' : 'refused' }
}
