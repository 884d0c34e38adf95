import type { OrderAction } from './order-actions.ts'
import { type OrderStatus, orderStatuses } from './order-status.ts'

type HaltRow = {
  readonly kind: 'error' | 'refusal' | 'hold' | 'refund'
  /** What happened; `amount` is the formatted total of the order. */
  readonly happened: (amount: string) => string
  readonly nextStep: string
  /** The next step: an action of the order, a page, or null when the portal has none. */
  readonly step: OrderAction | 'showPayment' | null
}

/** Why an order is stopped, in the words of its notice (USE-019). */
export const orderHalts = {
  paymentError: {
    kind: 'error',
    happened: (amount) => `O pagamento de ${amount} foi estornado ou veio com outro valor.`,
    nextStep: 'confira a cobrança e acerte o valor. O pedido volta a “Pagamento efetuado” quando ele entrar.',
    step: 'showPayment',
  },
  paymentRefused: {
    kind: 'refusal',
    happened: (amount) => `O pagamento de ${amount} foi recusado.`,
    nextStep: 'tente de novo ou use outra forma de pagamento.',
    step: 'pay',
  },
  reproved: {
    kind: 'refusal',
    happened: (amount) => `O pedido de ${amount} foi reprovado.`,
    nextStep: 'leia o motivo e refaça o orçamento com os preços de hoje.',
    step: 'remake',
  },
  creationRefused: {
    kind: 'refusal',
    happened: (amount) => `O ERP recusou o pedido de ${amount}.`,
    nextStep: 'corrija o que o ERP recusou e aprove de novo.',
    step: 'approve',
  },
  billingRefused: {
    kind: 'refusal',
    happened: (amount) => `O ERP recusou o faturamento de ${amount}.`,
    nextStep: 'corrija o que o ERP recusou e confirme o faturamento de novo.',
    step: 'confirmBilling',
  },
  operationRefused: {
    kind: 'refusal',
    happened: (amount) => `O ERP recusou a conta e ordem do pedido de ${amount}.`,
    nextStep: 'corrija a operação e libere de novo.',
    step: 'openTriangulation',
  },
  cardAnalysis: {
    kind: 'hold',
    happened: (amount) => `O pagamento de ${amount} com cartão está em análise.`,
    nextStep: 'o financeiro confere o titular do cartão e confirma o pagamento; depois disso o pedido segue.',
    step: 'analyseCard',
  },
  billedUnpaid: {
    kind: 'hold',
    happened: (amount) => `A nota fiscal foi emitida e o pagamento de ${amount} ainda não entrou.`,
    nextStep: 'confira o pagamento e libere a expedição.',
    step: 'releaseDispatch',
  },
  billedUnreleased: {
    kind: 'hold',
    happened: (amount) => `A nota fiscal foi emitida e o pedido de ${amount} espera a liberação da expedição.`,
    nextStep: 'confira o pagamento e libere a expedição.',
    step: 'releaseDispatch',
  },
  operationApproval: {
    kind: 'hold',
    happened: (amount) => `A conta e ordem do pedido de ${amount} espera a aprovação do ERP.`,
    nextStep: 'nada a fazer; o pedido segue com a resposta do ERP.',
    step: null,
  },
  refundOwed: {
    kind: 'refund',
    happened: (amount) => `O pedido foi cancelado depois de pago: ${amount} a devolver.`,
    nextStep: 'devolva o valor a quem pagou.',
    step: 'showPayment',
  },
} as const satisfies Record<string, HaltRow>

export type HaltCause = keyof typeof orderHalts

export const haltCauseNames = Object.keys(orderHalts) as [HaltCause, ...HaltCause[]]

/** The statuses from which a refusal of the ERP moved an order back (E2, E10, E16). */
const causeByReturn: Partial<
  Record<OrderStatus, { readonly from: readonly OrderStatus[]; readonly cause: HaltCause }>
> = {
  INVOICE_VALIDATED: { from: ['PROCESSING'], cause: 'creationRefused' },
  INVOICE_APPROVED: { from: ['INVOICE_BILLING', 'CONFIRMING_BILL_ERP'], cause: 'billingRefused' },
  INVOICE_BILLED: { from: ['WAITING_APPROVAL'], cause: 'operationRefused' },
}

export type HaltFacts = {
  readonly status: OrderStatus
  /** The status before its last move. */
  readonly previousStatus: OrderStatus | null
  /** The latest payment attempt was refused, and no other is open or paid. */
  readonly isPaymentRefused: boolean
}

/** What stops an order: an error, a refusal, a hold or a refund; null while nothing does (USE-019). */
export const findHalt = ({ status, previousStatus, isPaymentRefused }: HaltFacts): HaltCause | null => {
  const { halt } = orderStatuses[status]
  if (halt !== null) return halt
  const back = causeByReturn[status]
  if (back !== undefined && previousStatus !== null && back.from.includes(previousStatus)) return back.cause
  return status === 'INVOICE_APPROVED' && isPaymentRefused ? 'paymentRefused' : null
}
