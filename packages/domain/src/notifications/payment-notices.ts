import type { OrderNotice } from './order-notices.ts'

/** E5: a card was refused; the order still waits for payment. */
export const paymentRefused: OrderNotice = {
  to: 'seller',
  type: 'INVOICE',
  title: 'Pagamento recusado',
  icon: 'DANGER',
  message: (id) => `O pagamento do pedido ${id} foi recusado. Tente de novo ou use outro cartão.`,
}

/** C-235, REL-011: another amount arrived than was charged; it pays nothing until a person has settled it. */
export const paymentDivergent: OrderNotice = {
  to: 'financial',
  type: 'INVOICE',
  title: 'Pagamento a conferir',
  icon: 'WARNING',
  message: (id) => `O pagamento do pedido ${id} veio com valor divergente. Aceite ou devolva na aba Pagamento.`,
}
