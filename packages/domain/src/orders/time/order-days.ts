import type { Availability } from '../../catalogue/availability.ts'
import { type Day, plusDays } from '../../shared/brazil-time.ts'
import { plusWorkingDays } from '../../shared/business-days.ts'
import { isStatusAt, type OrderStatus, orderStatuses } from '../status/order-status.ts'
import { type Arrival, budgetEstimateDays, computeArrival } from './delivery-estimate.ts'

/** The facts that decide which days of an order may be shown (USE-001). */
export type DayFacts = Arrival & {
  readonly status: OrderStatus
  /** The days of the statuses 'shipped' and 'delivered'; null before them. */
  readonly leftOn: Day | null
  readonly arrivedOn: Day | null
}

/**
 * A day of an order as it may be shown. 'expected' is never in the past, 'done' never in the future; 'overdue' and
 * 'suspended' have the previously planned day, or null without one.
 */
export type PlannedDay =
  | { readonly kind: 'expected' | 'done'; readonly day: Day }
  | { readonly kind: 'overdue' | 'suspended'; readonly day: Day | null }

const isQuoted = (status: OrderStatus): boolean => isStatusAt(status, 'cart', 'budget')

/** Nothing will be shipped: the order ended without a delivery, or may end so. */
const isOffTheRoad = (status: OrderStatus): boolean => isStatusAt(status, 'expired', 'rejected', 'undoing', 'undone')

const hasLeft = (status: OrderStatus): boolean => isStatusAt(status, 'travelling', 'delivered')

const later = (a: Day, b: Day): Day => (a > b ? a : b)

const expectedOrOverdue = (day: Day | null, today: Day): PlannedDay | null => {
  if (day === null) return null
  return day < today ? { kind: 'overdue', day } : { kind: 'expected', day }
}

/** The day the goods were shipped; null before. */
const findDeparture = ({ waybillDate, leftOn }: DayFacts, today: Day): Day | null => {
  const day = waybillDate ?? leftOn
  return day !== null && day <= today ? day : null
}

/** A budget could be shipped 72 hours after its last item is available, from today at the earliest (BUD-025). */
const quotedBoarding = ({ estimatedDeliveryDate }: DayFacts, today: Day): PlannedDay | null =>
  estimatedDeliveryDate === null
    ? null
    : { kind: 'expected', day: later(estimatedDeliveryDate, plusDays(today, budgetEstimateDays)) }

/** 'Estimativa de embarque' (USE-001): the day of shipping; null when unknown or when nothing will be shipped. */
export const findBoarding = (order: DayFacts, today: Day): PlannedDay | null => {
  if (isQuoted(order.status)) return quotedBoarding(order, today)
  const departure = findDeparture(order, today)
  if (departure !== null) return { kind: 'done', day: departure }
  if (isOffTheRoad(order.status)) return null
  if (orderStatuses[order.status].halt !== null) return { kind: 'suspended', day: order.deliveryDate }
  if (!hasLeft(order.status)) return expectedOrOverdue(order.waybillDate ?? order.deliveryDate, today)
  // It was shipped without a recorded day: the planned day is shown only once it is reached.
  return order.deliveryDate !== null && order.deliveryDate <= today ? { kind: 'done', day: order.deliveryDate } : null
}

/** DET-051, but never before the boarding plus the deadline in business days (USE-001). */
const findArrivalDay = (order: DayFacts, boarding: Day | null): Day | null => {
  const estimated = computeArrival(order)
  if (estimated === null || boarding === null) return estimated
  return later(estimated, plusWorkingDays(boarding, order.deliveryDeadline ?? 0))
}

/**
 * The day an order arrives (USE-001, DET-051). A budget has none, because its boarding is not planned yet. While the
 * boarding is late or suspended, no day is shown.
 */
export const findArrival = (order: DayFacts, today: Day): PlannedDay | null => {
  if (isQuoted(order.status) || isOffTheRoad(order.status)) return null
  if (order.status === 'INVOICE_DELIVERED')
    return order.arrivedOn === null ? null : { kind: 'done', day: order.arrivedOn }
  const boarding = findBoarding(order, today)
  if (boarding?.kind === 'suspended' || boarding?.kind === 'overdue') return { kind: boarding.kind, day: null }
  return expectedOrOverdue(findArrivalDay(order, boarding?.day ?? null), today)
}

type PromisedItem = { readonly availability: Availability | null; readonly currentAvailability: Availability | null }

/**
 * The day of shipping of an item, as it may be shown: a promised day in the past is replaced by the availability of
 * today while the goods are not shipped (USE-001).
 */
export const announceAvailability = (
  { availability, currentAvailability }: PromisedItem,
  { status, today }: { readonly status: OrderStatus; readonly today: Day },
): Availability | null => {
  const isDay = availability !== null && availability !== 'Immediate' && availability !== 'SEARCH'
  const isHere = !hasLeft(status) && !isOffTheRoad(status)
  return isDay && isHere && availability < today ? currentAvailability : availability
}

/** A planned day in words, after a feminine noun; `format` formats the day. */
export const describePlannedDay = (planned: PlannedDay, format: (day: Day) => string): string => {
  if (planned.kind === 'suspended') return 'suspensa'
  if (planned.day === null) return 'a reprogramar'
  return planned.kind === 'overdue' ? `atrasada, era ${format(planned.day)}` : format(planned.day)
}

/** USE-001: the text of a budget and its PDF instead of a delivery day. `days` are business days. */
export const describeDeadline = (days: number): string =>
  days === 1 ? 'Prazo de entrega: 1 dia útil após o embarque' : `Prazo de entrega: ${days} dias úteis após o embarque`
