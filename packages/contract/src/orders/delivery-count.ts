import { z } from 'zod'

/** How many deliveries have arrived, of all but the cancelled ones; null for an order without deliveries (DEL-004). */
export const deliveryCount = z.object({ done: z.number().int(), all: z.number().int() }).nullable()
