/**
 * The stages of an order with the list of the portal that shows them (C-47): first those from cart to delivery, then
 * those of an order that will not be delivered.
 */
const orderStages = {
  cart: 'none',
  budget: 'budgets',
  validation: 'orders',
  approval: 'orders',
  payment: 'orders',
  /** Paid, or released without payment, and not yet confirmed by the ERP. */
  confirmation: 'orders',
  picking: 'orders',
  billed: 'orders',
  dispatch: 'orders',
  travelling: 'orders',
  delivered: 'orders',
  expired: 'budgets',
  rejected: 'orders',
  /** The ERP decides on a cancellation or a return. */
  undoing: 'orders',
  /** Cancelled or returned. */
  undone: 'orders',
} as const satisfies Record<string, 'orders' | 'budgets' | 'none'>

export type OrderStage = keyof typeof orderStages

/** The properties of every status; a new status must fill in each column (C-47…C-49). */
type StatusRow = {
  readonly label: string
  readonly tone: 'neutral' | 'info' | 'attention' | 'success' | 'danger'
  /** How many of the eight steps of the tracker are filled. */
  readonly tracker: number
  readonly stage: OrderStage
  readonly list: 'orders' | 'budgets' | 'none'
  /** Why the order waits for a decision, a row of `orderHalts` (USE-019); null when nothing stops it. */
  readonly halt: string | null
  /** Documents may be added from the finished order until its products are picked (C-73). */
  readonly takesDocuments: boolean
}

const row = (label: string, tone: StatusRow['tone'], tracker: number) => ({ label, tone, tracker })

/** A status in which documents may be added. */
const open = (stage: OrderStage) => ({ stage, list: orderStages[stage], halt: null, takesDocuments: true })

/** A status in which no document may be added. */
const closed = (stage: OrderStage) => ({ ...open(stage), takesDocuments: false })

