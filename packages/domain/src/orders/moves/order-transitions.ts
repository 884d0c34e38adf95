import type { OrderStatus } from '../status/order-status.ts'

/** The facts that decide the target of a move, besides the event. */
export type MoveFacts = {
  readonly status: OrderStatus
  /** The stored payment method, or null. */
  readonly paymentMethod: string | null
  readonly isFutureSale: boolean
  readonly isTriangulation: boolean
  /** The status before the request for a cancellation or return. */
  readonly statusBefore: OrderStatus | null
  /** The order is billed before it is paid, and its payment has arrived (E13, E14). */
  readonly isMoneyIn: boolean
}

/** Who causes a move. */
export type MovedBy = 'user' | 'erp' | 'gateway' | 'carrier' | 'job'

/** One row of the table of states: T… are moves of users, E… are external or scheduled. */
export type Transition = {
  readonly id: string
  readonly by: MovedBy
  readonly from: readonly OrderStatus[]
  /** Every possible target; `choose` decides where there are several. */
  readonly to: readonly OrderStatus[]
  readonly choose?: (facts: MoveFacts) => OrderStatus
  /** A condition besides the status. */
  readonly when?: (facts: MoveFacts) => boolean
}

/** Billed before payment: the financial department confirms the billing and releases the dispatch. */
export const isBilledFirst = (paymentMethod: string | null): boolean =>
  paymentMethod === 'FINANCING' || paymentMethod === 'OTHERS'

/** Stopped after billing until the financial department releases it (E13, T15). */
export const waitsForReleaseAfterBilling = (paymentMethod: string | null): boolean =>
  isBilledFirst(paymentMethod) || paymentMethod === 'DEPOSIT'

/** A card payment is analysed before it counts (C-87). */
const hasCard = (paymentMethod: string | null): boolean => paymentMethod?.includes('CREDIT_CARD') ?? false

/** Back to the status of the request; the first of the list is the fallback for an impossible one. */
const backTo =
  (statuses: readonly [OrderStatus, ...OrderStatus[]]) =>
  ({ statusBefore }: MoveFacts): OrderStatus =>
    statuses.find((status) => status === statusBefore) ?? statuses[0]

const paidStatuses: readonly OrderStatus[] = [
  'INVOICE_ANALYSIS',
  'INVOICE_PAYED',
  'CONFIRMING_PAYMENT_ERP',
  'INVOICE_PAYED_ERP',
]

const cancelled = (facts: MoveFacts): OrderStatus =>
  facts.isMoneyIn || paidStatuses.some((status) => status === facts.statusBefore)
    ? 'INVOICE_CANCELED_PAID'
    : 'INVOICE_CANCELED'

const billed = ({ paymentMethod, isMoneyIn }: MoveFacts): OrderStatus => {
  if (paymentMethod === 'DEPOSIT') return 'BILLED_WAITING_RELEASE'
  if (!isBilledFirst(paymentMethod)) return 'INVOICE_BILLED'
  return isMoneyIn ? 'BILLED_WAITING_RELEASE' : 'BILLED_WAITING_PAYMENT'
}

type Moving = Omit<Transition, 'id' | 'by'>

const row =
  (by: MovedBy) =>
  (id: string, moving: Moving): Transition => ({ id, by, ...moving })

const [user, erp, gateway, carrier, job] = [row('user'), row('erp'), row('gateway'), row('carrier'), row('job')]

/** Statuses in which a return may be requested (T17). */
const returnable: readonly [OrderStatus, ...OrderStatus[]] = [
  'INVOICE_BILLED',
  'INVOICE_BILLING_ERP',
  'INVOICE_PAYED_ERP',
  'INVOICE_DISPATCHED',
  'DELIVERY_IN_TRANSIT',
  'DELIVERY_EN_ROUTE',
  'INVOICE_DELIVERED',
  'BILLED_WAITING_RELEASE',
  'BILLED_WAITING_PAYMENT',
  'WAITING_DISPATCH',
]

/** The order may have moved on while the ERP decided; goods also return without a request (C-124). */
const returnRefusable: typeof returnable = [...returnable, 'DELIVERY_AT_AFFILIATE', 'DELIVERY_START']

