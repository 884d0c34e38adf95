import { type Cents, divideHalfUp } from '../shared/money.ts'
import type { GraceDays } from './financing-line.ts'

/** What an instalment depends on: percent a month with at most two decimals, a whole number of instalments. */
export type FinancingTerms = {
  readonly monthlyRate: number
  readonly instalments: number
  readonly graceDays: GraceDays
}

/** 1 % is 100 units, so that a rate of two decimals is whole. */
const unitsOfOne = 10_000n

/** The days between two instalments. */
const daysOfMonth = 30

/**
 * The instalment of the Tabela Price, half-up to the cent; the debt grows in the months of grace after the first 30 days
 * (PROP-020, C-166). Computed exactly: PV·(1 + i)^k·i ÷ (1 − (1 + i)^−n) as a fraction of whole numbers.
 */
export const computeInstalment = (
  financedCents: Cents,
  { monthlyRate, instalments, graceDays }: FinancingTerms,
): Cents => {
  const rate = BigInt(Math.round(monthlyRate * 100))
  const financed = BigInt(financedCents)
  if (rate === 0n) return Number(divideHalfUp(financed, BigInt(instalments)))
  const growth = unitsOfOne + rate
  const grownMonths = BigInt(graceDays / daysOfMonth - 1)
  const paidMonths = BigInt(instalments)
  const dividend = financed * growth ** grownMonths * rate * growth ** paidMonths
  const divisor = unitsOfOne ** (grownMonths + 1n) * (growth ** paidMonths - unitsOfOne ** paidMonths)
  return Number(divideHalfUp(dividend, divisor))
}

/** What a customer reads of a financing line (PROP-021). */
export type FinancingOffer = {
  readonly financedCents: Cents
  readonly instalmentCents: Cents
  readonly totalCents: Cents
  /** The instalment less the mean monthly saving of the first year; negative when the saving is greater. */
  readonly aboveSavingCents: Cents
}

/** The price, the payment at the start, and the saving of the first year of operation. */
type Financed = Readonly<Record<'priceCents' | 'downPaymentCents' | 'firstYearSavingCents', Cents>>

/** The instalment, the total of the instalments without the down payment, and the instalment beside the saving (PROP-021). */
export const computeFinancing = (
  { priceCents, downPaymentCents, firstYearSavingCents }: Financed,
  terms: FinancingTerms,
): FinancingOffer => {
  const financedCents = priceCents - downPaymentCents
  const instalmentCents = computeInstalment(financedCents, terms)
  const meanSavingCents = Number(divideHalfUp(BigInt(firstYearSavingCents), 12n))
  return {
    financedCents,
    instalmentCents,
    totalCents: instalmentCents * terms.instalments,
    aboveSavingCents: instalmentCents - meanSavingCents,
  }
}
