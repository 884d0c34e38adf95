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
    /** The working days from then on, with the remaining capacity of the warehouse in orders; 0 is full. */
    deliveryDateSeparationCapacity: z.array(z.object({ date: z.iso.date(), quantity: z.number().int() })),
    canDoTriangulation: z.boolean(),
  }),
})
export type ValidationCheck = z.infer<typeof checkValidation.response>

/** A day, or an instant, whose day in São Paulo counts. */
const day = z.union([z.iso.date(), z.iso.datetime({ offset: true })])

export const validateOrder = endpoint({
  method: 'PATCH',
  path: '/invoice/:id/validate',
  requires: 'orders.validate',
  summary: 'Validate an order with its discount, delivery date and flags; refused while availability has changed.',
  params: z.object({ id }),
  body: z.object({
    /** Required from users who may see prices; otherwise the order's value stays. */
    discount: z.optional(z.nullable(discountReais)),
    /** Absent for pickup, otherwise required. */
    deliveryDate: day.nullable().optional(),
    isFutureSale: z.boolean().default(false),
    isTriangulation: z.boolean().default(false),
    feedback: z.optional(z.nullable(text(1000))),
    highlightShippingNf: z.boolean().default(false),
    freightDiscount: z._default(nonNegativeReais, 0),
    /** Required when the discount makes the margin negative (USE-021). */
    marginReason: z.optional(decisionReason),
  }),
  response: orderView,
})
