import { integratorTypeRoles, type Role, requesterRoles } from '../../access/roles.ts'
import { isOperationFilled, type TriangulationStatus } from '../moves/order-facts.ts'
import { type OrderStatus, orderStatusNames } from './order-status.ts'

/**
 * A department, company or system that an order waits for. `label` follows 'Com'; external systems and people have no
 * roles.
 */
type HolderRow = { readonly label: string; readonly roles: readonly Role[] }

/** Every possible holder of an order, with the roles that act for it. */
export const orderHolders = {
  integrator: { label: 'o integrador', roles: integratorTypeRoles },
  commercial: { label: 'o comercial', roles: requesterRoles },
  registration: { label: 'o cadastro', roles: ['REGISTRATION'] },
  financial: { label: 'o financeiro', roles: ['FINANCIAL'] },
  stock: { label: 'o estoque', roles: ['PRODUCTION', 'PURCHASE'] },
  dispatch: { label: 'a expedição', roles: ['LOGISTICS'] },
  carrier: { label: 'a transportadora', roles: ['SHIPPING_COMPANY'] },
  erp: { label: 'o sistema da distribuidora', roles: [] },
} as const satisfies Record<string, HolderRow>

export type OrderHolder = keyof typeof orderHolders

export const orderHolderNames = Object.keys(orderHolders) as [OrderHolder, ...OrderHolder[]]

/** Who acts next, by status; null where nothing remains to be done. */
const holderByStatus = {
  CART: null,
  BUDGET: 'integrator',
  BUDGET_EXPIRED: null,
  INVOICE: 'commercial',
  INVOICE_VALIDATED: 'commercial',
  PROCESSING: 'erp',
  INVOICE_APPROVED: 'integrator',
  INVOICE_REPROVED: 'integrator',
  INVOICE_ANALYSIS: 'financial',
  INVOICE_PAYMENT_ERROR: 'financial',
  INVOICE_PAYED: 'erp',
  CONFIRMING_PAYMENT_ERP: 'erp',
  INVOICE_PAYED_ERP: 'stock',
  INVOICE_BILLING: 'erp',
  CONFIRMING_BILL_ERP: 'erp',
  INVOICE_BILLING_ERP: 'stock',
  FUTURE_SALE: 'stock',
  INVOICE_SEPARATE: 'stock',
  INVOICE_BILLED: 'dispatch',
  BILLED_WAITING_PAYMENT: 'financial',
  BILLED_WAITING_RELEASE: 'financial',
  WAITING_APPROVAL: 'erp',
  WAITING_DISPATCH: 'dispatch',
  INVOICE_DISPATCHED: 'carrier',
  DELIVERY_IN_TRANSIT: 'carrier',
  DELIVERY_AT_AFFILIATE: 'carrier',
  DELIVERY_START: 'carrier',
  DELIVERY_EN_ROUTE: 'carrier',
  INVOICE_DELIVERED: null,
  PROCESSING_CANCELLATION: 'erp',
  INVOICE_CANCELED: null,
  INVOICE_CANCELED_PAID: 'financial',
  PROCESSING_DISASSEMBLY: 'erp',
  INVOICE_RETURNED: null,
} as const satisfies Record<OrderStatus, OrderHolder | null>

/** The statuses in which an order waits for this holder, whatever its payment method is. */
export const findStatusesOfHolder = (holder: OrderHolder): readonly OrderStatus[] =>
  orderStatusNames.filter((status) => holderByStatus[status] === holder)

export type OrderWithHolder = {
  readonly status: OrderStatus
  readonly paymentMethod: string | null
  readonly futureSale: boolean
  /** Absent when the caller does not know it: the order then waits for the dispatch. */
  readonly isTriangulation?: boolean
  readonly triangulationStatus?: TriangulationStatus | null
}

/**
 * Who has to act next on an order, or null (USE-019, USE-029). C-52, T12, T14: a financed order is approved by the
 * registration office and billed by the financial department. T18: a billed triangulation order waits for its
 * operation, then for its release.
 */
export const findHolder = (order: OrderWithHolder): OrderHolder | null => {
  const { status, paymentMethod, futureSale, isTriangulation = false, triangulationStatus = null } = order
  const isFinanced = paymentMethod === 'FINANCING'
  if (status === 'INVOICE_VALIDATED' && (isFinanced || futureSale)) return 'registration'
  if (status === 'INVOICE_APPROVED' && (isFinanced || paymentMethod === 'OTHERS')) return 'financial'
  if (status === 'INVOICE_BILLED' && isTriangulation) {
    return isOperationFilled(triangulationStatus) ? 'commercial' : 'integrator'
  }
  return holderByStatus[status]
}

/** Whether one of these roles acts for the holder. The administrator may do everything, but is never waited for. */
export const actsFor = (roles: readonly Role[], holder: OrderHolder): boolean =>
  orderHolders[holder].roles.some((role: Role) => roles.includes(role))
