import type { OrderNotice } from './order-notices.ts'

/** C-111: staff made a budget for a reseller. */
export const budgetMade: OrderNotice = {
  to: 'seller',
  type: 'BUDGET',
  title: 'Novo orçamento',
  icon: 'INFO',
  message: (id) => `O orçamento ${id} foi feito para você e vale por 7 dias.`,
}

/** T3: staff made an order for a reseller. */
export const orderMade: OrderNotice = {
  to: 'seller',
  type: 'INVOICE',
  title: 'Novo pedido',
  icon: 'INFO',
  message: (id) => `O pedido ${id} foi feito para você e espera a validação.`,
}
