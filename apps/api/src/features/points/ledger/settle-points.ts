import type { OrderStatus } from '@girassol/domain/orders'
import type { PaymentMethod } from '@girassol/domain/payments'
import { computePointsCredit, earnsPointsOn, isChargedBack } from '@girassol/domain/points'
import { toDay } from '@girassol/domain/shared'
import type { PublicContext } from '../../../http/context.ts'
import { lockSeller } from '../../../records/lock-seller.ts'
import { findActiveSeason } from '../../settings/point-season-queries.ts'
import { creditBonuses } from './credit-bonuses.ts'
import { bookLedger } from './ledger-store.ts'
import { findEarningOrder } from './points-queries.ts'
import { insertChargeback, insertCredit } from './points-store.ts'

/** An order that has just moved, with the statuses it entered; the last one is its current status. */
type Arrival = {
  readonly order: { readonly id: number; readonly seller_id: number; readonly payment_method: PaymentMethod | null }
  readonly entered: readonly OrderStatus[]
}

type Settling = Pick<PublicContext, 'tx' | 'now'>

const chargeBack = async ({ tx, now }: Settling, { id, seller_id }: Arrival['order']): Promise<void> => {
  await lockSeller(tx, seller_id)
  if (await insertChargeback(tx, id, now)) await bookLedger(tx, seller_id)
}

const credit = async ({ tx, now }: Settling, order: Arrival['order'], status: OrderStatus): Promise<void> => {
  const season = await findActiveSeason(tx)
  const earning = await findEarningOrder(tx, order.id)
  const points = computePointsCredit({
    type: earning.type,
    status,
    paymentMethod: order.payment_method,
    subTotalWithDiscountCents: earning.sub_total_with_discount_cents,
    pointsEnabled: earning.points_enabled,
    season,
    programmeStart: earning.programme_start ?? toDay(now),
    orderedOn: toDay(earning.ordered_at),
    today: toDay(now),
  })
  if (season === null || points === 0) return
  const sellerId = earning.seller_id
  await lockSeller(tx, sellerId)
  if (!(await insertCredit(tx, { orderId: order.id, sellerId, points, season, now }))) return
  await bookLedger(tx, sellerId)
  await creditBonuses(tx, { sellerId, season, now })
}

/**
 * PTS-046, PTS-050: credits or charges back the points of a move, in the transaction of the move (C-123, C-124). An
 * order is credited once and charged back once, however often it has these statuses.
 */
export const settlePoints = async (settling: Settling, { order, entered }: Arrival): Promise<void> => {
  const status = entered.at(-1)
  if (status === undefined) return
  if (isChargedBack(status)) await chargeBack(settling, order)
  else if (earnsPointsOn(status, order.payment_method)) await credit(settling, order, status)
}
