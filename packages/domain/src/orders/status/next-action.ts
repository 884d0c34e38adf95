import { isOperationFilled, type TriangulationStatus } from '../moves/order-facts.ts'
import type { OrderAction } from './order-actions.ts'
import { type OrderStatus, orderStatuses } from './order-status.ts'

/** What is done next with an order, the first that is allowed. */
const inOrder = [
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

type NextAction = (typeof inOrder)[number]

type Asked = {
  readonly status: OrderStatus
  readonly triangulationStatus: TriangulationStatus | null
  readonly actions: Readonly<Record<NextAction | 'releaseOperation', { readonly allowed: boolean }>>
  /** Who buys pays; staff only may. */
  readonly isBuyer: boolean
}

/** Statuses in which a triangulation order waits for its operation, or soon will. */
const beforeRelease: readonly OrderStatus[] = ['INVOICE_SEPARATE', 'INVOICE_BILLED']

/** TRI-008: who buys fills in the operation; a complete one is next for the roles that release it. */
const isOperationNext = ({ status, triangulationStatus, actions, isBuyer }: Asked): boolean => {
  if (actions.releaseOperation.allowed) return true
  return isBuyer && beforeRelease.includes(status) && !isOperationFilled(triangulationStatus)
}

/** Remaking is what is left to do with an order that ended badly, and beside the point while one goes on. */
const isNext = (action: NextAction, asked: Asked): boolean => {
  const { status, isBuyer } = asked
  if (action === 'pay') return isBuyer
  if (action === 'openTriangulation') return isOperationNext(asked)
  return action !== 'remake' || status === 'BUDGET_EXPIRED' || orderStatuses[status].tracker === 0
}

/** The one action that a screen puts first, or null when it is somebody else's turn. */
export const nextActionOf = (asked: Asked): NextAction | null =>
  inOrder.find((action) => asked.actions[action].allowed && isNext(action, asked)) ?? null
