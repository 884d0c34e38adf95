import { webhookEventNames, webhookResultNames } from '@girassol/domain/webhooks'
import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { calendarDay, id } from './http/fields.ts'
import { page, pageQuery } from './http/page.ts'
import { replayBody, webhookBody, webhookChange } from './webhooks/webhook-body.ts'
import { madeWebhook, webhook, webhookDelivery } from './webhooks/webhook-view.ts'

export type { WebhookDeliveryView, WebhookView } from './webhooks/webhook-view.ts'

const params = z.object({ id })

/** How many deliveries were queued. */
const counted = z.object({ count: z.number().int() })

const logFilters = {
  event: z.optional(z.enum(webhookEventNames)),
  result: z.optional(z.enum(webhookResultNames)),
  /** Of São Paulo. */
  day: z.optional(calendarDay),
}

export const listCompanyWebhooks = endpoint({
  method: 'GET',
  path: '/company/webhooks',
  requires: 'company.webhooks',
  summary: "The webhooks of the caller's company, the oldest first; never their secrets (WHK-001).",
  response: z.array(webhook),
})

export const addCompanyWebhook = endpoint({
  method: 'POST',
  path: '/company/webhooks',
  requires: 'company.webhooks',
  summary:
    "Register a webhook of the caller's company and send it a test; shows its secret once. 400 for an address that is not public, 409 when all places are taken (WHK-001, WHK-009).",
  body: webhookBody,
  response: madeWebhook,
  status: 201,
  callsPerMinute: 20,
})

export const changeCompanyWebhook = endpoint({
  method: 'PATCH',
  path: '/company/webhooks/:id',
  requires: 'company.webhooks',
  summary:
    "Change a webhook of the caller's company, or switch it on or off; refused when another user did since (WHK-001).",
  params,
  body: webhookChange,
  response: webhook,
  callsPerMinute: 30,
})

export const removeCompanyWebhook = endpoint({
  method: 'DELETE',
  path: '/company/webhooks/:id',
  requires: 'company.webhooks',
  summary: "Remove a webhook of the caller's company with its log; nothing is sent to it any more.",
  params,
  response: z.null(),
  status: 204,
})

export const testCompanyWebhook = endpoint({
  method: 'POST',
  path: '/company/webhooks/:id/test',
  requires: 'company.webhooks',
  summary: "Send the event webhook.test to a webhook of the caller's company; 409 while it is off (WHK-002).",
  params,
  response: counted,
  status: 202,
  callsPerMinute: 10,
})

export const rotateCompanyWebhook = endpoint({
  method: 'POST',
  path: '/company/webhooks/:id/rotate',
  requires: 'company.webhooks',
  summary: "Get a new secret for a webhook of the caller's company; the old one signs too for 24 hours (WHK-012).",
  params,
  response: madeWebhook,
  callsPerMinute: 10,
})

export const replayCompanyWebhook = endpoint({
  method: 'POST',
  path: '/company/webhooks/:id/replay',
  requires: 'company.webhooks',
  summary:
    "Send one delivery, or all failed ones of some days, to a webhook of the caller's company again; 409 for more than 1,000 (WHK-011).",
  params,
  body: replayBody,
  response: counted,
  status: 202,
  callsPerMinute: 20,
})

export const listCompanyWebhookDeliveries = endpoint({
  method: 'GET',
  path: '/company/webhooks/:id/deliveries',
  requires: 'company.webhooks',
  summary:
    "What was sent to a webhook of the caller's company in 30 days, the newest first, with every attempt (WHK-010).",
  params,
  query: z.object({ ...logFilters, ...pageQuery(20) }),
  response: page(webhookDelivery),
})

export const listHouseWebhooks = endpoint({
  method: 'GET',
  path: '/admin/webhooks',
  requires: 'webhooks.house',
  summary: 'The webhooks of the distributor, the oldest first; never their secrets (WHK-001).',
  response: z.array(webhook),
})

export const addHouseWebhook = endpoint({
  method: 'POST',
  path: '/admin/webhooks',
  requires: 'webhooks.house',
  summary:
    'Register a webhook of the distributor and send it a test; shows its secret once. 400 for an address that is not public, 409 when all places are taken (WHK-001, WHK-009).',
  body: webhookBody,
  response: madeWebhook,
  status: 201,
  callsPerMinute: 20,
})

export const changeHouseWebhook = endpoint({
  method: 'PATCH',
  path: '/admin/webhooks/:id',
  requires: 'webhooks.house',
  summary:
    'Change a webhook of the distributor, or switch it on or off; refused when another user did since (WHK-001).',
  params,
  body: webhookChange,
  response: webhook,
  callsPerMinute: 30,
})

export const removeHouseWebhook = endpoint({
  method: 'DELETE',
  path: '/admin/webhooks/:id',
  requires: 'webhooks.house',
  summary: 'Remove a webhook of the distributor with its log; nothing is sent to it any more.',
  params,
  response: z.null(),
  status: 204,
})

export const testHouseWebhook = endpoint({
  method: 'POST',
  path: '/admin/webhooks/:id/test',
  requires: 'webhooks.house',
  summary: 'Send the event webhook.test to a webhook of the distributor; 409 while it is off (WHK-002).',
  params,
  response: counted,
  status: 202,
  callsPerMinute: 10,
})

export const rotateHouseWebhook = endpoint({
  method: 'POST',
  path: '/admin/webhooks/:id/rotate',
  requires: 'webhooks.house',
  summary: 'Get a new secret for a webhook of the distributor; the old one signs too for 24 hours (WHK-012).',
  params,
  response: madeWebhook,
  callsPerMinute: 10,
})

export const replayHouseWebhook = endpoint({
  method: 'POST',
  path: '/admin/webhooks/:id/replay',
  requires: 'webhooks.house',
  summary:
    'Send one delivery, or all failed ones of some days, to a webhook of the distributor again; 409 for more than 1,000 (WHK-011).',
  params,
  body: replayBody,
  response: counted,
  status: 202,
  callsPerMinute: 20,
})

export const listHouseWebhookDeliveries = endpoint({
  method: 'GET',
  path: '/admin/webhooks/:id/deliveries',
  requires: 'webhooks.house',
  summary: 'What was sent to a webhook of the distributor in 30 days, the newest first, with every attempt (WHK-010).',
  params,
  query: z.object({ ...logFilters, ...pageQuery(20) }),
  response: page(webhookDelivery),
})
