import { isOperationFilled, type TriangulationStatus } from '../moves/order-facts.ts'
import type { OrderAction } from './order-actions.ts'
import { type OrderStatus, orderStatuses } from './order-status.ts'

/** What is done next with an order, the first that is allowed. */
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
  /** Who buys pays; staff only may. */
  readonly isBuyer: boolean
}

/** Statuses in which a triangulation order waits for its operation, or soon will. */
const beforeRelease: readonly OrderStatus[] = ['INVOICE_SEPARATE', 'INVOICE_BILLED']

/** TRI-008: who buys fills in the operation; a complete one is next for the roles that release it. */
const isOperationNext = ({ status, triangulationStatus, actions, isBuyer }: ActionContext): boolean => {
  if (actions.releaseOperation.allowed) return true
  return isBuyer && beforeRelease.includes(status) && !isOperationFilled(triangulationStatus)
}

/** Remaking is what is left to do with an order that ended badly, and beside the point while one goes on. */
const isNext = (action: NextAction, context: ActionContext): boolean => {
  const { status, isBuyer } = context
  if (action === 'pay') return isBuyer
  if (action === 'openTriangulation') return isOperationNext(context)
  return action !== 'remake' || status === 'BUDGET_EXPIRED' || orderStatuses[status].tracker === 0
}

/** The one action that a screen puts first, or null when it is somebody else's turn. */
export const findNextAction = (context: ActionContext): NextAction | null =>
  byPriority.find((action) => context.actions[action].allowed && isNext(action, context)) ?? null
