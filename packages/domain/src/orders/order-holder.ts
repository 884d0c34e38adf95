import { isOperationFilled, type TriangulationStatus } from './order-facts.ts'
import type { OrderStatus } from './order-status.ts'

/** With whom an order waits, as it is said after 'Com' (interface §4.2); null where nobody has to do anything more. */
const orderHolders = {
  CART: null,
  BUDGET: 'o integrador',
  BUDGET_EXPIRED: null,
  INVOICE: 'o comercial',
  INVOICE_VALIDATED: 'o comercial',
  PROCESSING: 'o ERP',
  INVOICE_APPROVED: 'o integrador',
  INVOICE_REPROVED: null,
  INVOICE_ANALYSIS: 'o financeiro',
  INVOICE_PAYMENT_ERROR: 'o financeiro',
  INVOICE_PAYED: 'o ERP',
  CONFIRMING_PAYMENT_ERP: 'o ERP',
  INVOICE_PAYED_ERP: 'o estoque',
  INVOICE_BILLING: 'o ERP',
  CONFIRMING_BILL_ERP: 'o ERP',
  INVOICE_BILLING_ERP: 'o estoque',
  FUTURE_SALE: 'o estoque',
  INVOICE_SEPARATE: 'o estoque',
  INVOICE_BILLED: 'a expedição',
  BILLED_WAITING_PAYMENT: 'o financeiro',
  BILLED_WAITING_RELEASE: 'o financeiro',
  WAITING_APPROVAL: 'o ERP',
  WAITING_DISPATCH: 'a expedição',
  INVOICE_DISPATCHED: 'a transportadora',
  DELIVERY_IN_TRANSIT: 'a transportadora',
  DELIVERY_AT_AFFILIATE: 'a transportadora',
  DELIVERY_START: 'a transportadora',
  DELIVERY_EN_ROUTE: 'a transportadora',
  INVOICE_DELIVERED: null,
  PROCESSING_CANCELLATION: 'o ERP',
  INVOICE_CANCELED: null,
  INVOICE_CANCELED_PAID: 'o financeiro',
  PROCESSING_DISASSEMBLY: 'o ERP',
  INVOICE_RETURNED: null,
} as const satisfies Record<OrderStatus, string | null>

type Held = {
  readonly status: OrderStatus
  readonly paymentMethod: string | null
  readonly futureSale: boolean
  readonly isTriangulation: boolean
  readonly triangulationStatus: TriangulationStatus | null
}

/**
 * C-52, T12, T14: what is financed is approved by the registration office and billed by the financial department.
 * T18: a billed triangulation order waits for its operation, then for its release.
 */
export const holderOf = (held: Held): string | null => {
  const { status, paymentMethod, futureSale, isTriangulation } = held
  const isFinanced = paymentMethod === 'FINANCING'
  if (status === 'INVOICE_VALIDATED' && (isFinanced || futureSale)) return 'o cadastro'
  if (status === 'INVOICE_APPROVED' && (isFinanced || paymentMethod === 'OTHERS')) return 'o financeiro'
  if (status === 'INVOICE_BILLED' && isTriangulation) {
    return isOperationFilled(held.triangulationStatus) ? 'o comercial' : 'o integrador'
  }
  return orderHolders[status]
}
