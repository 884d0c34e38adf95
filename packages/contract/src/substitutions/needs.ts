import { needReasons, suggestionStatusNames } from '@girassol/domain/substitutions'
import { z } from 'zod'
import { endpoint, type ResponseFor } from '../http/endpoint.ts'
import { id } from '../http/fields.ts'

/** A budget or an order of the caller's scope; without it the caller's open cart. */
export const target = { invoiceId: z.optional(id) }

export const product = z.object({ code: z.string(), name: z.string() })

export const need = z.object({
  reason: z.enum(needReasons),
  /** When the units are shipped, if the reason is LATER. */
  day: z.iso.date().nullable(),
  /** The reason in Portuguese. */
  text: z.string(),
})
export type NeedView = z.infer<typeof need>

export const suggestion = z.object({
  id,
  invoiceId: id,
  replaces: product,
  by: product,
  text: z.string().nullable(),
  status: z.enum(suggestionStatusNames),
  madeBy: z.string(),
  madeAt: z.string(),
  /** Until when it may be accepted. */
  lapsesAt: z.string(),
  answeredBy: z.string().nullable(),
  answeredAt: z.string().nullable(),
  /** Why it was refused. */
  reason: z.string().nullable(),
})
export type SuggestionView = z.infer<typeof suggestion>

export const listNeeds = endpoint({
  method: 'GET',
  path: '/substitutions/needs',
  requires: 'substitution.use',
  summary: 'The items that should be replaced, with the reason, and the suggestions of staff; no items once validated.',
  query: z.object(target),
  response: z.object({
    items: z.array(
      need.extend({
        code: z.string(),
        /** Since when it is marked as no longer offered; null for every other reason. */
        markedAt: z.string().nullable(),
      }),
    ),
    /** The newest first. */
    suggestions: z.array(suggestion),
  }),
})
export type Needs = ResponseFor<typeof listNeeds>
