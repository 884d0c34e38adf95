import type { Role } from '../../access/roles.ts'
import type { AddressType } from '../status/address-type.ts'
import type { OrderStatus } from '../status/order-status.ts'
import type { OrderType } from '../status/order-type.ts'

/** The states of a triangulation (C-76); null while the order is none. */
export const triangulationStatuses = ['NOT_CREATED', 'CREATED', 'COMPLETED', 'PROCESSING', 'APPROVED'] as const
export type TriangulationStatus = (typeof triangulationStatuses)[number]

/** C-76: customer, total value and invoice file of the operation are saved. */
export const isOperationFilled = (status: TriangulationStatus | null): boolean =>
  status === 'COMPLETED' || status === 'PROCESSING' || status === 'APPROVED'

/** What decides over an order's actions: who asks, what the order is, and what a cart or a budget still lacks. */
export type OrderFacts = {
  readonly roles: readonly Role[]
  /** As it holds now: an expired budget says so (`statusAt`). */
  readonly status: OrderStatus
  readonly type: OrderType
  /** The first thing that keeps a cart from being finished or a budget from being ordered, in Portuguese; else null. */
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
  /** The freight hub knows it already. */
  readonly isWithFreightHub: boolean
  readonly addressType: AddressType | null
  readonly deliveryCep: string | null
  /** The person gave the margin below zero that the order has (USE-021). */
  readonly gaveMargin?: boolean
}
