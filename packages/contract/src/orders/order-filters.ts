import { orderQueueNames } from '@girassol/domain/orders'
import { z } from 'zod'
import { calendarDay, productCode, text, uf } from '../http/fields.ts'

/** Filters and order of the list; several values are separated by commas, methods by '/' (ORD-040). */
export const orderFilters = {
  term: z.optional(text(100)),
  /** Without a value, every status but carts and budgets (C-44). */
  status: z.optional(text(900)),
  /** Ids of sellers and regions. */
  sellers: z.optional(text(900)),
  regions: z.optional(text(200)),
  /** Product codes; finds orders with at least one of them. */
  modules: z.optional(text(900)),
  inverters: z.optional(text(900)),
  paymentMethods: z.optional(text(200)),
  /** 99: all orders; 1: only future sales; 0: no future sales (ORD-030, C-44). */
  futureSale: z.enum(['99', '1', '0']).optional(),
  triangulationStatus: z.optional(text(200)),
  /** 1 with attachments, 0 without. */
  attachment: z.enum(['1', '0']).optional(),
  /** The period of creation, both days included; each side may be left out (USE-025). */
  createdFrom: z.optional(calendarDay),
  createdTo: z.optional(calendarDay),
  /** The period of finishing, both days included. */
  finishedFrom: z.optional(calendarDay),
  finishedTo: z.optional(calendarDay),
  /** Only orders that figures count: neither rejected nor cancelled (ANA-004). */
  counted: z.enum(['yes']).optional(),
  /** The state of the delivery, or else of the customer. */
  uf: z.optional(uf),
  /** Company and branch: '01,01'. */
  branch: z.optional(text(20)),
  /** Orders with a line of this brand, group or product. */
  brand: z.optional(text(30)),
  group: z.optional(text(30)),
  product: z.optional(productCode),
  /** Only orders in this queue of the caller. */
  queue: z.enum(orderQueueNames).optional(),
  /** Only orders that wait for this external system (USE-020); for staff. */
  waiting: z.enum(['erp']).optional(),
  orderby: z.enum(['createdAt', 'approvedAt', 'finishedAt']).default('createdAt'),
  ordertype: z.enum(['ASC', 'DESC']).default('DESC'),
}
