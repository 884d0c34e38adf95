import { chosenEventNames, webhookTextLengths } from '@girassol/domain/webhooks'
import * as z from 'zod/mini'
import { calendarDay, id, optionalText, requiredText } from '../http/fields.ts'

const events = z.array(z.enum(chosenEventNames)).check(
  z.minLength(1, 'Escolha ao menos um evento'),
  z.maxLength(chosenEventNames.length),
  z.refine((names) => new Set(names).size === names.length, 'Cada evento uma só vez'),
)

/** WHK-001: a new webhook; the address is also looked up (C-209). */
export const webhookBody = z.strictObject({
  url: requiredText(webhookTextLengths.url),
  events,
  description: z._default(optionalText(webhookTextLengths.description), null),
})

/** What may change of a webhook; what is left out stays as it is. */
export const webhookChange = z.strictObject({
  url: z.optional(requiredText(webhookTextLengths.url)),
  events: z.optional(events),
  description: z.optional(optionalText(webhookTextLengths.description)),
  active: z.optional(z.boolean()),
  version: id,
})

/** WHK-011: one delivery, or all failed ones of these days of São Paulo. */
export const replayBody = z.union([
  z.strictObject({ deliveryId: z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER)) }),
  z.strictObject({ from: calendarDay, to: calendarDay }),
])
