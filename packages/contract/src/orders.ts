import { orderQueueNames } from '@girassol/domain/orders'
import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { id, requiredText, text, uf } from './http/fields.ts'
import { fileBytes } from './http/file.ts'
import { page, pageQuery } from './http/page.ts'
import { generatorOptions } from './orders/generator-options.ts'
import { listColumns } from './orders/list-columns.ts'
import { orderFilters } from './orders/order-filters.ts'
import { orderItemView } from './orders/order-item.ts'
import { orderLogEntry } from './orders/order-log.ts'
import { orderRow } from './orders/order-row.ts'
import { orderStatus } from './orders/order-status.ts'
import { orderView } from './orders/order-view.ts'
import type { OrderWaiting } from './orders/order-waiting.ts'
import { sellerChange } from './orders/seller-change.ts'

export type { OrderWaiting }
export { generatorOptions, orderRow, orderStatus, orderView }

export type OrderItemView = z.infer<typeof orderItemView>
export type OrderView = z.infer<typeof orderView>
export type OrderRow = z.infer<typeof orderRow>

export type GeneratorOptions = z.infer<typeof generatorOptions>

export const listOrders = endpoint({
  method: 'GET',
  path: '/invoice',
  mayLag: true,
  requires: 'orders.read',
  summary: 'Orders, or with status=BUDGET,BUDGET_EXPIRED budgets, newest first unless told.',
  query: z.object({ ...orderFilters, ...pageQuery(15) }),
  response: page(orderRow),
  sharesField: 'actions',
})

export const refreshOrderRows = endpoint({
  method: 'GET',
  path: '/invoice/rows',
  requires: 'orders.read',
  summary:
    'How the orders of a list on screen stand now, in any order; without those that the caller may no longer see.',
  /** Ids, separated by commas. */
  query: z.object({ ids: text(3500) }),
  response: z.array(orderRow),
})

export const exportOrders = endpoint({
  method: 'GET',
  path: '/invoice/export',
  requires: 'orders.read',
  summary: 'The whole filtered list as a spreadsheet, in its order; with `ids` only these orders of it (USE-025).',
  query: z.object({ ...orderFilters, ids: z.optional(text(1200)), format: z.enum(['csv', 'xlsx']) }),
  response: fileBytes,
  callsPerMinute: 6,
  evidence: 'exported',
})

export const listRegions = endpoint({
  method: 'GET',
  path: '/regions',
  requires: 'orders.filterBySeller',
  summary: 'The regions that lists are narrowed by, each with its states.',
  response: z.array(z.object({ id, name: z.string(), states: z.array(uf) })),
})

const savedView = z.object({
  id,
  name: z.string(),
  /** The query of the list's address, without the question mark. */
  search: z.string(),
})
export type SavedView = z.infer<typeof savedView>

export const listSavedViews = endpoint({
  method: 'GET',
  path: '/invoice/views',
  requires: 'orders.read',
  summary: 'The filters that the caller keeps under a name, by name.',
  response: z.array(savedView),
})

export const saveView = endpoint({
  method: 'POST',
  path: '/invoice/views',
  requires: 'orders.read',
  personal: true,
  summary: 'Keeps the filters of the order list under a name.',
  body: z.object({ name: requiredText(40), search: text(2000) }),
  response: savedView,
  status: 201,
})

export const removeSavedView = endpoint({
  method: 'DELETE',
  path: '/invoice/views/:id',
  requires: 'orders.read',
  personal: true,
  summary: 'Forgets one of the caller’s own filters.',
  params: z.object({ id }),
  response: z.null(),
  status: 204,
})

const viewCount = z.object({
  count: z.number().int(),
  /** At most 999. */
  isExact: z.boolean(),
})
export type ViewCount = z.infer<typeof viewCount>

export const countOrderViews = endpoint({
  method: 'GET',
  path: '/invoice/counts',
  mayLag: true,
  requires: 'orders.read',
  summary: 'How many orders the views of the list have: all of them, those on their way, and each queue (USE-025).',
  response: z.object({
    all: viewCount,
    travelling: viewCount,
    queues: z.array(viewCount.extend({ queue: z.enum(orderQueueNames) })),
  }),
})

