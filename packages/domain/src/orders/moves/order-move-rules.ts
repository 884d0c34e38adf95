import type { Capability } from '../../access/capabilities.ts'
import { canBeCarried } from '../../freight/carrier-freight.ts'
import { isStatusAt, listStatusesIn, type OrderStatus, orderStatusNames } from '../status/order-status.ts'
import type { MoveRefusal } from './move-sentences.ts'
import type { OrderFacts } from './order-facts.ts'
import { isBilledFirst, orderTransitions, waitsForReleaseAfterBilling } from './order-transitions.ts'

/** An action that moves an order or opens related data. */
export type MoveRule = {
  /** The end of the sentence 'Só o Financeiro pode …'. */
  readonly does: string
  /** Any one of these capabilities is enough; only the first one counts in a status that is not one of `on`. */
  readonly who: (facts: OrderFacts) => readonly Capability[]
  readonly on: readonly OrderStatus[]
  /** Why the order never allows it, in any status; menus leave it out. */
  readonly never?: (facts: OrderFacts) => MoveRefusal | null
  readonly unless?: (facts: OrderFacts) => MoveRefusal | null
}

const by =
  (...given: readonly Capability[]) =>
  () =>
    given

const every = orderStatusNames
const saved = every.filter((status) => status !== 'CART')
const isBeforePayment = (status: OrderStatus): boolean =>
  isStatusAt(status, 'cart', 'budget', 'expired', 'validation', 'approval', 'rejected')

const isApprovedWith = ({ status, paymentMethod }: OrderFacts, methods: readonly string[]): boolean =>
  status === 'INVOICE_APPROVED' && paymentMethod !== null && methods.includes(paymentMethod)

/** APR-018…020: the roles that cancel, by order. */
const cancellers = (facts: OrderFacts): readonly Capability[] => [
  'orders.cancel',
  ...(isApprovedWith(facts, ['FINANCING', 'OTHERS']) ? (['orders.cancelBilledFirst'] as const) : []),
  ...(isApprovedWith(facts, ['FINANCING']) ? (['orders.cancelFinancing'] as const) : []),
]

/** C-53: other roles reject an order in analysis than a validated one. */
const findRejecters =
  (inAnalysis: Capability) =>
  ({ status }: OrderFacts): readonly Capability[] => [
    status === 'INVOICE_VALIDATED' ? 'orders.rejectValidated' : inAnalysis,
  ]

const rejectable: readonly OrderStatus[] = [...orderTransitions.invalidate.from, ...orderTransitions.reject.from]

const unlessReleased = ({ paymentMethod, isPaymentReleased }: OrderFacts): MoveRefusal | null => {
  if (paymentMethod !== 'OTHERS') return 'notOthers'
  return isPaymentReleased ? 'alreadyReleased' : null
}

/** USE-021: the user who gave the margin may not approve the order. */
const unlessApprovable = ({ paymentMethod, isPaymentReleased, gaveMargin = false }: OrderFacts): MoveRefusal | null => {
  if (paymentMethod === 'OTHERS' && !isPaymentReleased) return 'awaitsPaymentRelease'
  return gaveMargin ? 'marginIsYours' : null
}

const unlessTriangulation = ({ isTriangulation }: OrderFacts): MoveRefusal | null =>
  isTriangulation ? null : 'noTriangulation'

const unlessOperationReady = (facts: OrderFacts): MoveRefusal | null =>
  unlessTriangulation(facts) ?? (facts.triangulationStatus === 'COMPLETED' ? null : 'operationIncomplete')

const unlessCarried = (facts: OrderFacts): MoveRefusal | null => {
  if (facts.isWithFreightHub) return 'alreadySent'
  const carriage = canBeCarried(facts)
  return carriage.allowed ? null : carriage.refusal
}

