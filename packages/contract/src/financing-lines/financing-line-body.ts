import { financingLimits, gracePeriods, longestBankName, mostInstalmentChoices } from '@girassol/domain/financing-lines'
import * as z from 'zod/mini'
import { decimalNumber, requiredText, wholeNumber } from '../http/fields.ts'

const { monthlyRate, instalments, share } = financingLimits

const areDistinct = (values: readonly unknown[]): boolean => new Set(values).size === values.length

const ascending = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b)

/** The default financing line of a bank (PROP-022). */
export const financingLineBody = z.strictObject({
  bank: requiredText(longestBankName),
  /** Percent a month. */
  rate: decimalNumber(monthlyRate, 2),
  /** The numbers of instalments to choose from, ascending. */
  installments: z
    .array(wholeNumber(instalments.least, instalments.most, `De ${instalments.least} a ${instalments.most} parcelas`))
    .check(
      z.minLength(1, 'Informe ao menos uma quantidade de parcelas'),
      z.maxLength(mostInstalmentChoices, `No máximo ${mostInstalmentChoices} quantidades`),
      z.refine(areDistinct, 'Há uma quantidade repetida'),
      z.overwrite(ascending),
    ),
  /** The days until the first instalment, to choose from, ascending. */
  graceDays: z.array(z.literal(gracePeriods, `Escolha ${gracePeriods.join(', ')} dias`)).check(
    z.minLength(1, 'Escolha ao menos uma carência'),
    z.refine(areDistinct, 'Há uma carência repetida'),
    z.overwrite((days) => days.toSorted((a, b) => a - b)),
  ),
  /** The greatest part of the price that the bank finances, in percent. */
  share: decimalNumber(share, 2),
})
export type FinancingLineBody = z.infer<typeof financingLineBody>
