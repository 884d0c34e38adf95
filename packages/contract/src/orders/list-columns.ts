import { hasEachColumnOnce, orderColumnNames } from '@girassol/domain/orders'
import { z } from 'zod'

/** The columns of the order list that a user chose, in their order (USE-025). */
export const listColumns = z
  .array(z.object({ name: z.enum(orderColumnNames), isShown: z.boolean() }))
  .max(orderColumnNames.length)
  .refine(hasEachColumnOnce, 'Cada coluna só uma vez.')
