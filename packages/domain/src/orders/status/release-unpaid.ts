import { type Decision, firstRefusal } from '../../shared/decision.ts'
import { isReason, reasonSentence } from '../moves/decision-reason.ts'
import { orderTransitions } from '../moves/order-transitions.ts'
import type { OrderStatus } from './order-status.ts'

export type ReleasedOrder = {
  readonly status: OrderStatus
  /** The ERP has confirmed the payment of an order that is billed first (E14). */
  readonly isMoneyIn: boolean
}

/** Whether the release of the dispatch (T15) would ship goods that are not paid (USE-022). */
export const isReleasedUnpaid = ({ status, isMoneyIn }: ReleasedOrder): boolean =>
  !isMoneyIn && orderTransitions.releaseDispatch.from.some((each) => each === status)

/** Whether the dispatch may be released. An unpaid order needs a reason of 10 to 300 characters (USE-022). */
export const canReleaseDispatch = (order: ReleasedOrder, reason: string | null | undefined): Decision<'unpaid'> =>
  firstRefusal([isReleasedUnpaid(order) && !isReason(reason), 'unpaid'])

/** `amount` is the formatted total. */
export const describeUnpaid = (amount: string): string => `${amount} deste pedido ainda não entraram.`

export const dispatchReleaseSentences = {
  unpaid: (amount: string) => `${describeUnpaid(amount)} ${reasonSentence}`,
}
