import * as z from 'zod/mini'
import { decisionReason, discountReais, nonNegativeReais, seenVersion, text } from '../http/fields.ts'

/** A day, or an instant, whose day in São Paulo counts. */
const day = z.union([z.iso.date(), z.iso.datetime({ offset: true })])

const flag = z._default(z.boolean(), false)

/** The decisions of a validation (VAL-002); the domain's rule compares them with the order (VAL-006…VAL-014). */
export const validationBody = z.object({
  /** Required from users who may see prices; otherwise the order's value stays. */
  discount: z.optional(z.nullable(discountReais)),
  /** Absent for pickup, otherwise required. */
  deliveryDate: z.optional(z.nullable(day)),
  isFutureSale: flag,
  isTriangulation: flag,
  feedback: z.optional(z.nullable(text(1000))),
  highlightShippingNf: flag,
  freightDiscount: z._default(nonNegativeReais, 0),
  /** Required when the discount makes the margin negative (USE-021). */
  marginReason: z.optional(decisionReason),
  version: seenVersion,
})
export type ValidationBody = z.infer<typeof validationBody>
