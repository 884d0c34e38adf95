import * as z from 'zod/mini'
import { nonNegativeReais, percentage, wholeNumber } from '../http/fields.ts'

const band = z.object({
  /** Percent of the order's value. */
  percentage,
  /** The smallest freight, in reais. */
  minimum: nonNegativeReais,
  /** Working days. */
  deadline: wholeNumber(1, 120, 'De 1 a 120 dias'),
})

/** The two prices of a state (C-34). */
export const stateRatesBody = z.object({ capital: band, interior: band })
export type StateRates = z.infer<typeof stateRatesBody>
