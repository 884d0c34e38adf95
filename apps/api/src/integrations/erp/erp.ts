import type { SystemCheck } from '@girassol/domain/setup'
import type { ErpDocuments } from './erp-documents.ts'

/**
 * The distributor's ERP (C-107). Every call rejects if the ERP cannot be reached: the user sees the error of a read,
 * and a write goes through the outbox and is retried with the same idempotency key, which has only one effect.
 *
 * While it is away (REL-007): orders are finished, approved and paid as ever, and their steps wait in the outbox; the
 * order, the home of the staff and 'Falhas' say so (USE-020). Documents that were printed before are printed again. The
 * list of the ERP's customers, its payment conditions, new documents and a return without a known NF-e are refused with
 * 503 until it answers.
 */
export type Erp = {
  catalogue: ErpCatalogue
  customers: ErpCustomers
  orders: ErpOrders
  vouchers: ErpVouchers
  credits: ErpCredits
  payments: ErpPayments
  titles: ErpTitles
  documents: ErpDocuments
  /** Logs in and reads one record (USE-027); never rejects. */
  check(): Promise<SystemCheck>
}

export type ErpProduct = {
  erpCode: string
  description: string
  groupCode: string
  groupName: string
  brandCode: string
  brandName: string
  /** Unit of sale, e.g. 'UN' or 'M'. */
  unit: string
  priceCents: number
  weightKg: number
  /** The quantity that can be sold now. */
  stockQuantity: number
  /** Day on which the next lot arrives, YYYY-MM-DD, or null when none is expected. */
  boardingDate: string | null
  active: boolean
}

export type ErpCatalogue = {
  /** One page of products in the order of their codes; pages start at 1. */
  pullProducts(page: number): Promise<{ products: ErpProduct[]; hasNext: boolean }>
}

/** A customer as the ERP lists it (TRI-019). */
export type ErpCustomer = {
  name: string
  fancyName: string
  document: string
  addressDescription: string
  addressNumber: string
  addressComplement: string
  addressNeighborhood: string
  erpCityName: string
  erpState: string
  addressCep: string
}

/**
 * The customer data that the portal registers: `erpCity` is the 7-digit IBGE code, `ie` is 'ISENTO' if there is none
 * (CUS-010).
 */
export type ErpCustomerRecord = ErpCustomer & {
  ie: string
  erpCity: string
  phone: string
  email: string
  sellerCode: string
}

export type CustomerPushAnswer = { outcome: 'saved'; erpCode: string } | { outcome: 'refused'; reason: string }

export type ErpCustomers = {
  /**
   * The seller's customers whose name, fancy name or document contains the term, ignoring case and accents (TRI-025).
   */
  list(search: { sellerCode: string; term?: string | undefined }): Promise<ErpCustomer[]>
  /** Creates the customer, or updates the one with the same document. */
  push(request: { idempotencyKey: string; customer: ErpCustomerRecord }): Promise<CustomerPushAnswer>
}

type ErpOrderLine = { productErpCode: string; quantity: number; unitCents: number }

export type ErpOrder = {
  /** The portal's number, which the ERP stores as a reference. */
  number: number
  /** 'company,branch'. */
  erpTenantId: string
  sellerCode: string
  customerDocument: string
  paymentConditionCode: string
  freightCents: number
  discountCents: number
  totalCents: number
  futureSale: boolean
  additionalData: string
  lines: ErpOrderLine[]
}

/**
 * `reason` is the ERP's own sentence, shown in the order's log (E2). `pending`: the ERP accepted the request and sends
 * the result later, as an inbound event.
 */
export type OrderCreationAnswer =
  | { outcome: 'accepted'; erpNumber: string }
  | { outcome: 'refused'; reason: string }
  | { outcome: 'pending' }

/** The ERP's response to a step of an order that it already has; like `OrderCreationAnswer`. */
export type OrderStepAnswer = { outcome: 'accepted' } | { outcome: 'refused'; reason: string } | { outcome: 'pending' }

