import * as z from 'zod/mini'
import { decisionReason, nonNegativeReais, wholeNumber } from '../http/fields.ts'

/** The limit that a user sets, in reais; null controls the credit no more (CRED-007). */
export const creditLimitBody = z.strictObject({
  limit: z.nullable(nonNegativeReais),
  reason: decisionReason,
  /** The version that the user saw; 0 if no limit was ever set. */
  version: wholeNumber(0, 2_147_483_647),
})
export type CreditLimitBody = z.infer<typeof creditLimitBody>
