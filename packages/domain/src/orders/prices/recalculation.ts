import { firstRefusal } from '../../shared/decision.ts'
import type { OrderStatus } from '../status/order-status.ts'

/** What is recalculated while an order waits, and in which statuses (DET-022, DET-038…041). */
const recalculated = {
  availability: ['BUDGET', 'INVOICE'],
  deliveryDate: ['INVOICE'],
  commission: ['BUDGET', 'INVOICE'],
  insurance: ['CART', 'BUDGET', 'INVOICE', 'INVOICE_VALIDATED'],
} as const satisfies Record<string, readonly OrderStatus[]>

export type Recalculation = keyof typeof recalculated

/** Afterwards an order stays as agreed, whatever changes in stock, taxes or calendar. */
export const canRecalculate = (what: Recalculation, status: OrderStatus) =>
  firstRefusal([!(recalculated[what] as readonly OrderStatus[]).includes(status), 'agreed'])

export const recalculationSentences = { agreed: 'Este pedido não é mais recalculado.' } as const
