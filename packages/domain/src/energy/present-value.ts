import type { Cents } from '../shared/money.ts'

/** The net present value of an investment and the cash of the months after it, at a monthly rate (YLD-015, C-164). */
export const computeNpv = (cash: readonly Cents[], investmentCents: Cents, monthlyRate: number): number => {
  // From the last month back: one multiplication a month instead of a power, as the rate is searched while one types.
  const discount = 1 / (1 + monthlyRate)
  return cash.reduceRight((later, cents) => (later + cents) * discount, 0) - investmentCents
}

/** The monthly rates between which the internal rate is searched (C-164). */
const [lowestRate, highestRate] = [-0.05, 1]

/** Halvings after which the interval is smaller than a double can show. */
const halvings = 80

/**
 * The internal rate of return in percent a year: the monthly rate with a net present value of 0, annualised. Null when
 * the value does not change its sign between −5 % and 100 % a month (YLD-014, YLD-015, C-164).
 */
export const computeIrr = (cash: readonly Cents[], investmentCents: Cents): number | null => {
  const isPositive = (rate: number): boolean => computeNpv(cash, investmentCents, rate) > 0
  if (!isPositive(lowestRate) || isPositive(highestRate)) return null
  let [low, high] = [lowestRate, highestRate]
  for (let halving = 0; halving < halvings; halving += 1) {
    const middle = (low + high) / 2
    if (isPositive(middle)) low = middle
    else high = middle
  }
  return ((1 + low) ** 12 - 1) * 100
}
