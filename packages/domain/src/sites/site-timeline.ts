import { isStatusAt, type OrderStatus } from '../orders/status/order-status.ts'

/** What an entry of the timeline is about (SITE-006). */
export const timelineKinds = {
  STAGE: 'Etapas',
  PROPOSAL: 'Propostas',
  BUDGET: 'Orçamentos',
  ORDER: 'Pedidos',
  PAYMENT: 'Pagamentos',
  DELIVERY: 'Entregas',
  SERIAL: 'Números de série',
  CLAIM: 'Ocorrências',
  HOMOLOGATION: 'Homologação',
  TASK: 'Tarefas',
  NOTE: 'Notas',
} as const satisfies Record<string, string>
export type TimelineKind = keyof typeof timelineKinds
export const timelineKindNames = Object.keys(timelineKinds) as [TimelineKind, ...TimelineKind[]]

/** done, sent, pending, late, or a plain entry: the colour of its icon, which the words repeat. */
export const timelineTones = ['done', 'sent', 'pending', 'late', 'plain'] as const
export type TimelineTone = (typeof timelineTones)[number]

export const timelinePage = 50

const paymentStatuses: readonly OrderStatus[] = [
  'INVOICE_ANALYSIS',
  'INVOICE_PAYMENT_ERROR',
  'INVOICE_PAYED',
  'CONFIRMING_PAYMENT_ERP',
  'INVOICE_PAYED_ERP',
]

/** The kind of the entry of an order that entered a status. */
export const toTimelineKind = (status: OrderStatus): TimelineKind => {
  if (isStatusAt(status, 'cart', 'budget', 'expired')) return 'BUDGET'
  if (paymentStatuses.includes(status)) return 'PAYMENT'
  return isStatusAt(status, 'dispatch', 'travelling', 'delivered') ? 'DELIVERY' : 'ORDER'
}
