import type { Cents } from '../shared/money.ts'
import { downPaymentSentence, financingLimits, gracePeriods, mostFinancingLines } from './financing-line.ts'

/** A financing line as a proposal has it, unchecked: percent a month, cents of down payment. */
export type ChosenFinancing = {
  readonly monthlyRate: number
  readonly instalments: number
  readonly graceDays: number
  readonly downPaymentCents: Cents
}

type Field = keyof ChosenFinancing

/** What is wrong, in Portuguese, and where: '1.monthlyRate' is the rate of the second line, '' the list. */
export type FinancingProblem = { readonly field: `${number}.${Field}` | ''; readonly message: string }

type Range = { readonly least: number; readonly most: number }

const isWithin = (value: number, { least, most }: Range): boolean => value >= least && value <= most

const rangeMessage = ({ least, most }: Range): string => `De ${least} a ${most}`

const hasTwoDecimals = (value: number): boolean => Number(value.toFixed(2)) === value

const findRateProblem = (rate: number): string | undefined => {
  if (!isWithin(rate, financingLimits.monthlyRate)) return rangeMessage(financingLimits.monthlyRate)
  return hasTwoDecimals(rate) ? undefined : 'No máximo 2 casas decimais'
}

const findInstalmentsProblem = (instalments: number): string | undefined =>
  Number.isInteger(instalments) && isWithin(instalments, financingLimits.instalments)
    ? undefined
    : rangeMessage(financingLimits.instalments)

const findGraceProblem = (days: number): string | undefined =>
  gracePeriods.some((period) => period === days) ? undefined : `Escolha ${gracePeriods.join(', ')} dias`

const findDownPaymentProblem = (downPaymentCents: Cents, priceCents: Cents): string | undefined =>
  Number.isInteger(downPaymentCents) && downPaymentCents >= 0 && downPaymentCents < priceCents
    ? undefined
    : downPaymentSentence

const findLineProblems = (line: ChosenFinancing, priceCents: Cents) =>
  [
    ['monthlyRate', findRateProblem(line.monthlyRate)],
    ['instalments', findInstalmentsProblem(line.instalments)],
    ['graceDays', findGraceProblem(line.graceDays)],
    ['downPaymentCents', findDownPaymentProblem(line.downPaymentCents, priceCents)],
  ] as const

/**
 * What is wrong with the financing lines of a proposal at its price; empty if nothing is (PROP-021): at most 3 lines, a
 * rate of 0 to 10 % a month, 1 to 120 instalments, a down payment below the price.
 */
export const validateFinancing = (
  lines: readonly ChosenFinancing[],
  priceCents: Cents,
): readonly FinancingProblem[] => [
  ...(lines.length > mostFinancingLines
    ? [{ field: '', message: `No máximo ${mostFinancingLines} linhas de financiamento` } as const]
    : []),
  ...lines.flatMap((line, index) =>
    findLineProblems(line, priceCents).flatMap(([name, message]): readonly FinancingProblem[] =>
      message === undefined ? [] : [{ field: `${index}.${name}`, message }],
    ),
  ),
]
