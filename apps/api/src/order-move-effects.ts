import { openAnalysis } from './features/card-analysis/open-analysis.ts'
import type { MoveEffect } from './features/order-record/move-effects.ts'
import { settlePoints } from './features/points/ledger/settle-points.ts'

/** C-87: however a card payment was captured, it is analysed. */
const analyseCard: MoveEffect = async ({ tx, now }, { order, entered }) => {
  if (entered.includes('INVOICE_ANALYSIS')) await openAnalysis(tx, order.id, now)
}

/** What the capabilities above the record of an order do with every move, in its transaction, in this order. */
export const orderMoveEffects: readonly MoveEffect[] = [analyseCard, settlePoints]
