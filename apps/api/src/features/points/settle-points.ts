import type { OrderStatus, OrderType } from '@girassol/domain/orders'
import type { PaymentMethod } from '@girassol/domain/payments'
import { computePointsCredit, earnsPointsOn, isChargedBack } from '@girassol/domain/points'
import { dayOf } from '@girassol/domain/shared'
import type { PublicContext } from '../../http/context.ts'
import { findActiveSeason, findEarningOrder } from './points-queries.ts'
import { insertChargeback, insertCredit } from './points-store.ts'

/** An order that has just moved: the statuses it entered, the last of which it holds. */
type Arrival = {
  readonly order: { readonly id: number; readonly payment_method: string | null }
  readonly entered: readonly OrderStatus[]
}

/**
 * PTS-046, PTS-050: what a move earns or costs in points, in the transaction of the move (C-123, C-124). However often
 * the order passes, it is credited once and charged back once.
 */
export const settlePoints = async (
  { tx, now }: Pick<PublicContext, 'tx' | 'now'>,
  { order, entered }: Arrival,
): Promise<void> => {
  const status = entered.at(-1)
  if (status === undefined) return
  if (isChargedBack(status)) return insertChargeback(tx, order.id, now)
  const paymentMethod = order.payment_method as PaymentMethod | null
  if (!earnsPointsOn(status, paymentMethod)) return
  const season = await findActiveSeason(tx)
  const earning = await findEarningOrder(tx, order.id)
  const points = computePointsCredit({
    type: earning.type as OrderType,
    status,
    paymentMethod,
    subTotalWithDiscountCents: earning.sub_total_with_discount_cents,
    pointsEnabled: earning.points_enabled,
    season,
    today: dayOf(now),
  })
  if (season === null || points === 0) return
  await insertCredit(tx, { orderId: order.id, sellerId: earning.seller_id, points, season, now })
}
