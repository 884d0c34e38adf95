import { isStatusAt, listStatusesAt, type OrderStatus, type OrderType } from '../orders/index.ts'
import type { PaymentMethod } from '../payments/index.ts'
import type { Day } from '../shared/brazil-time.ts'
import type { Cents } from '../shared/money.ts'

/** The active season of the points programme; a credit expires on its last day (C-123). */
export type PointSeason = { readonly start: Day; readonly finish: Day }

/** What an order's points depend on. */
export type PointsCase = {
  readonly type: OrderType
  readonly status: OrderStatus
  readonly paymentMethod: PaymentMethod | null
  readonly subTotalWithDiscountCents: Cents
  /** Whether the seller takes part. */
  readonly pointsEnabled: boolean
  readonly season: PointSeason | null
  /** The first day of the first season. */
  readonly programmeStart: Day
  /** The day of the purchase. */
  readonly orderedOn: Day
  readonly today: Day
}

const billedOn = listStatusesAt('billed', 'dispatch', 'travelling', 'delivered')

/**
 * From the confirmed payment on; later statuses count too, so that a missed event does not cost the seller the points.
 */
const paidOn = [...listStatusesAt('picking'), ...billedOn]

/**
 * Whether an order with this payment earns points in this status. An order billed before payment earns when it is
 * billed.
 */
export const earnsPointsOn = (status: OrderStatus, method: PaymentMethod | null): boolean =>
  (method === 'FINANCING' || method === 'OTHERS' ? billedOn : paidOn).includes(status)

const isOn = (season: PointSeason, today: Day): boolean => season.start <= today && today <= season.finish

/**
 * The qualifiable points of an order in this status: one for each whole real of the sub total with discount, for MP and
 * PA orders of sellers in the programme inside the active season; 0 for all others (C-123, PTS-048). Free orders and
 * purchases before the programme earn nothing (PTS-115, PTS-116).
 */
export const computePointsCredit = (order: PointsCase): number => {
  const earns =
    order.type !== 'BF' &&
    order.pointsEnabled &&
    order.season !== null &&
    isOn(order.season, order.today) &&
    order.programmeStart <= order.orderedOn &&
    earnsPointsOn(order.status, order.paymentMethod)
  return earns ? Math.floor(order.subTotalWithDiscountCents / 100) : 0
}

/** Whether this status takes back the points of the order (C-124). */
export const isChargedBack = (status: OrderStatus): boolean => isStatusAt(status, 'undone')
