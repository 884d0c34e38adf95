import { budgetExpiresAt } from '@girassol/domain/orders'
import type { MoveEffect } from '../move-effects.ts'
import { lockUnscopedOrder } from '../unscoped-order.ts'
import { decideBudget, giveLossReason } from './budget-outcome.ts'
import { endOpenNegotiation } from './end-with-budget.ts'

const expired = { reason: 'EXPIRED', text: null, side: null, competitor: null } as const

/** QUO-016, QUO-023: an order or the expiry of a budget ends its negotiation, and decides whether it was won or lost. */
export const followNegotiation: MoveEffect = async (mover, { order: { id }, event }) => {
  if (event !== 'placeOrder' && event !== 'expire') return
  const { tx, now } = mover
  const order = await lockUnscopedOrder(tx, id)
  if (order === null) return
  if (event === 'placeOrder') {
    await endOpenNegotiation(mover, order, 'WITHDRAWN')
    return decideBudget(mover, order, { outcome: 'WON', at: now })
  }
  await endOpenNegotiation(mover, order, 'EXPIRED')
  const at = order.finished_at === null ? now : budgetExpiresAt(order.finished_at)
  await decideBudget(mover, order, { outcome: 'LOST', at })
  await giveLossReason({ ...mover, userId: null }, order, expired)
}
