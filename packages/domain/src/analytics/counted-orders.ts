import { listStatusesIn, type OrderStatus, rejectedOrCancelled } from '../orders/status/order-status.ts'

/**
 * ANA-004: the statuses of the orders that figures count: every order but a rejected or cancelled one. An order that is
 * cancelled later thus leaves the period of its finish, too.
 */
export const countedStatuses: readonly OrderStatus[] = listStatusesIn('orders').filter(
  (status) => !rejectedOrCancelled.includes(status),
)
