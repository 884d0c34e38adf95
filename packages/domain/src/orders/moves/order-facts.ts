import type { Role } from '../../access/roles.ts'
import type { AddressType } from '../status/address-type.ts'
import type { OrderStatus } from '../status/order-status.ts'
import type { OrderType } from '../status/order-type.ts'

/** The states of a triangulation (C-76); null when the order is none. */
export const triangulationStatuses = ['NOT_CREATED', 'CREATED', 'COMPLETED', 'PROCESSING', 'APPROVED'] as const
export type TriangulationStatus = (typeof triangulationStatuses)[number]

/** C-76: customer, total value and invoice file of the operation are saved. */
export const isOperationFilled = (status: TriangulationStatus | null): boolean =>
  status === 'COMPLETED' || status === 'PROCESSING' || status === 'APPROVED'

/** The facts that decide about an order's actions: the user's roles, the order, and what a cart or budget lacks. */
export type OrderFacts = {
  readonly roles: readonly Role[]
  /** The status as of now: an expired budget has its expired status (`statusAt`). */
  readonly status: OrderStatus
  readonly type: OrderType
  /** What prevents finishing a cart or ordering a budget, the first reason in Portuguese; null without one. */
  readonly lacks: string | null
  /** Promotions are sold today: BF orders are closed while the sales-campaign setting reads '0' (WIZ-031, C-20). */
  readonly campaignOpen: boolean
  readonly paymentMethod: string | null
  /** The financial department has released the condition of an 'others' payment (PAY-015). */
  readonly isPaymentReleased: boolean
  readonly isFutureSale: boolean
  readonly isTriangulation: boolean
  readonly triangulationStatus: TriangulationStatus | null
  readonly hasFeedback: boolean
  /** The freight hub already has it. */
  readonly isWithFreightHub: boolean
  readonly addressType: AddressType | null
  readonly deliveryCep: string | null
  /** The user gave the discount that leaves the margin below zero (USE-021). */
  readonly gaveMargin?: boolean
  /** It waits for an approval of the integrator's company, and nobody changes it meanwhile (COMP-013). */
  readonly awaitsCompany?: boolean
  /** A negotiation of the budget is open, and what is negotiated does not change meanwhile (QUO-017). */
  readonly isNegotiated?: boolean
}
