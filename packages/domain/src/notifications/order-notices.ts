import type { OrderStatus } from '../orders/status/order-status.ts'
import type { NotificationIcon, NotificationType } from './notification.ts'

/** Who is notified: the people of the order's seller and the user who made it, or the financial department. */
export type NoticeReader = 'seller' | 'financial'

export type OrderNotice = {
  readonly to: NoticeReader
  readonly type: NotificationType
  readonly title: string
  readonly icon: NotificationIcon
  /** The screen of what it is about, where that is not the order itself. */
  readonly path?: string
  /** The sentence about the order of this number. */
  readonly message: (id: number) => string
}

const notice = (
  title: string,
  icon: OrderNotice['icon'],
  { message, to = 'seller', type = 'INVOICE' }: { message: string; to?: NoticeReader; type?: OrderNotice['type'] },
): OrderNotice => ({ to, type, title, icon, message: (id) => message.replace('{id}', String(id)) })

/** C-111: the notice for an order that enters a status, whatever moved it there. */
const orderNotices: Partial<Record<OrderStatus, readonly OrderNotice[]>> = {
  BUDGET_EXPIRED: [
    notice('Orçamento expirado', 'WARNING', {
      type: 'BUDGET_EXPIRATION',
      message: 'O orçamento {id} expirou. Refaça-o com os preços de hoje.',
    }),
  ],
  INVOICE_VALIDATED: [
    notice('Pedido validado', 'INFO', { message: 'O pedido {id} foi validado e espera a aprovação.' }),
  ],
  INVOICE_APPROVED: [notice('Pedido aprovado', 'SUCCESS', { message: 'O pedido {id} foi aprovado.' })],
  INVOICE_REPROVED: [
    notice('Pedido reprovado', 'DANGER', { message: 'O pedido {id} foi reprovado. Leia o feedback.' }),
  ],
  INVOICE_PAYED: [notice('Pagamento recebido', 'SUCCESS', { message: 'O pagamento do pedido {id} foi recebido.' })],
  INVOICE_PAYMENT_ERROR: [
    notice('Erro no pagamento', 'DANGER', {
      to: 'financial',
      message: 'O pagamento do pedido {id} foi estornado ou veio com outro valor.',
    }),
  ],
  INVOICE_DISPATCHED: [notice('Pedido expedido', 'INFO', { message: 'O pedido {id} saiu para a entrega.' })],
  INVOICE_DELIVERED: [notice('Pedido entregue', 'SUCCESS', { message: 'O pedido {id} foi entregue.' })],
  INVOICE_CANCELED: [notice('Pedido cancelado', 'DANGER', { message: 'O pedido {id} foi cancelado.' })],
  INVOICE_CANCELED_PAID: [
    notice('Pedido cancelado', 'DANGER', { message: 'O pedido {id} foi cancelado. O valor pago será devolvido.' }),
    notice('Devolução de pagamento', 'WARNING', {
      to: 'financial',
      message: 'O pedido {id} foi cancelado depois de pago: devolva o valor.',
    }),
  ],
}

const billingRefused = notice('Faturamento recusado', 'DANGER', {
  to: 'financial',
  message: 'O ERP recusou o faturamento do pedido {id}. O motivo está nos logs do pedido.',
})

/** The statuses in which an order waits for the ERP's answer about its billing (E10). */
const billing: readonly OrderStatus[] = ['INVOICE_BILLING', 'CONFIRMING_BILL_ERP']

/** Statuses entered after a refusal of the ERP; the reseller is not notified (E2, E19, E21). */
export const findOrderNotices = (from: OrderStatus, to: OrderStatus): readonly OrderNotice[] => {
  if (billing.includes(from) && to === 'INVOICE_APPROVED') return [billingRefused]
  const isStep = to !== 'INVOICE_VALIDATED' || from === 'INVOICE'
  const isApproval = to !== 'INVOICE_APPROVED' || from === 'PROCESSING'
  const isFirstArrival = from !== 'PROCESSING_DISASSEMBLY'
  return isStep && isApproval && isFirstArrival ? (orderNotices[to] ?? []) : []
}
