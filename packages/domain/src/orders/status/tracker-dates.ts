import { isBudgetStatus, type OrderStatus, orderStatuses, trackerSteps } from './order-status.ts'

/** A move of an order: its target and its instant (UTC ISO). */
export type StatusMove = { readonly to: OrderStatus; readonly at: string }

/** A cart or a budget is no order yet, so that its moves are no steps of one. */
const countSteps = (status: OrderStatus): number =>
  status === 'CART' || isBudgetStatus(status) ? 0 : orderStatuses[status].tracker

/**
 * When each step of the tracker was reached, from the moves in their order; null for a step that is not filled now or
 * that no move recorded. An order that fell back reaches its steps again (E2, E8, E19).
 */
export const trackerDates = (moves: readonly StatusMove[]): readonly (string | null)[] => {
  const dates: (string | null)[] = trackerSteps.map(() => null)
  for (const { to, at } of moves) {
    const filled = countSteps(to)
    for (const [index, date] of dates.entries()) {
      if (index >= filled) dates[index] = null
      else dates[index] = date ?? at
    }
  }
  return dates
}
