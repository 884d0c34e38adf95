import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { id } from './http/fields.ts'
import { validationBody } from './order-validation/validation-body.ts'
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

export const validateOrder = endpoint({
  method: 'PATCH',
  path: '/invoice/:id/validate',
  requires: 'orders.validate',
  summary: 'Validate an order with its discount, delivery date and flags; refused while availability has changed.',
  params: z.object({ id }),
  body: validationBody,
  response: orderView,
})
