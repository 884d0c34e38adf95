import { orderQueueNames } from '@girassol/domain/orders'
import { z } from 'zod'
import { calendarDay, text } from '../http/fields.ts'

/** What narrows and orders the list; several values of one filter are joined by commas, methods by '/' (ORD-040). */
export const orderFilters = {
  term: text(100).optional(),
  /** Without it everything but carts and budgets (C-44). */
  status: text(900).optional(),
  /** Ids of sellers and regions. */
  sellers: text(900).optional(),
  regions: text(200).optional(),
  /** Product codes; an order that has one of them. */
  modules: text(900).optional(),
  inverters: text(900).optional(),
  paymentMethods: text(200).optional(),
  /** 99 all, 1 future sales alone, 0 none of them (ORD-030, C-44). */
  futureSale: z.enum(['99', '1', '0']).optional(),
  triangulationStatus: text(200).optional(),
  /** 1 with attachments, 0 without. */
  attachment: z.enum(['1', '0']).optional(),
  /** The period of creation, both days in it; each side may be left open (USE-025). */
  createdFrom: calendarDay.optional(),
  createdTo: calendarDay.optional(),
  /** Only what waits for the caller in this queue. */
  queue: z.enum(orderQueueNames).optional(),
  /** Only orders that wait for this outside system (USE-020); for staff. */
  waiting: z.enum(['erp']).optional(),
  orderby: z.enum(['createdAt', 'approvedAt', 'finishedAt']).default('createdAt'),
  ordertype: z.enum(['ASC', 'DESC']).default('DESC'),
}
