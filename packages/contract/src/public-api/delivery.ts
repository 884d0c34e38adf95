import { deliveryStatusNames } from '@girassol/domain/deliveries'
import { z } from 'zod'
import { id } from '../http/fields.ts'

/** A delivery of an order as its receiver follows it. */
export const apiDelivery = z.object({
  id,
  number: z.number().int(),
  status: z.enum(deliveryStatusNames),
  lines: z.array(z.object({ code: z.string(), name: z.string(), quantity: z.number().int() })),
  carrier: z.string().nullable(),
  trackingCode: z.string().nullable(),
  trackingLink: z.string().nullable(),
  invoiceNumber: z.string().nullable(),
  promisedOn: z.iso.date().nullable(),
  dispatchedAt: z.string().nullable(),
  deliveredAt: z.string().nullable(),
})
