import { listStatusesAt, type OrderStatus } from '../orders/index.ts'
import type { Cents } from '../shared/money.ts'

/**
 * The statuses in which an order that is paid by 'others' uses credit: from its approval until it is cancelled or
 * returned. The ERP creates an approved order while it is PROCESSING, so it counts then as well: two approvals, one
 * after the other, would otherwise both fit (CRED-002, CRED-003).
 */
export const creditStatuses: readonly OrderStatus[] = [
  'PROCESSING',
  ...listStatusesAt('payment', 'confirmation', 'picking', 'billed', 'dispatch', 'travelling', 'delivered', 'undoing'),
]

/** An order whose money has not come in, and what the ERP has reported as received for it. */
export type UnpaidOrder = { readonly totalCents: Cents; readonly receivedCents: Cents }

/** What is still to be received for an order, in cents; never negative (CRED-002). */
export const computeOpenAmount = ({ totalCents, receivedCents }: UnpaidOrder): Cents =>
  Math.max(0, totalCents - receivedCents)

/** The used credit in cents, of the unpaid orders of a seller (CRED-002). */
export const computeUsedCredit = (orders: readonly UnpaidOrder[]): Cents =>
  orders.reduce((sum, order) => sum + computeOpenAmount(order), 0)
