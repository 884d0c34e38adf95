import { isStatusAt, listStatusesIn } from '../orders/status/order-status.ts'

/** How many orders and budgets one list may come from (FAST-013). */
export const mostReorderedOrders = 10

/** What the most ordered products are counted over, and how many of them are listed (FAST-014). */
export const frequentProducts = { days: 180, most: 50 } as const

/** The orders that count: all but those that were rejected, cancelled or returned (FAST-014). */
export const countedOrderStatuses = listStatusesIn('orders').filter(
  (status) => !isStatusAt(status, 'rejected', 'undone'),
)
