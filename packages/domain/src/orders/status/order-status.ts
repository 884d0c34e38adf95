/**
 * What holds of every status: the words shown, the badge, the tracker fill of 8, the list it appears in (C-47…C-49) and
 * whether documents may be added to the order (C-73).
 */
type StatusRow = {
  readonly label: string
  readonly tone: 'neutral' | 'info' | 'attention' | 'success' | 'danger'
  readonly tracker: number
  readonly list: 'orders' | 'budgets' | 'none'
  /** Where the goods are: it decides which days may still be announced (USE-001). 'over' means that none leaves any more. */
  readonly journey: 'quoted' | 'preparing' | 'halted' | 'travelling' | 'delivered' | 'over'
  /** Why the order waits for a decision (USE-019); null when nothing stops it. */
  readonly halt: 'error' | 'refusal' | 'hold' | 'refund' | null
  readonly takesDocuments: boolean
}

const row = (label: string, tone: StatusRow['tone'], tracker: number): StatusRow => ({
  label,
  tone,
  tracker,
  list: 'orders',
  journey: 'preparing',
  halt: null,
  takesDocuments: false,
})

/** A status from the finished order until its products are picked: documents may still be added (C-73). */
const openRow = (label: string, tone: StatusRow['tone'], tracker: number): StatusRow => ({
  ...row(label, tone, tracker),
  takesDocuments: true,
})

const halted = { journey: 'halted', halt: 'hold' } as const
const travelling = { journey: 'travelling' } as const
const over = { journey: 'over' } as const

/** The 34 stored values, the one enumeration (C-47). */
export const orderStatuses = {
  CART: { ...row('Carrinho', 'neutral', 2), list: 'none', journey: 'quoted' },
  BUDGET: { ...row('Orçamento', 'neutral', 2), list: 'budgets', journey: 'quoted' },
  BUDGET_EXPIRED: { ...row('Orçamento expirado', 'neutral', 2), list: 'budgets', ...over },
  INVOICE: openRow('Pedido em análise', 'info', 2),
  INVOICE_VALIDATED: openRow('Validado', 'attention', 2),
  PROCESSING: openRow('Processando', 'neutral', 2),
  INVOICE_APPROVED: openRow('Aprovado', 'success', 3),
  INVOICE_REPROVED: { ...row('Reprovado', 'danger', 0), ...over, halt: 'refusal' },
  INVOICE_ANALYSIS: { ...openRow('Em análise de crédito', 'neutral', 3), ...halted },
  INVOICE_PAYMENT_ERROR: { ...openRow('Erro no pagamento', 'danger', 3), ...halted, halt: 'error' },
  INVOICE_PAYED: openRow('Pagamento efetuado', 'neutral', 4),
  CONFIRMING_PAYMENT_ERP: openRow('Confirmando pagamento', 'neutral', 4),
  INVOICE_PAYED_ERP: openRow('Pagamento confirmado', 'neutral', 4),
  INVOICE_BILLING: openRow('Liberando faturamento', 'neutral', 3),
  CONFIRMING_BILL_ERP: openRow('Confirmando faturamento', 'neutral', 3),
  INVOICE_BILLING_ERP: openRow('Faturamento liberado', 'neutral', 3),
  FUTURE_SALE: openRow('Venda futura', 'neutral', 4),
  INVOICE_SEPARATE: row('Em separação', 'neutral', 5),
  INVOICE_BILLED: row('Faturado', 'neutral', 6),
  BILLED_WAITING_PAYMENT: { ...row('Faturado aguardando pagamento', 'neutral', 6), ...halted },
  BILLED_WAITING_RELEASE: { ...row('Faturado aguardando liberação', 'neutral', 6), ...halted },
  WAITING_APPROVAL: { ...row('Aguardando aprovação', 'neutral', 6), ...halted },
  WAITING_DISPATCH: row('Aguardando expedição', 'neutral', 6),
  INVOICE_DISPATCHED: { ...row('Expedido', 'neutral', 7), ...travelling },
  DELIVERY_IN_TRANSIT: { ...row('Em trânsito', 'neutral', 7), ...travelling },
  DELIVERY_AT_AFFILIATE: { ...row('Na filial da transportadora', 'neutral', 7), ...travelling },
  DELIVERY_START: { ...row('Entrega iniciada', 'neutral', 7), ...travelling },
  DELIVERY_EN_ROUTE: { ...row('Em rota de entrega', 'neutral', 7), ...travelling },
  INVOICE_DELIVERED: { ...row('Entregue', 'neutral', 8), journey: 'delivered' },
  PROCESSING_CANCELLATION: { ...row('Processando cancelamento', 'neutral', 2), ...over },
  INVOICE_CANCELED: { ...row('Cancelado', 'danger', 0), ...over },
  INVOICE_CANCELED_PAID: { ...row('Cancelado pago', 'danger', 0), ...over, halt: 'refund' },
  PROCESSING_DISASSEMBLY: { ...row('Em processo de pré-devolução', 'neutral', 6), ...over },
  INVOICE_RETURNED: { ...row('Devolvido', 'neutral', 2), ...over },
} as const satisfies Record<string, StatusRow>

export type OrderStatus = keyof typeof orderStatuses

export const orderStatusNames = Object.keys(orderStatuses) as readonly OrderStatus[]

/** The statuses of the order list (C-44) or of the budget list (BUD-031). */
export const statusesOfList = (list: 'orders' | 'budgets'): readonly OrderStatus[] =>
  orderStatusNames.filter((status) => orderStatuses[status].list === list)

/** The statuses of an order that left and has not arrived. */
export const travellingStatuses: readonly OrderStatus[] = orderStatusNames.filter(
  (status) => orderStatuses[status].journey === 'travelling',
)

/** Is it a quotation, valid or expired, and not an order? */
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