const cancellable = ['INVOICE_APPROVED', 'INVOICE_PAYED_ERP', 'INVOICE_BILLING_ERP'] as const

const paidOrReleased: readonly OrderStatus[] = ['INVOICE_PAYED_ERP', 'INVOICE_BILLING_ERP']

/** Every move of an order or a budget (T1–T20, E1–E22), by event; other events do not move it. */
export const orderTransitions = {
  finishAsBudget: user('T2', { from: ['CART'], to: ['BUDGET'] }),
  finishAsOrder: user('T3', { from: ['CART'], to: ['INVOICE'] }),
  placeOrder: user('T4', { from: ['BUDGET'], to: ['INVOICE'] }),
  validate: user('T8', { from: ['INVOICE'], to: ['INVOICE_VALIDATED'] }),
  invalidate: user('T9', { from: ['INVOICE'], to: ['INVOICE_REPROVED'] }),
  reject: user('T10', { from: ['INVOICE_VALIDATED'], to: ['INVOICE_REPROVED'] }),
  approve: user('T12', { from: ['INVOICE_VALIDATED'], to: ['PROCESSING'] }),
  confirmBilling: user('T14', {
    from: ['INVOICE_APPROVED'],
    to: ['INVOICE_BILLING'],
    when: ({ paymentMethod }) => isBilledFirst(paymentMethod),
  }),
  releaseDispatch: user('T15', {
    from: ['BILLED_WAITING_PAYMENT', 'BILLED_WAITING_RELEASE'],
    to: ['WAITING_DISPATCH', 'INVOICE_BILLED'],
    when: ({ paymentMethod }) => waitsForReleaseAfterBilling(paymentMethod),
    choose: ({ isTriangulation }) => (isTriangulation ? 'INVOICE_BILLED' : 'WAITING_DISPATCH'),
  }),
  cancel: user('T16', { from: cancellable, to: ['PROCESSING_CANCELLATION'] }),
  requestReturn: user('T17', { from: returnable, to: ['PROCESSING_DISASSEMBLY'] }),
  releaseOperation: user('T18', {
    from: ['INVOICE_BILLED'],
    to: ['WAITING_APPROVAL'],
    when: ({ isTriangulation }) => isTriangulation,
  }),
  expire: job('E1', { from: ['BUDGET'], to: ['BUDGET_EXPIRED'] }),
  creationAccepted: erp('E2', { from: ['PROCESSING'], to: ['INVOICE_APPROVED'] }),
  creationRefused: erp('E2', { from: ['PROCESSING'], to: ['INVOICE_VALIDATED'] }),
  paymentReceived: gateway('E3', {
    from: ['INVOICE_APPROVED'],
    to: ['INVOICE_PAYED'],
    when: ({ paymentMethod }) => !isBilledFirst(paymentMethod) && !hasCard(paymentMethod),
  }),
  depositReceived: erp('E3', {
    from: ['INVOICE_APPROVED'],
    to: ['INVOICE_PAYED'],
    when: ({ paymentMethod }) => paymentMethod === 'DEPOSIT',
  }),
  cardCaptured: gateway('E4', {
    from: ['INVOICE_APPROVED'],
    to: ['INVOICE_ANALYSIS'],
    when: ({ paymentMethod }) => hasCard(paymentMethod),
  }),
  confirmCardPayment: user('E6', { from: ['INVOICE_ANALYSIS'], to: ['INVOICE_PAYED'] }),
  paymentReversed: gateway('E7', {
    from: ['INVOICE_ANALYSIS', 'INVOICE_PAYED', 'CONFIRMING_PAYMENT_ERP'],
    to: ['INVOICE_PAYMENT_ERROR'],
  }),
  paymentSettled: gateway('E8', { from: ['INVOICE_PAYMENT_ERROR'], to: ['INVOICE_PAYED'] }),
  paymentGivenUp: gateway('E8', { from: ['INVOICE_PAYMENT_ERROR'], to: ['INVOICE_CANCELED'] }),
  paymentSentToErp: erp('E9', { from: ['INVOICE_PAYED'], to: ['CONFIRMING_PAYMENT_ERP'] }),
  paymentConfirmedByErp: erp('E9', { from: ['INVOICE_PAYED', 'CONFIRMING_PAYMENT_ERP'], to: ['INVOICE_PAYED_ERP'] }),
  billingSentToErp: erp('E10', { from: ['INVOICE_BILLING'], to: ['CONFIRMING_BILL_ERP'] }),
  billingConfirmedByErp: erp('E10', { from: ['INVOICE_BILLING', 'CONFIRMING_BILL_ERP'], to: ['INVOICE_BILLING_ERP'] }),
  billingRefused: erp('E10', { from: ['INVOICE_BILLING', 'CONFIRMING_BILL_ERP'], to: ['INVOICE_APPROVED'] }),
  futureSaleBilled: erp('E11', { from: paidOrReleased, to: ['FUTURE_SALE'], when: ({ isFutureSale }) => isFutureSale }),
  pickingStarted: erp('E12', {
    from: [...paidOrReleased, 'FUTURE_SALE'],
    to: ['INVOICE_SEPARATE'],
    when: ({ status, isFutureSale }) => status === 'FUTURE_SALE' || !isFutureSale,
  }),
  billed: erp('E13', {
    from: ['INVOICE_SEPARATE'],
    to: ['INVOICE_BILLED', 'BILLED_WAITING_PAYMENT', 'BILLED_WAITING_RELEASE'],
    choose: billed,
  }),
  moneyReceived: erp('E14', { from: ['BILLED_WAITING_PAYMENT'], to: ['BILLED_WAITING_RELEASE'] }),
  readyToLeave: erp('E15', {
    from: ['INVOICE_BILLED'],
    to: ['WAITING_DISPATCH'],
    when: ({ isTriangulation }) => !isTriangulation,
  }),
  operationApproved: erp('E16', { from: ['WAITING_APPROVAL'], to: ['WAITING_DISPATCH'] }),
  operationRefused: erp('E16', { from: ['WAITING_APPROVAL'], to: ['INVOICE_BILLED'] }),
  leftWithCarrier: erp('E17', { from: ['WAITING_DISPATCH'], to: ['INVOICE_DISPATCHED'] }),
  pickedUp: erp('E17', { from: ['WAITING_DISPATCH'], to: ['INVOICE_DELIVERED'] }),
  inTransit: carrier('E18', { from: ['INVOICE_DISPATCHED'], to: ['DELIVERY_IN_TRANSIT'] }),
  atAffiliate: carrier('E18', { from: ['DELIVERY_IN_TRANSIT'], to: ['DELIVERY_AT_AFFILIATE'] }),
  deliveryStarted: carrier('E18', { from: ['DELIVERY_AT_AFFILIATE'], to: ['DELIVERY_START'] }),
  enRoute: carrier('E18', { from: ['DELIVERY_START'], to: ['DELIVERY_EN_ROUTE'] }),
  delivered: carrier('E18', { from: ['DELIVERY_EN_ROUTE'], to: ['INVOICE_DELIVERED'] }),
  cancellationDone: erp('E19', {
    from: ['PROCESSING_CANCELLATION'],
    to: ['INVOICE_CANCELED', 'INVOICE_CANCELED_PAID'],
    choose: cancelled,
  }),
  cancellationRefused: erp('E19', { from: ['PROCESSING_CANCELLATION'], to: cancellable, choose: backTo(cancellable) }),
  cancelUnpaid: job('E20', {
    from: ['INVOICE_APPROVED'],
    to: ['PROCESSING_CANCELLATION'],
    when: ({ paymentMethod }) => !waitsForReleaseAfterBilling(paymentMethod),
  }),
  returnReceived: erp('E21', { from: ['PROCESSING_DISASSEMBLY', ...returnRefusable], to: ['INVOICE_RETURNED'] }),
  returnRefused: erp('E21', {
    from: ['PROCESSING_DISASSEMBLY'],
    to: returnRefusable,
    choose: backTo(returnRefusable),
  }),
  latePayment: gateway('E22', { from: ['PROCESSING_CANCELLATION', 'INVOICE_CANCELED'], to: ['INVOICE_CANCELED_PAID'] }),
} as const satisfies Record<string, Transition>

export type OrderEvent = keyof typeof orderTransitions

export const orderEventNames = Object.keys(orderTransitions) as readonly OrderEvent[]

/** The row of an event, with its optional fields. */
export const getTransition = (event: OrderEvent): Transition => orderTransitions[event]
