import { z } from 'zod'
import { personalText } from '../http/personal-fields.ts'

/** The order has waited for an external system since the first failed attempt (USE-020). */
export const orderWaiting = z.object({
  system: z.enum(['erp']),
  /** The start of the wait. */
  since: z.string(),
  /** For staff; null for other users, who read a general sentence. */
  details: z
    .object({
      /** The operation that fails: 'Criação do pedido'. */
      label: z.string(),
      reason: personalText,
      tries: z.number().int(),
      /** The next attempt; null when the portal has stopped trying. */
      nextTryAt: z.string().nullable(),
      isTrying: z.boolean(),
      /** Other orders that wait for the same system. */
      others: z.number().int(),
      /** The number in 'Falhas', for users who may open it. */
      failure: z.uuid().nullable(),
    })
    .nullable(),
})
export type OrderWaiting = z.infer<typeof orderWaiting>
