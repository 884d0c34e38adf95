import type { Availability } from '../../catalogue/availability.ts'
import type { PaymentMethod } from '../../payments/payment-method.ts'
import { type Day, plusDays } from '../../shared/brazil-time.ts'
import { plusWorkingDays } from '../../shared/business-days.ts'

/** Business days a bank may take to confirm a boleto or a Pix, counted before the deadline starts (DET-054). */
const confirmationDays = 2
const confirmedByBank: readonly PaymentMethod[] = ['PIX', 'BARCODE', 'CREDIT_CARD + BARCODE']

/** Whether a bank confirms this payment before the deadline starts (DET-054). */
export const waitsForBank = (method: PaymentMethod | null): boolean =>
  method !== null && confirmedByBank.includes(method)

/** Calendar days (72 hours) that a budget adds to its last item (BUD-025). */
export const budgetEstimateDays = 3

export type DeliveryCase = {
  readonly as: 'INVOICE' | 'BUDGET'
  readonly availabilities: readonly (Availability | null)[]
  readonly today: Day
  /** Business days of transport; 0 for pickup, null while the destination is unknown. */
  readonly deadlineDays: number | null
  readonly paymentMethod: PaymentMethod | null
}

/** The day everything could be shipped ('embarque'), not before `today`; null while one item's is unknown (C-67). */
export const computeBoardingDay = (availabilities: DeliveryCase['availabilities'], today: Day): Day | null =>
  availabilities.reduce<Day | null>((latest, availability) => {
    if (latest === null || availability === null || availability === 'SEARCH') return null
    return availability === 'Immediate' || availability < latest ? latest : availability
  }, today)

/**
 * The day an order should arrive (C-67): the latest item (or today) plus the deadline in business days. For a budget
 * the latest item plus 72 hours of calendar (BUD-025), which is when it could be shipped (USE-001). Null while an
 * item's date or the destination is unknown.
 */
export const computeDeliveryEstimate = (delivery: DeliveryCase): Day | null => {
  const leaves = computeBoardingDay(delivery.availabilities, delivery.today)
  if (leaves === null) return null
  if (delivery.as === 'BUDGET') return plusDays(leaves, budgetEstimateDays)
  if (delivery.deadlineDays === null) return null
  return plusWorkingDays(leaves, (waitsForBank(delivery.paymentMethod) ? confirmationDays : 0) + delivery.deadlineDays)
}

export type Arrival = {
  readonly estimatedDeliveryDate: Day | null
  /** The day the goods were given to the carrier. */
  readonly waybillDate: Day | null
  /** The planned day of shipping. */
  readonly deliveryDate: Day | null
  /** Business days of transport. */
  readonly deliveryDeadline: number | null
}

/**
 * The day an order should arrive: the estimated date, else the deadline after the waybill, else after the planned day
 * of shipping (DET-051). Null while neither day nor deadline is known.
 */
export const computeArrival = (of: Arrival): Day | null => {
  if (of.estimatedDeliveryDate !== null) return of.estimatedDeliveryDate
  const leaves = of.waybillDate ?? of.deliveryDate
  return leaves === null || of.deliveryDeadline === null ? null : plusWorkingDays(leaves, of.deliveryDeadline)
}

/** The business days between two days, the last one included: 0 when `until` is not after `from`. */
export const businessDaysUntil = (from: Day, until: Day): number => {
  let days = 0
  for (let day = from; day < until; day = plusWorkingDays(day, 1)) days += 1
  return days
}
