import type { OrderStatus } from '@girassol/domain/orders'
import type { PaymentMethod } from '@girassol/domain/payments'

/** A past purchase of the demonstration, and the status that it reached. */
export type DemoStory = {
  /** Days before today on which the cart was opened. */
  readonly daysAgo: number
  readonly sellerCode: string
  readonly payment: PaymentMethod
  /** The status of the order today. */
  readonly to: OrderStatus
  /** The status from which it left the way to delivery: it was rejected, reversed, cancelled or returned from there. */
  readonly from?: OrderStatus
  /** It was a budget first; `remade`: the budget expired before it became an order. */
  readonly quoted?: true | 'remade'
  readonly isFutureSale?: true
  readonly isTriangulation?: true
  readonly isPickup?: true
  /** It was never paid: the job cancels it, not a person. */
  readonly unpaid?: true
  /** The freight hub carries it and reports its events by itself. */
  readonly byHub?: true
  readonly isPromotion?: true
  /** Discount in reais that the commercial department gives at the validation. */
  readonly discount?: number
}

type More = Omit<DemoStory, 'daysAgo' | 'sellerCode' | 'payment' | 'to'>
type Row = readonly [daysAgo: number, sellerCode: string, payment: PaymentMethod, to: OrderStatus, more?: More]

const twoCards = 'CREDIT_CARD + CREDIT_CARD'
const cardAndBoleto = 'CREDIT_CARD + BARCODE'

const delivered: readonly Row[] = [
  [89, 'INT001', 'PIX', 'INVOICE_DELIVERED', { byHub: true }],
  [88, 'INT002', 'BARCODE', 'INVOICE_DELIVERED'],
  [86, 'INT003', 'CREDIT_CARD', 'INVOICE_DELIVERED', { quoted: true, discount: 150 }],
  [83, 'INT001', twoCards, 'INVOICE_DELIVERED'],
  [80, 'INT005', 'FINANCING', 'INVOICE_DELIVERED'],
  [77, 'INT001', 'OTHERS', 'INVOICE_DELIVERED'],
  [75, 'INT009', 'OTHERS', 'INVOICE_DELIVERED'],
  [73, 'INT001', cardAndBoleto, 'INVOICE_DELIVERED', { byHub: true }],
  [70, 'INT012', 'PIX', 'INVOICE_DELIVERED', { isPickup: true }],
  [66, 'INT001', 'PIX', 'INVOICE_DELIVERED', { isTriangulation: true }],
  [62, 'INT002', 'PIX', 'INVOICE_DELIVERED', { quoted: 'remade' }],
  [58, 'INT001', 'PIX', 'INVOICE_DELIVERED', { isFutureSale: true }],
  [54, 'INT006', 'BARCODE', 'INVOICE_DELIVERED', { byHub: true }],
  [51, 'INT001', 'CREDIT_CARD', 'INVOICE_DELIVERED', { discount: 320.5 }],
  [48, 'INT007', 'PIX', 'INVOICE_DELIVERED'],
  [45, 'INT001', 'FINANCING', 'INVOICE_DELIVERED'],
  [41, 'INT008', 'PIX', 'INVOICE_DELIVERED', { quoted: true }],
  [37, 'INT001', 'PIX', 'INVOICE_DELIVERED', { isPickup: true }],
  [33, 'INT011', 'OTHERS', 'INVOICE_DELIVERED'],
  [30, 'INT001', 'BARCODE', 'INVOICE_DELIVERED'],
]

const endedEarly: readonly Row[] = [
  [87, 'INT001', 'PIX', 'INVOICE_REPROVED', { from: 'INVOICE' }],
  [79, 'INT001', 'BARCODE', 'INVOICE_CANCELED', { from: 'INVOICE_APPROVED', unpaid: true }],
  [72, 'INT010', 'PIX', 'INVOICE_CANCELED', { from: 'INVOICE_APPROVED' }],
  [68, 'INT001', 'PIX', 'INVOICE_CANCELED_PAID', { from: 'INVOICE_PAYED_ERP' }],
  [60, 'INT001', 'PIX', 'INVOICE_RETURNED', { from: 'INVOICE_DELIVERED' }],
  [52, 'INT003', 'BARCODE', 'INVOICE_RETURNED', { from: 'INVOICE_DISPATCHED' }],
  [44, 'INT001', 'FINANCING', 'INVOICE_REPROVED', { from: 'INVOICE_VALIDATED' }],
  [36, 'INT002', 'PIX', 'INVOICE_REPROVED', { from: 'INVOICE_VALIDATED' }],
  [26, 'INT001', 'PIX', 'INVOICE_CANCELED', { from: 'INVOICE_APPROVED', unpaid: true }],
  [15, 'INT001', 'OTHERS', 'INVOICE_CANCELED', { from: 'INVOICE_BILLING_ERP' }],
  [9, 'INT006', 'CREDIT_CARD', 'INVOICE_CANCELED_PAID', { from: 'INVOICE_PAYED_ERP' }],
]

