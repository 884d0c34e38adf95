import type { ErpDocumentKind } from '@girassol/domain/printing'

/** A company or a person on a document. */
export type ErpParty = {
  /** CPF or CNPJ without a mask. */
  document: string
  name: string
  cep: string
  street: string
  number: string
  complement: string
  neighborhood: string
  /** 7-digit IBGE code. */
  cityCode: string
  cityName: string
  /** Two letters. */
  state: string
  phone: string
}

export type ErpDocumentLine = {
  productErpCode: string
  description: string
  groupCode: string
  quantity: number
  unitCents: number
}

/** One slip of an order that is paid with boletos. */
export type ErpSlip = { amountCents: number; dueDate: string }

/**
 * The order whose documents are requested, as the portal knows it. A real ERP needs only its numbers; a simulated one
 * prints the rest.
 */
export type ErpDocumentOrder = {
  /** The portal's number. */
  number: number
  /** The ERP's number; null before the ERP created it. */
  erpNumber: string | null
  /** 'company,branch'. */
  erpTenantId: string
  /** The key of the NF-e that accompanies the goods, as the ERP sent it; null before it was issued. */
  nfKey: string | null
  /**
   * Whether the goods were billed, the future sale was billed, the operation was approved, according to the ERP's
   * events.
   */
  isBilled: boolean
  isFutureSaleBilled: boolean
  isOperationApproved: boolean
  /** UTC ISO. */
  approvedAt: string
  customer: ErpParty
  /** The delivery address, if it is not the customer's address. */
  delivery: ErpParty | null
  seller: { name: string; cnpj: string }
  lines: readonly ErpDocumentLine[]
  freightCents: number
  discountCents: number
  totalCents: number
  weightKg: number
  slips: readonly ErpSlip[]
}

export type ErpDocumentRequest = { kind: ErpDocumentKind; order: ErpDocumentOrder }

export type ErpDocument = {
  pdf: Uint8Array
  /** The authorised XML of an NF-e; null for a slip. */
  xml: string | null
  accessKey: string | null
}

export type ErpDocuments = {
  /** Whether the ERP has issued it. */
  has(request: ErpDocumentRequest): Promise<boolean>
  /** The document, or null if the ERP has none. */
  read(request: ErpDocumentRequest): Promise<ErpDocument | null>
}
