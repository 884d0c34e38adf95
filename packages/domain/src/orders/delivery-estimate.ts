import type { Availability } from '../catalogue/availability.ts'
import type { PaymentMethod } from '../payments/payment-method.ts'
import { type Day, dayOf, plusBusinessDays, plusHours } from '../shared/brazil-time.ts'

/** Business days a bank may take to confirm a boleto or a Pix, counted before the deadline starts (DET-054). */
const confirmationDays = 2
const confirmedByBank: readonly PaymentMethod[] = ['PIX', 'BARCODE', 'CREDIT_CARD + BARCODE']

const budgetEstimateHours = 72

export type DeliveryCase = {
  readonly as: 'INVOICE' | 'BUDGET'
  readonly availabilities: readonly (Availability | null)[]
  readonly today: Day
  /** Business days of transport; 0 for pickup, null while the destination is unknown. */
  readonly deadlineDays: number | null
  readonly paymentMethod: PaymentMethod | null
}

/** The day everything could leave; null while one item's is unknown. */
const leavingDay = (availabilities: DeliveryCase['availabilities'], today: Day): Day | null =>
  availabilities.reduce<Day | null>((latest, availability) => {
    if (latest === null || availability === null || availability === 'SEARCH') return null
    return availability === 'Immediate' || availability < latest ? latest : availability
  }, today)

/**
 * The day an order should arrive (C-67): the latest item (or today) plus the deadline in business days; for a budget
 * plus 72 hours of calendar (BUD-025). Null while an item's date or the destination is unknown.
 */
export const computeDeliveryEstimate = (delivery: DeliveryCase): Day | null => {
  const leaves = leavingDay(delivery.availabilities, delivery.today)
  if (leaves === null) return null
  if (delivery.as === 'BUDGET') return dayOf(plusHours(`${leaves}T12:00:00Z`, budgetEstimateHours))
  if (delivery.deadlineDays === null) return null
  const waits = delivery.paymentMethod !== null && confirmedByBank.includes(delivery.paymentMethod)
  return plusBusinessDays(leaves, (waits ? confirmationDays : 0) + delivery.deadlineDays)
}