const onTheWay: readonly Row[] = [
  [28, 'INT001', 'PIX', 'PROCESSING_DISASSEMBLY', { from: 'INVOICE_DELIVERED' }],
  [24, 'INT001', 'PIX', 'DELIVERY_EN_ROUTE'],
  [23, 'INT005', 'BARCODE', 'DELIVERY_EN_ROUTE'],
  [22, 'INT001', 'CREDIT_CARD', 'DELIVERY_START'],
  [21, 'INT001', 'FINANCING', 'DELIVERY_AT_AFFILIATE'],
  [20, 'INT009', 'PIX', 'DELIVERY_IN_TRANSIT'],
  [19, 'INT001', 'BARCODE', 'DELIVERY_IN_TRANSIT'],
  [18, 'INT001', 'PIX', 'INVOICE_DISPATCHED'],
  [17, 'INT002', 'FINANCING', 'INVOICE_DISPATCHED'],
  [16, 'INT001', 'OTHERS', 'WAITING_DISPATCH'],
  [14, 'INT001', 'PIX', 'WAITING_DISPATCH', { isPickup: true }],
  [14, 'INT003', 'PIX', 'WAITING_APPROVAL', { isTriangulation: true }],
  [13, 'INT001', 'PIX', 'INVOICE_BILLED', { isTriangulation: true }],
  [13, 'INT004', 'BARCODE', 'INVOICE_BILLED'],
  [12, 'INT001', 'FINANCING', 'BILLED_WAITING_PAYMENT'],
  [12, 'INT007', 'OTHERS', 'BILLED_WAITING_PAYMENT'],
  [11, 'INT001', 'OTHERS', 'BILLED_WAITING_RELEASE'],
  [11, 'INT008', 'FINANCING', 'BILLED_WAITING_RELEASE'],
  [10, 'INT001', 'CREDIT_CARD', 'INVOICE_SEPARATE'],
  [10, 'INT002', 'PIX', 'INVOICE_SEPARATE', { discount: 80 }],
  [29, 'INT001', 'PIX', 'FUTURE_SALE', { isFutureSale: true }],
  [9, 'INT005', 'FINANCING', 'FUTURE_SALE', { isFutureSale: true }],
]

const beingPaid: readonly Row[] = [
  [8, 'INT001', 'FINANCING', 'INVOICE_BILLING_ERP'],
  [8, 'INT001', 'PIX', 'INVOICE_PAYED_ERP'],
  [7, 'INT010', 'BARCODE', 'INVOICE_PAYED_ERP', { quoted: true }],
  [7, 'INT002', 'OTHERS', 'CONFIRMING_BILL_ERP'],
  [6, 'INT001', 'FINANCING', 'INVOICE_BILLING'],
  [6, 'INT001', 'PIX', 'CONFIRMING_PAYMENT_ERP'],
  [6, 'INT003', 'BARCODE', 'INVOICE_PAYED'],
  [6, 'INT001', 'BARCODE', 'INVOICE_PAYMENT_ERROR', { from: 'INVOICE_PAYED' }],
  [5, 'INT001', 'CREDIT_CARD', 'INVOICE_ANALYSIS'],
  [5, 'INT009', twoCards, 'INVOICE_ANALYSIS'],
  [5, 'INT001', 'FINANCING', 'PROCESSING_CANCELLATION', { from: 'INVOICE_APPROVED' }],
]

const justBegun: readonly Row[] = [
  [4, 'INT001', 'FINANCING', 'INVOICE_APPROVED'],
  [3, 'INT001', 'PIX', 'INVOICE_APPROVED', { isPromotion: true }],
  [3, 'INT002', cardAndBoleto, 'INVOICE_APPROVED'],
  [2, 'INT001', 'BARCODE', 'INVOICE_APPROVED', { quoted: true }],
  [2, 'INT001', 'CREDIT_CARD', 'PROCESSING'],
  [2, 'INT001', 'OTHERS', 'INVOICE_VALIDATED'],
  [2, 'INT003', 'PIX', 'INVOICE_VALIDATED', { discount: 210 }],
  [2, 'INT001', 'FINANCING', 'INVOICE_VALIDATED'],
  [1, 'INT001', 'PIX', 'INVOICE', { isPromotion: true }],
  [1, 'INT002', 'CREDIT_CARD', 'INVOICE'],
  [1, 'INT001', 'BARCODE', 'INVOICE', { isPickup: true }],
  [1, 'INT008', 'FINANCING', 'INVOICE'],
]

const quotes: readonly Row[] = [
  [64, 'INT001', 'PIX', 'BUDGET_EXPIRED'],
  [40, 'INT002', 'FINANCING', 'BUDGET_EXPIRED'],
  [12, 'INT001', 'CREDIT_CARD', 'BUDGET_EXPIRED'],
  [6, 'INT001', 'PIX', 'BUDGET'],
  [4, 'INT001', 'FINANCING', 'BUDGET'],
  [3, 'INT005', 'BARCODE', 'BUDGET'],
  [1, 'INT001', 'OTHERS', 'BUDGET'],
  [1, 'INT002', 'PIX', 'BUDGET'],
]

/** Three months, oldest first. */
export const demoStories: readonly DemoStory[] = [
  ...delivered,
  ...endedEarly,
  ...onTheWay,
  ...beingPaid,
  ...justBegun,
  ...quotes,
]
  .map(([daysAgo, sellerCode, payment, to, more]) => ({ daysAgo, sellerCode, payment, to, ...more }))
  .toSorted((one, other) => other.daysAgo - one.daysAgo)
