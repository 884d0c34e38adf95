import type { OrderAction } from './order-actions.ts'
import { type OrderStatus, orderStatuses } from './order-status.ts'

/** What is done next with an order, the first that is allowed (interface §4.2). */
const inOrder = [
  ...(['pay', 'validate', 'approve', 'releasePayment', 'confirmBilling'] as const),
  ...(['analyseCard', 'releaseDispatch', 'openTriangulation', 'remake'] as const),
] as const satisfies readonly OrderAction[]

type NextAction = (typeof inOrder)[number]

type Asked = {
  readonly status: OrderStatus
  readonly actions: Readonly<Record<NextAction, { readonly allowed: boolean }>>
  /** Who buys pays; staff only may. */
  readonly isBuyer: boolean
}

/** Remaking is what is left to do with an order that ended badly, and beside the point while one goes on. */
const isNext = (action: NextAction, { status, isBuyer }: Asked): boolean => {
  if (action === 'pay') return isBuyer
  return action !== 'remake' || status === 'BUDGET_EXPIRED' || orderStatuses[status].tracker === 0
}

/** The one action that a screen puts first, or null when it is somebody else's turn. */
export const nextActionOf = (asked: Asked): NextAction | null =>
  inOrder.find((action) => asked.actions[action].allowed && isNext(action, asked)) ?? null
