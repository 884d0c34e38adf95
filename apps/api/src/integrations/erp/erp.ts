import type { ErpDocuments } from './erp-documents.ts'

/**
 * The distributor's ERP, in the portal's words (C-107). Every call rejects when the ERP cannot be reached: reads tell the
 * person, writes go through the outbox and are tried again with the same idempotency key, which has one effect only.
 */
export type Erp = {
  catalogue: ErpCatalogue
  customers: ErpCustomers
  orders: ErpOrders
  payments: ErpPayments
  documents: ErpDocuments
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
  /** What can be sold now. */
  stockQuantity: number
  /** Day on which the next lot arrives, YYYY-MM-DD, or null when none is expected. */
  boardingDate: string | null
  active: boolean
}

export type ErpCatalogue = {
  /** One page of products in the order of their codes; pages count from 1. */
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

/** What the portal registers: `erpCity` is the 7-digit IBGE code, `ie` is 'ISENTO' without one (CUS-010). */
export type ErpCustomerRecord = ErpCustomer & {
  ie: string
  erpCity: string
  phone: string
  email: string
  sellerCode: string
}

export type CustomerPushAnswer = { outcome: 'saved'; erpCode: string } | { outcome: 'refused'; reason: string }

export type ErpCustomers = {
  /** The customers of a seller whose name, fancy name or document contains the term, ignoring case and accents (TRI-025). */
  list(search: { sellerCode: string; term?: string | undefined }): Promise<ErpCustomer[]>
  /** Creates the customer or updates the one with the same document. */
  push(request: { idempotencyKey: string; customer: ErpCustomerRecord }): Promise<CustomerPushAnswer>
}

type ErpOrderLine = { productErpCode: string; quantity: number; unitCents: number }

export type ErpOrder = {
  /** The portal's number, which the ERP keeps as a reference. */
  number: number
  /** 'company,branch'. */
  erpTenantId: string
  sellerCode: string
  customerDocument: string
  /** Who receives the goods in a triangulation; null when it is the customer. */
  deliveryDocument: string | null
  paymentConditionCode: string
  freightCents: number
  discountCents: number
  totalCents: number
  futureSale: boolean
  additionalData: string
  lines: ErpOrderLine[]
}

/** `reason` is the ERP's own sentence, shown in the order's log (E2). */
export type OrderCreationAnswer = { outcome: 'accepted'; erpNumber: string } | { outcome: 'refused'; reason: string }

export type ErpOrders = {
  /** Creates the order (E2). A refusal is final for its key: the next approval comes with a new one. */
  create(request: { idempotencyKey: string; order: ErpOrder }): Promise<OrderCreationAnswer>
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