/** The 34 stored values, the only list of them (C-47). */
export const orderStatuses = {
  CART: { ...row('Carrinho', 'neutral', 2), ...closed('cart') },
  BUDGET: { ...row('Orçamento', 'neutral', 2), ...closed('budget') },
  BUDGET_EXPIRED: { ...row('Orçamento expirado', 'neutral', 2), ...closed('expired') },
  INVOICE: { ...row('Pedido em análise', 'info', 2), ...open('validation') },
  INVOICE_VALIDATED: { ...row('Validado', 'attention', 2), ...open('approval') },
  PROCESSING: { ...row('Processando', 'neutral', 2), ...open('approval') },
  INVOICE_APPROVED: { ...row('Aprovado', 'success', 3), ...open('payment') },
  INVOICE_REPROVED: { ...row('Reprovado', 'danger', 0), ...closed('rejected'), halt: 'reproved' },
  INVOICE_ANALYSIS: { ...row('Em análise de crédito', 'neutral', 3), ...open('payment'), halt: 'cardAnalysis' },
  INVOICE_PAYMENT_ERROR: { ...row('Erro no pagamento', 'danger', 3), ...open('payment'), halt: 'paymentError' },
  INVOICE_PAYED: { ...row('Pagamento efetuado', 'neutral', 4), ...open('confirmation') },
  CONFIRMING_PAYMENT_ERP: { ...row('Confirmando pagamento', 'neutral', 4), ...open('confirmation') },
  INVOICE_PAYED_ERP: { ...row('Pagamento confirmado', 'neutral', 4), ...open('picking') },
  INVOICE_BILLING: { ...row('Liberando faturamento', 'neutral', 3), ...open('confirmation') },
  CONFIRMING_BILL_ERP: { ...row('Confirmando faturamento', 'neutral', 3), ...open('confirmation') },
  INVOICE_BILLING_ERP: { ...row('Faturamento liberado', 'neutral', 3), ...open('picking') },
  FUTURE_SALE: { ...row('Venda futura', 'neutral', 4), ...open('picking') },
  INVOICE_SEPARATE: { ...row('Em separação', 'neutral', 5), ...closed('picking') },
  INVOICE_BILLED: { ...row('Faturado', 'neutral', 6), ...closed('billed') },
  BILLED_WAITING_PAYMENT: {
    ...row('Faturado aguardando pagamento', 'neutral', 6),
    ...closed('billed'),
    halt: 'billedUnpaid',
  },
  BILLED_WAITING_RELEASE: {
    ...row('Faturado aguardando liberação', 'neutral', 6),
    ...closed('billed'),
    halt: 'billedUnreleased',
  },
  WAITING_APPROVAL: { ...row('Aguardando aprovação', 'neutral', 6), ...closed('billed'), halt: 'operationApproval' },
  WAITING_DISPATCH: { ...row('Aguardando expedição', 'neutral', 6), ...closed('dispatch') },
  INVOICE_DISPATCHED: { ...row('Expedido', 'neutral', 7), ...closed('travelling') },
  DELIVERY_IN_TRANSIT: { ...row('Em trânsito', 'neutral', 7), ...closed('travelling') },
  DELIVERY_AT_AFFILIATE: { ...row('Na filial da transportadora', 'neutral', 7), ...closed('travelling') },
  DELIVERY_START: { ...row('Entrega iniciada', 'neutral', 7), ...closed('travelling') },
  DELIVERY_EN_ROUTE: { ...row('Em rota de entrega', 'neutral', 7), ...closed('travelling') },
  INVOICE_DELIVERED: { ...row('Entregue', 'neutral', 8), ...closed('delivered') },
  PROCESSING_CANCELLATION: { ...row('Processando cancelamento', 'neutral', 2), ...closed('undoing') },
  INVOICE_CANCELED: { ...row('Cancelado', 'danger', 0), ...closed('undone') },
  INVOICE_CANCELED_PAID: { ...row('Cancelado pago', 'danger', 0), ...closed('undone'), halt: 'refundOwed' },
  PROCESSING_DISASSEMBLY: { ...row('Em processo de pré-devolução', 'neutral', 6), ...closed('undoing') },
  INVOICE_RETURNED: { ...row('Devolvido', 'neutral', 2), ...closed('undone') },
} as const satisfies Record<string, StatusRow>

export type OrderStatus = keyof typeof orderStatuses

export const orderStatusNames = Object.keys(orderStatuses) as readonly OrderStatus[]

/** The statuses of the order list (C-44) or of the budget list (BUD-031). */
export const listStatusesIn = (list: 'orders' | 'budgets'): readonly OrderStatus[] =>
  orderStatusNames.filter((status) => orderStatuses[status].list === list)

/** Whether the status is in one of these stages. */
export const isStatusAt = (status: OrderStatus, ...stages: readonly OrderStage[]): boolean =>
  stages.includes(orderStatuses[status].stage)

/** The statuses of these stages, in the order of the enumeration. */
export const listStatusesAt = (...stages: readonly OrderStage[]): readonly OrderStatus[] =>
  orderStatusNames.filter((status) => isStatusAt(status, ...stages))

/** The statuses of an order that was shipped and has not arrived. */
export const travellingStatuses = listStatusesAt('travelling')

/** The statuses of an order that was rejected or cancelled and will not be delivered. */
export const rejectedOrCancelled: readonly OrderStatus[] = [
  'INVOICE_REPROVED',
  'INVOICE_CANCELED',
  'INVOICE_CANCELED_PAID',
]

/** Whether it is a quotation, valid or expired, and not an order. */
export const isBudgetStatus = (status: OrderStatus): boolean => orderStatuses[status].list === 'budgets'

/** The eight steps of the tracker, in order (C-49). */
export const trackerSteps = [
  'Pedido feito',
  'Pedido em análise',
  'Aguardando pagamento',
  'Pagamento aprovado',
  'Pedido em separação',
  'Pedido faturado',
  'Pedido expedido',
  'Pedido entregue',
] as const
