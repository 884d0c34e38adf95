import { listStatusesIn } from '../orders/index.ts'
import type { OrderStatus } from '../orders/status/order-status.ts'

const left: readonly OrderStatus[] = ['INVOICE_REPROVED', 'INVOICE_CANCELED', 'INVOICE_CANCELED_PAID']

/**
 * ANA-004: the statuses of the orders that figures count: every order but a rejected or cancelled one. An order that is
 * cancelled later thus leaves the period of its finish, too.
 */
export const countedStatuses: readonly OrderStatus[] = listStatusesIn('orders').filter(
  (status) => !left.includes(status),
)
