import type { OrderNotice } from './order-notices.ts'

/** C-111: a budget that expires within a day. */
export const budgetExpiresSoon: OrderNotice = {
  to: 'seller',
  type: 'BUDGET_EXPIRATION',
  title: 'Orçamento expira em breve',
  icon: 'WARNING',
  message: (id) => `O orçamento ${id} expira em menos de um dia. Faça o pedido para manter os preços.`,
}

/** C-111, C-62: an unpaid order on the day before its cancellation. */
export const unpaidIsCancelledSoon: OrderNotice = {
  to: 'seller',
  type: 'INVOICE_EXPIRATION',
  title: 'Pedido será cancelado',
  icon: 'WARNING',
  message: (id) => `O pagamento do pedido ${id} não foi confirmado. Sem ele, o pedido será cancelado amanhã.`,
}

/** C-111, E20: an unpaid order that was cancelled after its last day. */
export const unpaidIsCancelled: OrderNotice = {
  to: 'seller',
  type: 'INVOICE_EXPIRATION',
  title: 'Pedido cancelado por falta de pagamento',
  icon: 'DANGER',
  message: (id) => `O prazo de pagamento do pedido ${id} terminou e o pedido foi cancelado.`,
}
