import { instalmentSentences, mostInstalments, mostInterestPercent } from '@girassol/domain/payments'
import * as z from 'zod/mini'
import { wholeNumber } from '../http/fields.ts'

const instalments = wholeNumber(1, mostInstalments, instalmentSentences.outOfRange)
const range = `De 0 a ${mostInterestPercent}%`

/** At most 4 decimals, as the table stores them. */
const interest = z.number().check(
  z.minimum(0, range),
  z.maximum(mostInterestPercent, range),
  z.refine((value) => Number(value.toFixed(4)) === value, 'No máximo 4 casas decimais'),
)

/** What staff may change of a payment method. */
export const instalmentTableBody = z.object({
  /** Is it offered at all? */
  active: z.boolean(),
  maxInstallments: instalments,
  /** The number that is chosen to begin with. */
  defaultInstallment: instalments,
  /** Percent for each number of instalments, from 1 on: as many as may be chosen, or none at all. */
  interestRates: z.array(interest).check(z.maxLength(mostInstalments)),
})
export type InstalmentTableBody = z.infer<typeof instalmentTableBody>
