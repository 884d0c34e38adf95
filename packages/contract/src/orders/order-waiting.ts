import { z } from 'zod'

/** An outside system makes an order wait since its first failed try (USE-020). */
export const orderWaiting = z.object({
  system: z.enum(['erp']),
  /** Since when the step waits. */
  since: z.string(),
  /** For staff; null for everyone else, who read a calm sentence. */
  details: z
    .object({
      /** What does not get through: 'Criação do pedido'. */
      label: z.string(),
      reason: z.string(),
      tries: z.number().int(),
      /** Null once the portal has stopped trying. */
      nextTryAt: z.string().nullable(),
      isTrying: z.boolean(),
      /** Other orders that wait for the same system. */
      others: z.number().int(),
      /** The number in 'Falhas', for those who may open it. */
      failure: z.uuid().nullable(),
    })
    .nullable(),
})
export type OrderWaiting = z.infer<typeof orderWaiting>
