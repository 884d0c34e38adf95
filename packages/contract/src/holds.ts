import { holdReasonNames, holdStateNames, longestHoldHours } from '@girassol/domain/holds'
import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { action, calendarDay, id, optionalText, text, wholeNumber } from './http/fields.ts'
import { page, pageQuery } from './http/page.ts'
import { personalText } from './http/personal-fields.ts'

/** A product of a hold: what the budget needs of it, what is held, and why that is less. */
const holdLine = z.object({
  code: z.string(),
  name: z.string(),
  asked: z.number().int(),
  held: z.number().int(),
  reason: z.enum(holdReasonNames).nullable(),
})

/** The last hold of a budget or of the order that was made of it. */
const holdView = z.object({
  orderId: id,
  /** As of now; null for one that was never held. */
  state: z.enum(holdStateNames).nullable(),
  madeAt: z.string().nullable(),
  until: z.string().nullable(),
  /** Who made it; null also where it was made for an earlier integrator. */
  author: z.string().nullable(),
  /** Why the distributor released it. */
  releaseReason: z.nullable(personalText),
  lines: z.array(holdLine),
  /** The most hours that the caller may hold it. */
  mostHours: z.number().int(),
  actions: z.object({ hold: action, release: action }),
  /** Whether releasing it needs a reason, because the caller did not make it. */
  needsReason: z.boolean(),
})
export type HoldView = z.infer<typeof holdView>
export type HoldLineView = z.infer<typeof holdLine>

const params = z.object({ id })

export const readHold = endpoint({
  method: 'GET',
  path: '/invoice/:id/hold',
  requires: 'orders.read',
  summary: 'The units that a budget or its order keeps from everyone else, by product (HOLD-001).',
  params,
  response: holdView,
})

export const makeHold = endpoint({
  method: 'POST',
  path: '/invoice/:id/hold',
  requires: 'holds.make',
  summary: 'Hold the immediate stock of a budget for some hours, or renew its hold (HOLD-003…HOLD-006).',
  params,
  body: z.strictObject({ hours: wholeNumber(1, longestHoldHours, `De 1 a ${longestHoldHours} horas`) }),
  response: holdView.extend({
    /** Whether the end was cut to that of the budget. */
    isCut: z.boolean(),
  }),
  status: 201,
})

export const releaseHold = endpoint({
  method: 'DELETE',
  path: '/invoice/:id/hold',
  requires: 'holds.make',
  summary: 'Release the hold of a budget; the commercial roles release those of others with a reason (HOLD-009).',
  params,
  body: z.optional(z.strictObject({ reason: z._default(optionalText(300), null) })),
  response: holdView,
})

const holdRow = z.object({
  orderId: id,
  state: z.enum(['ACTIVE', 'USED']),
  madeAt: z.string(),
  until: z.string(),
  author: z.string(),
  seller: z.object({ id, name: z.string() }),
  lines: z.array(holdLine.pick({ code: true, name: true, held: true })),
  actions: z.object({ release: action }),
  needsReason: z.boolean(),
})
export type HoldRow = z.infer<typeof holdRow>

export const listHolds = endpoint({
  method: 'GET',
  path: '/holds',
  requires: 'holds.see',
  summary: 'The holds that keep units now, of budgets and of their orders, those that end first first (HOLD-009).',
  query: z.object({
    /** The code or a part of the name of a product. */
    product: z.optional(text(100)),
    /** The number or a part of the name of an integrator. */
    seller: z.optional(text(100)),
    /** Only those that end by the end of this day. */
    endsBy: z.optional(calendarDay),
    ...pageQuery(15),
  }),
  response: page(holdRow),
})