export const chooseColumns = endpoint({
  method: 'PUT',
  path: '/invoice/columns',
  requires: 'orders.read',
  personal: true,
  summary: 'Store which columns of the order list the caller sees, and in which order; null for the usual ones.',
  body: z.object({ columns: listColumns.nullable() }),
  response: z.null(),
  status: 204,
})

export const showOrder = endpoint({
  method: 'GET',
  path: '/invoice/:id',
  requires: 'orders.read',
  summary: 'One order, budget or cart of the caller’s scope, with its items, values and what may be done with it.',
  params: z.object({ id }),
  response: orderView,
})

export const listOrderItems = endpoint({
  method: 'GET',
  path: '/invoice/:id/products',
  requires: 'orders.read',
  summary: 'The items of an order.',
  params: z.object({ id }),
  response: z.array(orderItemView),
})

export type OrderLogEntry = z.infer<typeof orderLogEntry>
export type SellerChange = z.infer<typeof sellerChange>

export const listOrderLog = endpoint({
  method: 'GET',
  path: '/invoice/log/:id',
  requires: 'orders.read',
  summary: 'The log of an order, newest first; integrators are told who approved it and nothing else.',
  params: z.object({ id }),
  response: z.array(orderLogEntry),
})

export const listContributorLog = endpoint({
  method: 'GET',
  path: '/invoice/log/:id/contributor',
  requires: 'orders.seeContributorLogs',
  summary: 'What the contributors of the integrator did to an order, newest first.',
  params: z.object({ id }),
  response: z.array(orderLogEntry),
})

export const listSellerChanges = endpoint({
  method: 'GET',
  path: '/invoice/:id/seller-changes',
  requires: 'orders.readLogs',
  summary: 'What earlier integrators had written in a record before it was given to another one, newest first (C-227).',
  params: z.object({ id }),
  response: z.array(sellerChange),
})

export const followOrder = endpoint({
  method: 'GET',
  path: '/invoice/:id/events',
  requires: 'orders.read',
  summary: 'A stream (text/event-stream) of what happens to an order while it is looked at.',
  params: z.object({ id }),
  response: z.object({
    /** The number of the log line. */
    id,
    at: z.string(),
    status: orderStatus,
    isMove: z.boolean(),
    /** Null for users who may not see the author. */
    author: z.string().nullable(),
    /** Whether the reader did it, here or in another window. */
    isOwn: z.boolean(),
  }),
})

const wasUpdated = z.object({ updated: z.boolean() })

export const recalculateAvailability = endpoint({
  method: 'PATCH',
  path: '/invoice/:id/recalculate',
  requires: 'orders.read',
  summary: 'Promise each item for when it would leave today; tells what can no longer be delivered.',
  params: z.object({ id }),
  response: wasUpdated.extend({
    unavailableItems: z.array(z.object({ productErpCode: z.string(), productName: z.string() })),
  }),
})

export const recalculateDeliveryDate = endpoint({
  method: 'PATCH',
  path: '/invoice/:id/delivery-date',
  requires: 'orders.validate',
  summary: 'Set the day the order leaves: the given one, or the first on which every item is there.',
  params: z.object({ id }),
  body: z.object({ deliveryDate: z.iso.date().optional() }).optional(),
  response: wasUpdated,
})

export const recalculateCommission = endpoint({
  method: 'PATCH',
  path: '/invoice/:id/commission',
  requires: 'store.use',
  summary: 'Compute the net service value anew, with the service tax of today.',
  params: z.object({ id }),
  response: wasUpdated,
})

export const recalculateInsurance = endpoint({
  method: 'PATCH',
  path: '/invoice/:id/insurance',
  requires: 'orders.read',
  summary: 'Decide anew whether the order is insured (C-68).',
  params: z.object({ id }),
  response: z.object({ insurance: z.boolean() }),
})
