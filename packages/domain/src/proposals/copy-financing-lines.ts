import { mostFinancingLines } from '../financing-lines/index.ts'
import { type Cents, reaisFrom } from '../shared/money.ts'
import type { FinancingLine } from './proposal-content.ts'

/** What a bank offers for every proposal: percent a month, and percent of the price that it finances at most. */
type OfferedLine = {
  readonly bank: string
  readonly rate: number
  readonly installments: readonly number[]
  readonly graceDays: readonly FinancingLine['graceDays'][]
  readonly share: number
}

/**
 * The lines that a new proposal begins with (PROP-022): the first ones, each with its most instalments, its shortest
 * grace, and the part of the price that the bank does not finance as down payment.
 */
export const copyFinancingLines = (lines: readonly OfferedLine[], priceCents: Cents): readonly FinancingLine[] =>
  lines.slice(0, mostFinancingLines).map(({ bank, rate, installments, graceDays, share }) => ({
    bank,
    rate,
    instalments: Math.max(...installments),
    graceDays: graceDays.toSorted((one, other) => one - other)[0] ?? 30,
    downPayment: reaisFrom(priceCents - Math.floor((priceCents * share) / 100)),
    isMain: false,
  }))
