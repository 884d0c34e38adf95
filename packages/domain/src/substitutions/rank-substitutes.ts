import { compareCodes } from '../generator/kit-item.ts'
import type { Cents } from '../shared/money.ts'

/** What decides on the order of two substitutes (SUB-004). */
export type RankedSubstitute = {
  readonly code: string
  /** The first product of the declared chain of successors that is sold. */
  readonly isSuccessor: boolean
  /** All its units are in stock. */
  readonly isImmediate: boolean
  /** Of the new items less the old ones, whole watts. */
  readonly powerDifferenceW: number
  readonly priceDifferenceCents: Cents
}

/** How many substitutes are offered at most (SUB-002). */
export const mostSubstitutes = 3

/**
 * Negative when the first comes first: the declared successor, then those in stock, then the least difference in power,
 * the least in price, and the code (SUB-004).
 */
export const compareSubstitutes = (a: RankedSubstitute, b: RankedSubstitute): number =>
  Number(b.isSuccessor) - Number(a.isSuccessor) ||
  Number(b.isImmediate) - Number(a.isImmediate) ||
  Math.abs(a.powerDifferenceW) - Math.abs(b.powerDifferenceW) ||
  Math.abs(a.priceDifferenceCents) - Math.abs(b.priceDifferenceCents) ||
  compareCodes(a.code, b.code)
