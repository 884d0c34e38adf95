import { z } from 'zod'
import { id } from '../http/fields.ts'
import { personalText } from '../http/personal-fields.ts'
import { orderStatus } from './order-status.ts'

/** A line of an order's log; the ERP, a carrier or a job appears by its name only (DET-045). */
export const orderLogEntry = z.object({
  id,
  description: personalText,
  createdAt: z.string(),
  fromStatus: orderStatus.nullable(),
  toStatus: orderStatus.nullable(),
  user: z.object({ name: z.string(), avatar: z.string().nullable() }),
  /** Written before the order was given to its present integrator; only staff read such lines (C-227). */
  beforeSellerChange: z.boolean(),
})
