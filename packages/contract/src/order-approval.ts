import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { decisionReason, id, requiredText, seenVersion, text } from './http/fields.ts'
import { orderView } from './orders.ts'

export const approveOrder = endpoint({
  method: 'PATCH',
  path: '/invoice/:id/approve',
  requires: 'orders.approveAny',
  summary: 'Approve a validated order: it is created in the ERP, which answers later (C-52).',
  params: z.object({ id }),
  body: z.object({ version: seenVersion }).optional(),
  response: orderView,
})

export const rejectOrder = endpoint({
  method: 'PATCH',
  path: '/invoice/:id/reprove',
  requires: 'orders.rejectValidated',
  summary: 'Reprove a validated order, with the reason.',
  params: z.object({ id }),
  body: z.object({ observation: requiredText(1000), version: seenVersion }),
  response: orderView,
})

export const invalidateOrder = endpoint({
  method: 'PATCH',
  path: '/invoice/:id/invalidate',
  requires: 'orders.invalidate',
  summary: 'Reprove an order that waits for validation; the reason may be left out (C-53).',
  params: z.object({ id }),
  body: z.object({ feedback: z.optional(z.nullable(text(1000))), version: seenVersion }).optional(),
  response: orderView,
})

export const cancelOrder = endpoint({
  method: 'PATCH',
  path: '/invoice/:id/cancel',
  requires: 'orders.cancelAny',
  summary: 'Ask the ERP to cancel an approved order, with the reason (C-54).',
  params: z.object({ id }),
  body: z.object({ reason: requiredText(1000) }),
  response: orderView,
})

export const confirmPayment = endpoint({
  method: 'PATCH',
  path: '/invoice/:id/confirm-payment',
  requires: 'orders.confirmPayment',
  summary: 'Confirm the billing (INVOICE_BILLING) or release the dispatch (WAITING_DISPATCH) of an order (C-55).',
  params: z.object({ id }),
  body: z.object({
    option: z.enum(['INVOICE_BILLING', 'WAITING_DISPATCH'], 'Status não preparado para mudança'),
    /** Required to release an unpaid order (USE-022). */
    reason: z.optional(decisionReason),
  }),
  response: orderView,
})
