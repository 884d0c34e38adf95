import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { decisionReason, id } from './http/fields.ts'
import { page, pageQuery } from './http/page.ts'
import { orderStatus } from './orders.ts'

/** The systems that send events to the portal. */
export const signingSystems = ['erp', 'payments', 'freight'] as const
export type SigningSystem = (typeof signingSystems)[number]

/** The outcome of a stored message: it moved the order, was only logged, arrived too late or could not be used. */
export const storedOutcomes = ['moved', 'noted', 'late', 'dead'] as const
export type StoredOutcome = (typeof storedOutcomes)[number]

/** The outcome for the sender; a message that was received before is not stored again. */
export const inboundOutcome = z.enum([...storedOutcomes, 'repeated'])

/** Returned to the sender in every case, so that it does not send a stored message again. */
export const inboundReceipt = z.object({ outcome: inboundOutcome, reason: z.string().nullable() })

/** The only event of the ERP that is not about an order (CRED-005). */
export const creditUpdated = 'credit.updated'

export const erpEvent = z.object({
  /** The ERP's number of the event, if any; the same number again has no second effect. */
  id: z.string().min(1).max(100).optional(),
  /** The order's number in the portal; without it for `credit.updated`. */
  invoiceId: z.optional(id),
  event: z.string().min(1).max(60),
  data: z.record(z.string(), z.unknown()).default({}),
})
export const receiveErpEvent = endpoint({
  method: 'POST',
  path: '/integrations/erp/events',
  requires: 'signature',
  summary: 'The ERP tells what happened to an order; signed with HMAC-SHA256 over time stamp, dot and body.',
  body: erpEvent,
  response: inboundReceipt,
  status: 202,
})

/** A webhook of Pagar.me; only its id, its type and the id of the order or charge are trusted. */
const paymentHook = z.object({
  id: z.string().min(1).max(100),
  type: z.string().min(1).max(60),
  data: z.record(z.string(), z.unknown()).default({}),
})

export const receivePaymentWebhook = endpoint({
  method: 'POST',
  path: '/integrations/payments/webhook',
  requires: 'signature',
  summary: 'The payment gateway tells that a charge changed; it is asked back before anything is believed.',
  body: paymentHook,
  response: inboundReceipt,
  status: 202,
})

export const deadLetter = z.object({
  id,
  source: z.enum(signingSystems),
  invoiceId: z.nullable(id),
  event: z.string(),
  /** The message as received. */
  payload: z.unknown(),
  reason: z.string(),
  receivedAt: z.string(),
  /** When an administrator last retried it. */
  retriedAt: z.string().nullable(),
})

export type DeadLetter = z.infer<typeof deadLetter>

export const listDeadLetters = endpoint({
  method: 'GET',
  path: '/admin/dead-letters',
  requires: 'administration.use',
  summary: 'Messages of other systems that could not be used, newest first.',
  query: z.object(pageQuery(15)),
  response: page(deadLetter),
})

export const retryDeadLetter = endpoint({
  method: 'POST',
  path: '/admin/dead-letters/:id/retry',
  requires: 'administration.use',
  summary: 'Has a message that could not be used tried again, after what it lacked was mended.',
  params: z.object({ id }),
  response: inboundReceipt,
})

export const handleDeadLetter = endpoint({
  method: 'POST',
  path: '/admin/dead-letters/:id/handle',
  requires: 'administration.use',
  summary: 'Takes a message that cannot be applied off the list, with what was done about it (C-235).',
  params: z.object({ id }),
  body: z.object({ note: decisionReason }),
  response: z.object({ id }),
})

export const advanceOrder = endpoint({
  method: 'POST',
  path: '/dev/erp/orders/:id/advance',
  requires: 'administration.use',
  summary: 'Lets the simulated ERP, gateway or carrier send the next event of an order; absent in production.',
  params: z.object({ id }),
  body: z.object({ to: orderStatus.optional() }).default({}),
  response: z.object({ id, status: orderStatus }),
})
