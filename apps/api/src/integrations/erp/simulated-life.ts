import type { OrderStatus, OutsideEvent } from '@girassol/domain/orders'
import { plusDays, toDay } from '@girassol/domain/shared'
import { simulatedInvoice } from './simulated-invoice.ts'

/** The columns of an order that determine the next simulated event. */
export type SimulatedOrder = {
  readonly id: number
  readonly status: OrderStatus
  readonly payment_method: string | null
  readonly is_future_sale: boolean
  readonly is_triangulation: boolean
  readonly address_type: string | null
  readonly company_code: string
  readonly branch_code: string
}

type Next = (order: SimulatedOrder) => OutsideEvent | null

const always =
  (event: OutsideEvent): Next =>
  () =>
    event

const isBilledFirst = ({ payment_method: method }: SimulatedOrder) => method === 'FINANCING' || method === 'OTHERS'
const hasCard = ({ payment_method: method }: SimulatedOrder) => method?.includes('CREDIT_CARD') ?? false

const billedOrSold: Next = ({ is_future_sale }) => (is_future_sale ? 'futureSaleBilled' : 'pickingStarted')

/** The next event if all systems accept; none if a user must act first. */
const nextEvents: Partial<Record<OrderStatus, Next>> = {
  PROCESSING: always('creationAccepted'),
  INVOICE_APPROVED: (order) => {
    if (isBilledFirst(order)) return null
    if (order.payment_method === 'DEPOSIT') return 'depositReceived'
    return hasCard(order) ? 'cardCaptured' : 'paymentReceived'
  },
  INVOICE_PAYMENT_ERROR: always('paymentSettled'),
  INVOICE_PAYED: always('paymentSentToErp'),
  CONFIRMING_PAYMENT_ERP: always('paymentConfirmedByErp'),
  INVOICE_BILLING: always('billingSentToErp'),
  CONFIRMING_BILL_ERP: always('billingConfirmedByErp'),
  INVOICE_PAYED_ERP: billedOrSold,
  INVOICE_BILLING_ERP: billedOrSold,
  FUTURE_SALE: always('pickingStarted'),
  INVOICE_SEPARATE: always('billed'),
  INVOICE_BILLED: ({ is_triangulation }) => (is_triangulation ? null : 'readyToLeave'),
  BILLED_WAITING_PAYMENT: always('moneyReceived'),
  WAITING_APPROVAL: always('operationApproved'),
  WAITING_DISPATCH: ({ address_type }) => (address_type === 'pickup' ? 'pickedUp' : 'leftWithCarrier'),
  INVOICE_DISPATCHED: always('inTransit'),
  DELIVERY_IN_TRANSIT: always('atAffiliate'),
  DELIVERY_AT_AFFILIATE: always('deliveryStarted'),
  DELIVERY_START: always('enRoute'),
  DELIVERY_EN_ROUTE: always('delivered'),
  PROCESSING_CANCELLATION: always('cancellationDone'),
  PROCESSING_DISASSEMBLY: always('returnReceived'),
}

/** The statuses in which a simulated event comes next. */
export const simulatedStatuses = Object.keys(nextEvents) as readonly OrderStatus[]

/** Days from the dispatch to the promised delivery. */
export const deliveryDays = 5

/** The NF-e that the simulated documents of the order show. */
const findInvoice = (order: SimulatedOrder, now: string) => {
  const { number, accessKey } = simulatedInvoice({
    kind: 'NF',
    orderNumber: order.id,
    erpTenantId: `${order.company_code},${order.branch_code}`,
    issuedAt: now,
  })
  return { nf: String(number), nf_key: accessKey }
}

/** The data of an event, as a real ERP or carrier would send it. */
const toEventData = (event: OutsideEvent, order: SimulatedOrder, now: string) => {
  const today = toDay(now)
  if (event === 'creationAccepted') return { erp_number: String(order.id).padStart(6, '0') }
  if (event === 'billed') return findInvoice(order, now)
  if (event === 'moneyReceived') return { money_in_at: now }
  if (event === 'leftWithCarrier')
    return { waybill_date: today, actual_estimated_delivery_date: plusDays(today, deliveryDays) }
  return {}
}

/** The next simulated event of an order; null if it waits for a user, or is finished. */
export const nextSimulatedEvent = (order: SimulatedOrder, now: string) => {
  const event = nextEvents[order.status]?.(order) ?? null
  return event === null ? null : { orderId: order.id, event, set: toEventData(event, order, now) }
}
