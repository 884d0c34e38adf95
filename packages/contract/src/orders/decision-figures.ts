import { paymentMethods } from '@girassol/domain/payments'
import { z } from 'zod'
import { availability, hiddenReais } from '../http/fields.ts'

/** What a buyer weighs before deciding, with today's stock, prices and rules (C-199). */
export const decisionFields = {
  dispatch: z.object({
    /** When everything would be shipped; null when it cannot be delivered (C-28). */
    availability: z.nullable(availability),
    /** Calendar days until then; null while unknown. */
    days: z.number().int().nullable(),
  }),
  /** Null when the purchase earns none, and for users who may not see prices, because a point is a real. */
  points: z
    .object({
      earned: z.number().int(),
      /** What the seller lacks for the next category, before this purchase; null in the highest. */
      missing: z.object({ category: z.string(), points: z.number().int() }).nullable(),
    })
    .nullable(),
  /** As the seller usually pays; null without an amount and for users who may not see prices (C-29). */
  usualPayment: z
    .object({
      method: z.enum(paymentMethods),
      instalments: z.number().int(),
      /** Reais of each instalment. */
      value: z.number(),
      /** Reais of all instalments, with interest. */
      total: z.number(),
    })
    .nullable(),
}

/** The figures of a cart or budget. */
export const decisionFigures = z.object({
  /** Reais of the products per Wp, after the discount; null without generator power. */
  pricePerWp: hiddenReais,
  /** Null when it is not known of all parts. */
  dcAcRatio: z.number().nullable(),
  ...decisionFields,
})
export type DecisionFigures = z.infer<typeof decisionFigures>
