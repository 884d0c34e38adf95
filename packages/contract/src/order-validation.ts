import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { decisionReason, discountReais, id, nonNegativeReais, text } from './http/fields.ts'
import { orderView } from './orders.ts'

export const checkValidation = endpoint({
  method: 'GET',
  path: '/invoice/:id/validate',
  requires: 'orders.validate',
  summary: 'What the validation of an order needs to know: the order, its first delivery date and the free days.',
  params: z.object({ id }),
  response: z.object({
    invoice: orderView,
    minDeliveryDate: z.iso.date(),
    /** The working days from then on, and how many more orders the warehouse separates on each; 0 is full. */
    deliveryDateSeparationCapacity: z.array(z.object({ date: z.iso.date(), quantity: z.number().int() })),
    canDoTriangulation: z.boolean(),
  }),
})
export type ValidationCheck = z.infer<typeof checkValidation.response>

/** A day, or an instant of it: the day in São Paulo counts. */
const day = z.union([z.iso.date(), z.iso.datetime({ offset: true })])

export const validateOrder = endpoint({
  method: 'PATCH',
  path: '/invoice/:id/validate',
  requires: 'orders.validate',
  summary: 'Validate an order with its discount, delivery date and flags; refused while availability has changed.',
  params: z.object({ id }),
  body: z.object({
    /** Required of whoever may see prices; without it the order's stays. */
    discount: z.optional(z.nullable(discountReais)),
    /** Absent for pickup, required for everything else. */
    deliveryDate: day.nullable().optional(),
    isFutureSale: z.boolean().default(false),
    isTriangulation: z.boolean().default(false),
    feedback: z.optional(z.nullable(text(1000))),
    highlightShippingNf: z.boolean().default(false),
    freightDiscount: z._default(nonNegativeReais, 0),
    /** Needed where the discount leaves a margin below zero (USE-021). */
    marginReason: z.optional(decisionReason),
  }),
  response: orderView,
})
