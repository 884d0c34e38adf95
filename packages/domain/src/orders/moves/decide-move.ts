import { isStatusAt, listStatusesAt, type OrderStatus } from '../status/order-status.ts'
import {
  getTransition,
  isBilledFirst,
  type MoveFacts,
  type OrderEvent,
  waitsForReleaseAfterBilling,
} from './order-transitions.ts'

/**
 * Where an event leads an order. `noted` is kept and moves nothing yet (`before` is then where a refused return will
 * find it), `late` came after the order had passed that point, `refused` does not fit at all.
 */
export type Move =
  | { readonly outcome: 'moves'; readonly to: OrderStatus; readonly skipped: readonly OrderStatus[] }
  | { readonly outcome: 'noted'; readonly before?: OrderStatus }
  | { readonly outcome: 'late' }
  | { readonly outcome: 'refused' }

/** From the warehouse to the customer. */
const leaving = listStatusesAt('dispatch', 'travelling', 'delivered')

/** From the approval to the first status that a person must let it out of, and from there on. */
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

/** The statuses in front of the payment or the billing; an event from outside cannot pass over them. */
const untilPaid = listStatusesAt('validation', 'approval', 'payment').filter(
  (status) => status !== 'INVOICE_PAYMENT_ERROR',
)

/** The road of this order from its making to its delivery: what lies behind is past, whatever arrives about it. */
export const listExpectedStatuses = (facts: MoveFacts): readonly OrderStatus[] => [
  ...untilPaid,
  ...splitStages(facts).flat(),
]

/** A status that is entered on the way only when something is wrong or missing is no step that was missed. */
const optional: readonly OrderStatus[] = ['BILLED_WAITING_PAYMENT', 'DELIVERY_AT_AFFILIATE', 'DELIVERY_START']

/** Forward over missed steps, within one stretch; what a person has to let out is never passed over (E9–E18). */
const skipTo = (facts: MoveFacts, to: OrderStatus): Move => {
  const stretch = splitStages(facts).find((statuses) => statuses.includes(facts.status) && statuses.includes(to))
  const road = listExpectedStatuses(facts)
  if (road.includes(to) && road.indexOf(to) <= road.indexOf(facts.status)) return { outcome: 'late' }
  if (!stretch) return { outcome: 'refused' }
  const missed = stretch.slice(stretch.indexOf(facts.status) + 1, stretch.indexOf(to))
  return { outcome: 'moves', to, skipped: missed.filter((status) => !optional.includes(status)) }
}

/** Events of the road after the payment: they may come late, twice, or before an earlier one. */
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
 * The goods travel on while the ERP decides over their return (E21): that is kept for the case that it refuses, and
 * nothing is left to tell of goods that came back. What happens before the dispatch waits for the ERP's answer.
 */
const duringReturn = (event: OrderEvent, facts: MoveFacts): Move | null => {
  if (facts.status === 'INVOICE_RETURNED') return { outcome: 'late' }
  if (facts.status !== 'PROCESSING_DISASSEMBLY' || facts.statusBefore === null) return null
  const move = decideMove(event, { ...facts, status: facts.statusBefore, statusBefore: null })
  if (move.outcome !== 'moves') return move
  return leaving.includes(facts.statusBefore) ? { outcome: 'noted', before: move.to } : { outcome: 'refused' }
}

/** Money that comes before the NF-e says nothing about the NF-e: the billing will find it there (E13). */
const isAhead = (facts: MoveFacts, event: OrderEvent): boolean =>
  event === 'moneyReceived' && isBilledFirst(facts.paymentMethod) && listExpectedStatuses(facts).includes(facts.status)

/** The answer of a request that was settled already, by the answer itself or by its opposite. */
const isSettled = ({ status }: MoveFacts, event: OrderEvent): boolean =>
  ['cancellationDone', 'cancellationRefused', 'returnReceived', 'returnRefused'].includes(event) &&
  (isStatusAt(status, 'delivered', 'undone') || getTransition(event).to.includes(status))

/**
 * The table applied to one order: the status after the event, or why there is none (C-50). Events from outside may skip
 * forward over steps that were missed, never back; what arrives behind the order is late.
 */
export const decideMove = (event: OrderEvent, facts: MoveFacts): Move => {
  const { from, to, by, when = () => true, choose } = getTransition(event)
  const target = choose?.(facts) ?? to[0]
  if (target !== undefined && from.includes(facts.status) && when(facts)) {
    return { outcome: 'moves', to: target, skipped: [] }
  }
  if (by === 'user' || by === 'job' || target === undefined) return { outcome: 'refused' }
  if (skipping.includes(event)) return duringReturn(event, facts) ?? skipTo(facts, target)
  const isBehind = event === 'latePayment' ? facts.status === 'INVOICE_CANCELED_PAID' : isPast(facts, to)
  if (isBehind || isSettled(facts, event)) return { outcome: 'late' }
  return { outcome: isAhead(facts, event) ? 'noted' : 'refused' }
}
