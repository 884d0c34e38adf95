import type { OrderStatus } from '../orders/status/order-status.ts'
import { isStatusAt } from '../orders/status/order-status.ts'
import { plusHours } from '../shared/brazil-time.ts'
import type { ChargeState } from './settle-charges.ts'

/** A charge is read from the gateway when it has been open for this many minutes (REL-012). */
export const minutesBeforeReading = 10

/** Hours without a message of the gateway, while charges are open, after which its silence is reported (REL-012). */
export const hoursOfSilence = 6

/**
 * The states in which the gateway still accepts a payment: its page remains open after a refused card, and another card
 * may pay there (C-87).
 */
export const payableStates = ['OPEN', 'REFUSED'] as const satisfies readonly ChargeState[]

export const isPayable = (state: ChargeState): boolean => payableStates.some((each) => each === state)

/** Whether a payment of the order is expected; the open charges of any other order are cancelled (C-235, REL-012). */
export const expectsPayment = (status: OrderStatus): boolean =>
  status === 'INVOICE_APPROVED' || status === 'INVOICE_PAYMENT_ERROR'

/** Whether an old charge of the order must not be paid any more: it is cancelled, or its cancellation was requested. */
export const endsCharges = (status: OrderStatus): boolean =>
  status === 'PROCESSING_CANCELLATION' || (isStatusAt(status, 'undone') && status !== 'INVOICE_RETURNED')

/** What the portal knows about the messages of the gateway; instants as UTC ISO text. */
export type GatewayContact = {
  /** Null before the first message. */
  readonly lastMessageAt: string | null
  /** When a silence was last reported, or null. */
  readonly reportedAt: string | null
  /** When the oldest open charge was made, or null without one. */
  readonly oldestOpenAt: string | null
}

/**
 * Whether a silence of the gateway has to be reported now: no message and an open charge for six hours (REL-012). Each
 * silence is reported once: the next one begins with another message.
 */
export const isSilenceToReport = (
  { lastMessageAt, reportedAt, oldestOpenAt }: GatewayContact,
  now: string,
): boolean => {
  const limit = plusHours(now, -hoursOfSilence)
  if (oldestOpenAt === null || oldestOpenAt > limit) return false
  if (lastMessageAt !== null && lastMessageAt > limit) return false
  return reportedAt === null || (lastMessageAt !== null && reportedAt < lastMessageAt)
}
