import {
  budgetExpiresAt,
  computeStatusSince,
  findArrival,
  findBoarding,
  isBudgetStatus,
  type OrderStatus,
  type StatusMove,
  statusAt,
  trackerDates,
} from '@girassol/domain/orders'
import { toDay } from '@girassol/domain/shared'
import type { OrderRecord } from '../../order-record/order-record.ts'

type DatedOrder = Pick<
  OrderRecord,
  'status' | 'finished_at' | 'estimated_delivery_date' | 'delivery_date' | 'waybill_date' | 'delivery_deadline'
>

const dayOrNull = (instant: string | null | undefined): string | null =>
  instant === null || instant === undefined ? null : toDay(instant)

/** The fields that the date rules need, with the status as of `now`. */
export const toDayFacts = (
  order: DatedOrder,
  passed: { leftAt: string | null; arrivedAt: string | null },
  now: string,
) => ({
  status: statusAt({ status: order.status, finishedAt: order.finished_at }, now),
  estimatedDeliveryDate: order.estimated_delivery_date,
  deliveryDate: order.delivery_date,
  waybillDate: order.waybill_date,
  deliveryDeadline: order.delivery_deadline,
  leftOn: dayOrNull(passed.leftAt),
  arrivedOn: dayOrNull(passed.arrivedAt),
})

/** A budget expired at its hour, even if the hourly job noticed later (C-63). */
export const findStatusSince = (
  { status, finished_at }: Pick<OrderRecord, 'status' | 'finished_at'>,
  movedAt: string | null,
  now: string,
): string | null =>
  finished_at !== null && statusAt({ status, finishedAt: finished_at }, now) === 'BUDGET_EXPIRED'
    ? budgetExpiresAt(finished_at)
    : movedAt

/** Budgets: the instant until which they are valid (C-63); null for other records. */
export const computeExpiresAt = (status: OrderStatus, finishedAt: string | null): string | null =>
  isBudgetStatus(status) && finishedAt !== null ? budgetExpiresAt(finishedAt) : null

/** The progress of an order, since when it has its status, and which of its dates may be shown (USE-001, USE-023). */
export const computeProgressDays = (order: OrderRecord, moves: readonly StatusMove[], now: string) => {
  const steps = trackerDates(moves)
  const facts = toDayFacts(order, { leftAt: steps[6] ?? null, arrivedAt: steps[7] ?? null }, now)
  return {
    boarding: findBoarding(facts, toDay(now)),
    arrival: findArrival(facts, toDay(now)),
    statusSince: findStatusSince(order, computeStatusSince(moves), now),
    steps: [...steps],
  }
}
