import { type OrderStatus, orderStatuses } from '../orders/index.ts'
import type { WebhookData, WebhookEvent } from './webhook-event.ts'

type OrderEvent = { readonly type: WebhookEvent; readonly data: WebhookData }

/** The order's money arrived: before it is billed, or afterwards for one that is billed first (E3, E8, E14). */
const isPaid = (from: OrderStatus, to: OrderStatus): boolean =>
  to === 'INVOICE_PAYED' || (from === 'BILLED_WAITING_PAYMENT' && to === 'BILLED_WAITING_RELEASE')

const isBeforeOrder = (from: OrderStatus | null): from is 'CART' | 'BUDGET' | 'BUDGET_EXPIRED' | null =>
  from === null || orderStatuses[from].list !== 'orders'

type Move = {
  readonly id: number
  readonly from: OrderStatus | null
  readonly to: OrderStatus
  /** The statuses in between that nobody reported. */
  readonly skipped?: readonly OrderStatus[]
}

/**
 * WHK-002: what a move of an order or budget means to the outside, in this order: one change of its status, however many
 * statuses it passes; nothing for a line without a move.
 */
export const findOrderEvents = ({ id, from, to, skipped = [] }: Move): readonly OrderEvent[] => {
  if (from === to || to === 'CART') return []
  const made = { id, status: to }
  if (to === 'BUDGET') return from === null || from === 'CART' ? [{ type: 'budget.created', data: made }] : []
  if (to === 'BUDGET_EXPIRED') return [{ type: 'budget.expired', data: made }]
  if (isBeforeOrder(from)) return [{ type: 'order.created', data: made }]
  const moved: OrderEvent = { type: 'order.status_changed', data: { id, from, to } }
  const path = [from, ...skipped, to]
  const passesPayment = path.slice(1).some((status, index) => isPaid(path[index] ?? from, status))
  return passesPayment ? [moved, { type: 'order.paid', data: made }] : [moved]
}
