import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { id } from '../http/fields.ts'

const wasUpdated = z.object({ updated: z.boolean() })

export const recalculateAvailability = endpoint({
  method: 'PATCH',
  path: '/invoice/:id/recalculate',
  requires: 'orders.read',
  summary: 'Promise each item for when it would leave today; tells what can no longer be delivered.',
  params: z.object({ id }),
  response: wasUpdated.extend({
    unavailableItems: z.array(z.object({ productErpCode: z.string(), productName: z.string() })),
  }),
})

export const recalculateDeliveryDate = endpoint({
  method: 'PATCH',
  path: '/invoice/:id/delivery-date',
  requires: 'orders.validate',
  summary: 'Set the day the order leaves: the given one, or the first on which every item is there.',
  params: z.object({ id }),
  body: z.object({ deliveryDate: z.iso.date().optional() }).optional(),
  response: wasUpdated,
})

export const recalculateCommission = endpoint({
  method: 'PATCH',
  path: '/invoice/:id/commission',
  requires: 'store.use',
  summary: 'Compute the net service value anew, with the service tax of today.',
  params: z.object({ id }),
  response: wasUpdated,
})

export const recalculateInsurance = endpoint({
  method: 'PATCH',
  path: '/invoice/:id/insurance',
  requires: 'orders.read',
  summary: 'Decide anew whether the order is insured (C-68).',
  params: z.object({ id }),
  response: z.object({ insurance: z.boolean() }),
})
