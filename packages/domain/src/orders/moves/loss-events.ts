import type { Role } from '../../access/roles.ts'
import type { OutsideEvent } from './event-log.ts'

/** The role that is notified of a loss: money that went back or is owed, or goods that come back. */
export type LossReader = Extract<Role, 'FINANCIAL' | 'LOGISTICS'>

/** The events of the ERP and the gateway that mean a loss. */
const lossEvents = {
  paymentReversed: 'FINANCIAL',
  paymentGivenUp: 'FINANCIAL',
  cancellationDone: 'FINANCIAL',
  returnReceived: 'FINANCIAL',
} as const satisfies Partial<Record<OutsideEvent, LossReader>>

const isLossEvent = (event: OutsideEvent): event is keyof typeof lossEvents => Object.hasOwn(lossEvents, event)

/**
 * Who is notified when an event that means a loss cannot be applied (C-235, REL-008): such an event is never only late,
 * it waits for a person. Null for every other event.
 */
export const findLossReader = (event: OutsideEvent): LossReader | null =>
  isLossEvent(event) ? lossEvents[event] : null
