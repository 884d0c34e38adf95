import { divideHalfUp } from '../shared/money.ts'

/** `part` of `whole` in percent, or for every 100, with one decimal, half-up; null, shown as '–', where there is nothing to divide by. */
export const computeRate = (part: number, whole: number): number | null =>
  whole === 0 ? null : Number(divideHalfUp(BigInt(part) * 1000n, BigInt(whole))) / 10

type Decided = { readonly won: number; readonly lost: number }

/**
 * ANA-003: the conversion of the budgets that were decided in a period, in percent with one decimal. Open ones are no
 * part of it; null where none was decided.
 */
export const computeConversion = ({ won, lost }: Decided): number | null => computeRate(won, won + lost)

/** Reais for each Wp, with two decimals; null without power. */
export const computePerWp = ({ valueCents, watts }: { readonly valueCents: number; readonly watts: number }) =>
  watts === 0 ? null : Number(divideHalfUp(BigInt(valueCents), BigInt(watts))) / 100
