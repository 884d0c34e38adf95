import { instalmentSentences, mostInstalments, mostInterestPercent } from '@girassol/domain/payments'
import * as z from 'zod/mini'
import { wholeNumber } from '../http/fields.ts'

const instalments = wholeNumber(1, mostInstalments, instalmentSentences.outOfRange)
const range = `De 0 a ${mostInterestPercent}%`

/** At most 4 decimals, like the column. */
const interest = z.number().check(
  z.minimum(0, range),
  z.maximum(mostInterestPercent, range),
  z.refine((value) => Number(value.toFixed(4)) === value, 'No máximo 4 casas decimais'),
)

/** The fields of a payment method that staff may change. */
export const instalmentTableBody = z.object({
  /** Whether it is offered at all. */
  active: z.boolean(),
  maxInstallments: instalments,
  /** The default number of instalments. */
  defaultInstallment: instalments,
  /** Percent for each number of instalments from 1 on: for all of them, or for none. */
  interestRates: z.array(interest).check(z.maxLength(mostInstalments)),
})
export type InstalmentTableBody = z.infer<typeof instalmentTableBody>
