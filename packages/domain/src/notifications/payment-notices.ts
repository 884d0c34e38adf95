import type { OrderNotice } from './order-notices.ts'

/** E5: a card was refused; the order still waits for payment. */
export const paymentRefused: OrderNotice = {
  to: 'seller',
  type: 'INVOICE',
  title: 'Pagamento recusado',
  icon: 'DANGER',
  message: (id) => `O pagamento do pedido ${id} foi recusado. Tente de novo ou use outro cartão.`,
}

/** C-87: money was returned, or another amount arrived, where the status of the order does not show it. */
export const paymentOff: OrderNotice = {
  to: 'financial',
  type: 'INVOICE',
  title: 'Pagamento a conferir',
  icon: 'WARNING',
  message: (id) => `O pagamento do pedido ${id} foi estornado ou veio com outro valor. Confira no gateway.`,
}
