import type { OrderStatus, OrderType } from '@girassol/domain/orders'
import type { PaymentMethod } from '@girassol/domain/payments'
import { computePointsCredit, earnsPointsOn, isChargedBack } from '@girassol/domain/points'
import { dayOf } from '@girassol/domain/shared'
import type { Tx } from '../../http/context.ts'
import { findActiveSeason, takesPartInPoints } from './points-queries.ts'
import { insertChargeback, insertCredit } from './points-store.ts'

/** What of an order decides its points, with the status that it has just reached. */
export type SettledOrder = {
  readonly id: number
  readonly seller_id: number
  readonly type: string
  readonly status: OrderStatus
  readonly payment_method: string | null
  readonly sub_total_with_discount_cents: number
}

/**
 * PTS-046, PTS-050: what a move earns or costs in points, in the transaction of the move (C-123, C-124). However often
 * the order passes, it is credited once and charged back once.
 */
export const settlePoints = async (tx: Tx, order: SettledOrder, now: string): Promise<void> => {
  if (isChargedBack(order.status)) return insertChargeback(tx, order.id, now)
  const paymentMethod = order.payment_method as PaymentMethod | null
  if (!earnsPointsOn(order.status, paymentMethod)) return
  const season = await findActiveSeason(tx)
  const points = computePointsCredit({
    type: order.type as OrderType,
    status: order.status,
    paymentMethod,
    subTotalWithDiscountCents: order.sub_total_with_discount_cents,
    pointsEnabled: await takesPartInPoints(tx, order.seller_id),
    season,
    today: dayOf(now),
  })
  if (season === null || points === 0) return
  await insertCredit(tx, { orderId: order.id, sellerId: order.seller_id, points, season, now })
}
