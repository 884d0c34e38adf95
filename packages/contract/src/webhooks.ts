import { webhookEventNames, webhookResultNames } from '@girassol/domain/webhooks'
import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { calendarDay, id } from './http/fields.ts'
import { page, pageQuery } from './http/page.ts'
import { replayBody, webhookBody, webhookChange } from './webhooks/webhook-body.ts'
import { madeWebhook, webhook, webhookDelivery } from './webhooks/webhook-view.ts'

export type { WebhookDeliveryView, WebhookView } from './webhooks/webhook-view.ts'

const params = z.object({ id })

/** WHK-001: a company's webhooks are for its ADMIN, the distributor's for its administrators. */
const owners = {
  company: { path: '/company/webhooks', requires: 'company.webhooks', whose: "the caller's company" },
  house: { path: '/admin/webhooks', requires: 'webhooks.house', whose: 'the distributor' },
} as const

type Owner = (typeof owners)[keyof typeof owners]

const listOf = ({ path, requires, whose }: Owner) =>
  endpoint({
    method: 'GET',
    path,
    requires,
    summary: `The webhooks of ${whose}, the oldest first; never their secrets (WHK-001).`,
    response: z.array(webhook),
  })

const additionOf = ({ path, requires, whose }: Owner) =>
  endpoint({
    method: 'POST',
    path,
    requires,
    summary: `Register a webhook of ${whose} and send it a test; shows its secret once. 400 for an address that is not public, 409 when all places are taken (WHK-001, WHK-009).`,
    body: webhookBody,
    response: madeWebhook,
    status: 201,
    callsPerMinute: 20,
  })

const changeOf = ({ path, requires, whose }: Owner) =>
  endpoint({
    method: 'PATCH',
    path: `${path}/:id`,
    requires,
    summary: `Change a webhook of ${whose}, or switch it on or off; refused when another user did since (WHK-001).`,
    params,
    body: webhookChange,
    response: webhook,
    callsPerMinute: 30,
  })

const removalOf = ({ path, requires, whose }: Owner) =>
  endpoint({
    method: 'DELETE',
    path: `${path}/:id`,
    requires,
    summary: `Remove a webhook of ${whose} with its log; nothing is sent to it any more.`,
    params,
    response: z.null(),
    status: 204,
  })

const testOf = ({ path, requires }: Owner) =>
  endpoint({
    method: 'POST',
    path: `${path}/:id/test`,
    requires,
    summary: 'Send the event webhook.test; 409 while the webhook is off (WHK-002).',
    params,
    response: z.object({ count: z.number().int() }),
    status: 202,
    callsPerMinute: 10,
  })

const rotationOf = ({ path, requires }: Owner) =>
  endpoint({
    method: 'POST',
    path: `${path}/:id/rotate`,
    requires,
    summary: 'Get a new secret; the old one signs too for 24 hours (WHK-012).',
    params,
    response: madeWebhook,
    callsPerMinute: 10,
  })

const replayOf = ({ path, requires }: Owner) =>
  endpoint({
    method: 'POST',
    path: `${path}/:id/replay`,
    requires,
    summary: 'Send one delivery, or all failed ones of some days, again; 409 for more than 1,000 (WHK-011).',
    params,
    body: replayBody,
    response: z.object({ count: z.number().int() }),
    status: 202,
    callsPerMinute: 20,
  })

const logOf = ({ path, requires, whose }: Owner) =>
  endpoint({
    method: 'GET',
    path: `${path}/:id/deliveries`,
    requires,
    summary: `What was sent to a webhook of ${whose} in 30 days, the newest first, with every attempt (WHK-010).`,
    params,
    query: z.object({
      event: z.optional(z.enum(webhookEventNames)),
      result: z.optional(z.enum(webhookResultNames)),
      /** Of São Paulo. */
      day: z.optional(calendarDay),
      ...pageQuery(20),
    }),
    response: page(webhookDelivery),
  })

export const listCompanyWebhooks = listOf(owners.company)
export const addCompanyWebhook = additionOf(owners.company)
export const changeCompanyWebhook = changeOf(owners.company)
export const removeCompanyWebhook = removalOf(owners.company)
export const testCompanyWebhook = testOf(owners.company)
export const rotateCompanyWebhook = rotationOf(owners.company)
export const replayCompanyWebhook = replayOf(owners.company)
export const listCompanyWebhookDeliveries = logOf(owners.company)

export const listHouseWebhooks = listOf(owners.house)
export const addHouseWebhook = additionOf(owners.house)
export const changeHouseWebhook = changeOf(owners.house)
export const removeHouseWebhook = removalOf(owners.house)
export const testHouseWebhook = testOf(owners.house)
export const rotateHouseWebhook = rotationOf(owners.house)
export const replayHouseWebhook = replayOf(owners.house)
export const listHouseWebhookDeliveries = logOf(owners.house)
