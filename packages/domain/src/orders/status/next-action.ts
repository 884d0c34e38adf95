import { isOperationFilled, type TriangulationStatus } from '../moves/order-facts.ts'
import type { OrderAction } from './order-actions.ts'
import { type OrderStatus, orderStatuses } from './order-status.ts'

/** The possible next actions of an order; the first allowed one is shown. */
const byPriority = [
  'pay',
  'validate',
  'approve',
  'releasePayment',
  'confirmBilling',
  'analyseCard',
  'releaseDispatch',
  'openTriangulation',
  'remake',
] as const satisfies readonly OrderAction[]

type NextAction = (typeof byPriority)[number]

type ActionContext = {
  readonly status: OrderStatus
  readonly triangulationStatus: TriangulationStatus | null
  readonly actions: Readonly<Record<NextAction | 'releaseOperation', { readonly allowed: boolean }>>
  /** The buyer pays; staff may, but it is not their next action. */
  readonly isBuyer: boolean
}

/** Statuses in which a triangulation order waits for its operation, or soon will. */
const beforeRelease: readonly OrderStatus[] = ['INVOICE_SEPARATE', 'INVOICE_BILLED']

/** TRI-008: the buyer fills in the operation; the roles that release it see a complete one as the next action. */
const isOperationNext = ({ status, triangulationStatus, actions, isBuyer }: ActionContext): boolean => {
  if (actions.releaseOperation.allowed) return true
  return isBuyer && beforeRelease.includes(status) && !isOperationFilled(triangulationStatus)
}

/** A remake is the next action only for an order that was cancelled or rejected. */
const isNext = (action: NextAction, context: ActionContext): boolean => {
  const { status, isBuyer } = context
  if (action === 'pay') return isBuyer
  if (action === 'openTriangulation') return isOperationNext(context)
  return action !== 'remake' || status === 'BUDGET_EXPIRED' || orderStatuses[status].tracker === 0
}

/** The action that a screen shows first, or null when another user has to act. */
export const findNextAction = (context: ActionContext): NextAction | null =>
  byPriority.find((action) => context.actions[action].allowed && isNext(action, context)) ?? null
