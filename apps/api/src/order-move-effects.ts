import { openAnalysis } from './features/card-analysis/open-analysis.ts'
import { followHold } from './features/order-record/holds/follow-hold.ts'
import type { MoveEffect } from './features/order-record/move-effects.ts'
import { followNegotiation } from './features/order-record/negotiations/follow-negotiation.ts'
import { endCharges } from './features/payments/cancel-charges.ts'
import { settlePoints } from './features/points/ledger/settle-points.ts'
import { moveSiteOfOrder } from './features/sites/moving/follow-orders.ts'

/** C-87: every captured card payment is analysed, however the capture was reported. */
const analyseCard: MoveEffect = async ({ tx, now }, { order, entered }) => {
  if (entered.includes('INVOICE_ANALYSIS')) await openAnalysis(tx, order.id, now)
}

/** What other capabilities do with every move of an order, in its transaction, in this order. */
export const orderMoveEffects: readonly MoveEffect[] = [
  analyseCard,
  settlePoints,
  endCharges,
  moveSiteOfOrder,
  followHold,
  followNegotiation,
]
