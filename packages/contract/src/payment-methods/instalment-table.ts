import { mostInstalments, mostInterestPercent, paymentMethods } from '@girassol/domain/payments'
import { z } from 'zod'
import { wholeNumber } from '../http/fields.ts'

/** At most 4 decimals, as the table keeps them. */
const interest = z
  .number()
  .min(0)
  .max(mostInterestPercent)
  .refine((value) => Number(value.toFixed(4)) === value, 'No máximo 4 casas decimais')

/** What staff may change of a payment method. */
export const instalmentTerms = {
  /** Is it offered at all? */
  active: z.boolean(),
  maxInstallments: wholeNumber(1, mostInstalments),
  /** The number that is chosen to begin with. */
  defaultInstallment: wholeNumber(1, mostInstalments),
  /** Percent for each number of instalments, from 1 on: as many as may be chosen, or none at all. */
  interestRates: z.array(interest).max(mostInstalments),
}

export const instalmentTable = z.object({ reference: z.enum(paymentMethods), label: z.string(), ...instalmentTerms })
export type InstalmentTable = z.infer<typeof instalmentTable>