/** Identifies an order in the ERP: the portal's number, stored there as a reference, in its 'company,branch'. */
export type ErpOrderReference = { number: number; erpTenantId: string }

/** The sale of a triangulation: the customer and the amount (C-76). It is known long after the order was created. */
export type ErpOperation = { customerDocument: string; totalCents: number; additionalData: string }

type StepRequest<More = unknown> = { idempotencyKey: string; order: ErpOrderReference } & More

/** A payment that the gateway received. `day` (YYYY-MM-DD in São Paulo) is the day on which the ERP settles it. */
export type ErpPayment = { method: string; amountCents: number; day: string }

/** A refusal is final for its key: a new request needs a new key. */
export type ErpOrders = {
  /** Creates the order (E2). */
  create(request: { idempotencyKey: string; order: ErpOrder }): Promise<OrderCreationAnswer>
  /** Books a payment that the gateway received (E9). */
  confirmPayment(request: StepRequest<{ payment: ErpPayment }>): Promise<OrderStepAnswer>
  /** Releases the order for picking and billing (E10). */
  confirmBilling(request: StepRequest): Promise<OrderStepAnswer>
  /** Cancels the order (E19). */
  cancel(request: StepRequest<{ reason: string }>): Promise<OrderStepAnswer>
  /** Opens the return of a billed order (E21). */
  requestReturn(request: StepRequest<{ reason: string }>): Promise<OrderStepAnswer>
  /** Approves the triangulation of an order; its goods go to the operation's customer (E16). */
  approveOperation(request: StepRequest<{ operation: ErpOperation }>): Promise<OrderStepAnswer>
}

/** A proof that an order was paid, as the ERP books it: its settlement. */
export type ErpVoucher = {
  /** The bank's number of the payment: digits only. */
  number: string
  amountCents: number
  /** YYYY-MM-DD */
  date: string
  /** How the order is paid: 'FINANCING' or 'OTHERS'. */
  method: string
  /** Which of the distributor's accounts received it; null if the user named none. */
  account: { bankNumber: string; branchCode: string; accountNumber: string } | null
  file: { name: string; contentType: string; bytes: Uint8Array }
}

/** A refusal is final for its key: a corrected voucher is sent under a new key. */
export type ErpVouchers = {
  /** Books a voucher of an order; for `pending`, an event with the key brings the result. */
  send(request: StepRequest<{ voucher: ErpVoucher }>): Promise<OrderStepAnswer>
}

/** What the distributor grants an integrator for a claim (CLM-007). */
export type ErpCredit = {
  /** The number of the claim, 'R-2026-000031'. */
  protocol: string
  kind: 'CREDIT' | 'REFUND'
  amountCents: number
  reason: string | null
}

/** A refusal is final for its key. */
export type ErpCredits = {
  /** Books a credit or refund of an order; for `pending`, the ERP books it later by itself. */
  book(request: StepRequest<{ credit: ErpCredit }>): Promise<OrderStepAnswer>
}

/** A step of an order that the ERP already has. */
export type ErpOrderStep = Exclude<keyof ErpOrders, 'create'>

/** A receivable of an order of the portal, with what was settled of it. */
export type ErpTitle = { orderNumber: number; settledCents: number }

export type ErpTitles = {
  /**
   * One page of the receivables that were settled on a day (YYYY-MM-DD) in a 'company,branch', of orders of the portal
   * alone (REL-013). Pages start at 1; an order may have several.
   */
  listSettled(request: {
    day: string
    erpTenantId: string
    page: number
  }): Promise<{ titles: ErpTitle[]; hasNext: boolean }>
}

/** A payment condition (C-88). */
export type ErpPaymentCondition = {
  code: string
  description: string
  quantityInstallment: number
  /** Days between two instalments. */
  rangeInstallment: number
}

export type ErpPayments = {
  /** Every condition, by code. */
  listConditions(): Promise<ErpPaymentCondition[]>
}