/** T4–T20 by action: the roles and the statuses that allow it. */
export const moveRules = {
  placeOrder: { does: 'fazer o pedido', who: by('budgets.use'), on: orderTransitions.placeOrder.from },
  editBudget: { does: 'editar o orçamento', who: by('budgets.use'), on: ['BUDGET'] },
  removeBudget: { does: 'remover o orçamento', who: by('budgets.use'), on: ['BUDGET', 'BUDGET_EXPIRED'] },
  remake: {
    does: 'refazer o orçamento',
    who: by('budgets.use'),
    on: ['BUDGET_EXPIRED', ...listStatusesIn('orders')],
    never: ({ type }) => (type === 'BF' ? 'promotionNotRemade' : null), // ORD-032, DET-011
  },
  changeBranch: { does: 'trocar a filial', who: by('orders.changeBranch'), on: ['CART', 'BUDGET'] },
  validate: {
    does: 'validar o pedido',
    who: by('orders.validate'),
    on: orderTransitions.validate.from,
    // C-227: an order that was given to another integrator has no payment until staff choose one.
    unless: ({ paymentMethod }) => (paymentMethod === null ? 'paymentMissing' : null),
  },
  reproveFromList: { does: 'reprovar o pedido', who: findRejecters('orders.rejectFromList'), on: rejectable },
  reproveFromDetail: {
    does: 'reprovar o pedido',
    who: findRejecters('orders.rejectFromDetail'),
    on: rejectable,
    unless: ({ type, status }) => (type === 'BF' && status === 'INVOICE' ? 'promotionNotReproved' : null),
  },
  approve: {
    does: 'aprovar o pedido',
    who: ({ paymentMethod, isFutureSale }) => [
      paymentMethod === 'FINANCING' || isFutureSale ? 'orders.approveFinanced' : 'orders.approve',
    ],
    on: orderTransitions.approve.from,
    unless: unlessApprovable,
  },
  releasePayment: {
    does: 'liberar a forma de pagamento',
    who: by('payments.release'),
    on: ['INVOICE_VALIDATED'],
    unless: unlessReleased,
  },
  pay: {
    does: 'pagar o pedido',
    who: by('payments.pay'),
    on: ['INVOICE_APPROVED'],
    unless: ({ paymentMethod }) => (isBilledFirst(paymentMethod) ? 'notPaidHere' : null),
  },
  confirmBilling: {
    does: 'confirmar o faturamento',
    who: by('orders.confirmPayment'),
    on: orderTransitions.confirmBilling.from,
    unless: ({ paymentMethod }) => (isBilledFirst(paymentMethod) ? null : 'notBilledFirst'),
  },
  analyseCard: {
    does: 'analisar o pagamento com cartão',
    who: by('cardAnalysis.use'),
    on: orderTransitions.confirmCardPayment.from,
  },
  releaseDispatch: {
    does: 'liberar a expedição',
    who: by('orders.confirmPayment'),
    on: orderTransitions.releaseDispatch.from,
    unless: ({ paymentMethod }) => (waitsForReleaseAfterBilling(paymentMethod) ? null : 'notHeld'),
  },
  cancel: { does: 'cancelar o pedido no ERP', who: cancellers, on: orderTransitions.cancel.from },
  requestReturn: {
    does: 'solicitar a pré-devolução',
    who: by('returns.request'),
    on: orderTransitions.requestReturn.from,
  },
  sendToCarrier: {
    does: 'enviar o pedido para o Fretefy',
    who: by('freight.send'),
    on: ['INVOICE_PAYED_ERP', 'INVOICE_SEPARATE', 'INVOICE_BILLED', 'INVOICE_BILLING_ERP', 'WAITING_DISPATCH'],
    unless: unlessCarried,
  },
  openTriangulation: {
    does: 'abrir a operação de conta e ordem',
    who: by('triangulation.use'),
    on: [
      'INVOICE_SEPARATE',
      'INVOICE_BILLED',
      'WAITING_APPROVAL',
      'INVOICE_DISPATCHED',
      'DELIVERY_IN_TRANSIT',
      'DELIVERY_EN_ROUTE',
      'INVOICE_DELIVERED',
    ],
    never: unlessTriangulation, // TRI-008
  },
  releaseOperation: {
    does: 'liberar a operação de conta e ordem',
    who: by('triangulation.release'),
    on: orderTransitions.releaseOperation.from,
    unless: unlessOperationReady,
  },
  openVouchers: {
    does: 'abrir os comprovantes',
    who: by('vouchers.manage'),
    on: every.filter((status) => !isBeforePayment(status)),
    never: ({ paymentMethod }) => (isBilledFirst(paymentMethod) ? null : 'noVouchers'), // VOU-012
  },
  readFeedback: {
    does: 'ler o feedback',
    who: by('orders.read'),
    on: every,
    unless: ({ hasFeedback }) => (hasFeedback ? null : 'noFeedback'),
  },
  print: { does: 'imprimir', who: by('orders.read'), on: saved },
  seeBranch: { does: 'ver a filial', who: by('orders.changeBranch'), on: ['CART', 'BUDGET', 'BUDGET_EXPIRED'] },
  seeLogs: { does: 'ver os logs', who: by('orders.readLogs'), on: every },
  seeApprover: { does: 'ver quem aprovou', who: by('orders.seeApprover'), on: every },
  seeContributorLogs: { does: 'ver o que fizeram os colaboradores', who: by('orders.seeContributorLogs'), on: every },
  seeCarrierValues: { does: 'ver os valores do frete', who: by('freight.readValues'), on: every },
} as const satisfies Record<string, MoveRule>

export type MoveAction = keyof typeof moveRules
