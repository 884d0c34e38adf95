import { attemptFailureNames, offReasonNames, webhookEventNames, webhookResultNames } from '@girassol/domain/webhooks'
import { z } from 'zod'
import { id } from '../http/fields.ts'

/** A webhook; its secret is shown once, when it is made or rotated (WHK-001). */
export const webhook = z.object({
  id,
  url: z.string(),
  events: z.array(z.enum(webhookEventNames)),
  description: z.string().nullable(),
  active: z.boolean(),
  /** Why it is off; null while it is on. */
  offReason: z.enum(offReasonNames).nullable(),
  /** Since when nothing arrived; null after a success (WHK-008). */
  failingSince: z.string().nullable(),
  /** Until when the secret of before signs too; null without one (WHK-012). */
  formerSecretUntil: z.string().nullable(),
  createdAt: z.string(),
  /** Counts the changes; an edit sends the version it started from. */
  version: z.number().int(),
})
export type WebhookView = z.infer<typeof webhook>

/** `whsec_…`, shown this one time. */
export const madeWebhook = z.object({ ...webhook.shape, secret: z.string() })

const attempt = z.object({
  number: z.number().int(),
  madeAt: z.string(),
  /** Of HTTP; null without an answer. */
  status: z.number().int().nullable(),
  durationMs: z.number().int(),
  /** Its first 2,048 bytes. */
  answer: z.string().nullable(),
  failure: z.enum(attemptFailureNames).nullable(),
})

/** WHK-010: what was sent, and what came of it. It has neither secret nor signature. */
export const webhookDelivery = z.object({
  id: z.number().int(),
  /** The header webhook-id, the same in each attempt and replay. */
  messageId: z.string(),
  event: z.enum(webhookEventNames),
  result: z.enum(webhookResultNames),
  isReplay: z.boolean(),
  createdAt: z.string(),
  /** When it is tried again; null once it has ended. */
  nextAttemptAt: z.string().nullable(),
  body: z.string(),
  attempts: z.array(attempt),
})
export type WebhookDeliveryView = z.infer<typeof webhookDelivery>
