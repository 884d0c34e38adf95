import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { id } from '../http/fields.ts'
import { orderStatus } from './order-status.ts'

/** A line of an order's log; the ERP, a carrier or a job is told by its name alone (DET-045). */
const orderLogEntry = z.object({
  id,
  description: z.string(),
  createdAt: z.string(),
  fromStatus: orderStatus.nullable(),
  toStatus: orderStatus.nullable(),
  user: z.object({ name: z.string(), avatar: z.string().nullable() }),
})
export type OrderLogEntry = z.infer<typeof orderLogEntry>

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

export const followOrder = endpoint({
  method: 'GET',
  path: '/invoice/:id/events',
  requires: 'orders.read',
  summary: 'A stream (text/event-stream) of what happens to an order while it is looked at.',
  params: z.object({ id }),
  response: z.object({
    /** Of the log line. */
    id,
    at: z.string(),
    status: orderStatus,
    isMove: z.boolean(),
    /** Null for whoever is not told who did it. */
    author: z.string().nullable(),
    /** The reader did it, here or in another window. */
    isOwn: z.boolean(),
  }),
})
