import type { Role } from '../../access/roles.ts'
import type { OutsideEvent } from './event-log.ts'

/** The role that is notified of a loss: money that went back, is owed or has no place, or goods that come back. */
export type LossReader = Extract<Role, 'FINANCIAL' | 'LOGISTICS'>

/** The events of the ERP and the gateway that mean a loss. */
const lossEvents = {
  paymentReversed: 'FINANCIAL',
  paymentGivenUp: 'FINANCIAL',
  cancellationDone: 'FINANCIAL',
  returnReceived: 'FINANCIAL',
} as const satisfies Partial<Record<OutsideEvent, LossReader>>

/** Such an event is never only late: it waits for a person (REL-008). */
export const isLossEvent = (event: OutsideEvent): event is keyof typeof lossEvents => Object.hasOwn(lossEvents, event)

/**
 * Who is notified when an event that means a loss, or a deposit, cannot be applied (C-235, REL-008); null for every other
 * event.
 */
export const findLossReader = (event: OutsideEvent): LossReader | null => {
  if (event === 'depositReceived') return 'FINANCIAL'
  return isLossEvent(event) ? lossEvents[event] : null
}
