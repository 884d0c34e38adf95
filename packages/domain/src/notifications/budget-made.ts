import type { OrderNotice } from './order-notices.ts'

/** C-111: staff made a budget for a reseller. */
export const budgetMade: OrderNotice = {
  to: 'seller',
  type: 'BUDGET',
  title: 'Novo orçamento',
  icon: 'info',
  message: (id) => `O orçamento ${id} foi feito para você e vale por 7 dias.`,
}
