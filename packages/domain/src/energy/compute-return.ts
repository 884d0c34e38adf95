import type { Cents } from '../shared/money.ts'
import { type Bill, type BillingRule, computeBill, type Phases } from './bill.ts'
import { type Credit, type MeteredMonth, meterMonth, sumCredits } from './credits.ts'
import { findFioBShare, type Scheme } from './fio-b.ts'
import { computeIrr, computeNpv } from './present-value.ts'

/** Months of a result (C-164). */
const horizonMonths = 300

/** What a return is computed from. Percentages are in percent, prices in reais a kWh, energy in kWh. */
export type ReturnInput = {
  /** Of the first year, January to December. */
  readonly yields: readonly number[]
  /** January to December, the same in each year. */
  readonly consumption: readonly number[]
  readonly tariff: number
  readonly fioB: number
  readonly phases: Phases
  readonly scheme: Scheme
  readonly rule: BillingRule
  /** The first month of operation, '2027-01'. */
  readonly start: string
  readonly simultaneity: number
  readonly tariffRise: number
  readonly degradation: number
  readonly discountRate: number
  readonly fioBFrom2029: number
  readonly investmentCents: Cents
  /** Percent of the investment, in the twelfth month of each year. */
  readonly maintenance?: number
  /** A replacement (an inverter), in the twelfth month of its year, 1 to 25. */
  readonly replacement?: { readonly year: number; readonly costCents: Cents } | null
}

/** A month of the result. */
export type ReturnMonth = Bill &
  Omit<MeteredMonth, 'credits'> & {
    readonly year: number
    /** 1…12. */
    readonly month: number
    readonly generated: number
    readonly consumed: number
    /** Credits after the month, in kWh. */
    readonly creditLeft: number
    /** The saving less the own costs. */
    readonly cashCents: Cents
  }

export type EnergyReturn = {
  readonly months: readonly ReturnMonth[]
  /** The savings of each year of operation. */
  readonly yearSavingsCents: readonly Cents[]
  readonly totalSavingCents: Cents
  /** The first month (from 1) in which the sum reaches the investment; null when none of the horizon does (YLD-014). */
  readonly paybackMonths: number | null
  /** Not rounded. */
  readonly npvCents: number
  /** Percent a year, not rounded; null when it does not exist (YLD-014). */
  readonly irr: number | null
}

const findOwnCosts = ({ maintenance = 0, replacement, investmentCents }: ReturnInput, index: number): Cents => {
  if (index % 12 !== 11) return 0
  const replaced = replacement?.year === (index + 1) / 12 ? replacement.costCents : 0
  return Math.round((investmentCents * maintenance) / 100) + replaced
}

/** The calendar of month `index` of operation; `month` is 0…11. */
const findCalendar = (start: string, index: number) => {
  const first = Number(start.slice(5, 7)) - 1 + index
  return { year: Number(start.slice(0, 4)) + Math.floor(first / 12), month: first % 12 }
}

const computeMonth = (input: ReturnInput, index: number, credits: readonly Credit[]) => {
  const { year, month } = findCalendar(input.start, index)
  const age = Math.floor(index / 12)
  const generated = (input.yields[month] ?? 0) * (1 - input.degradation / 100) ** age
  const consumed = input.consumption[month] ?? 0
  const { credits: left, ...metered } = meterMonth(
    index,
    { generated, consumed, simultaneity: input.simultaneity / 100 },
    credits,
  )
  const rise = (1 + input.tariffRise / 100) ** age
  const share = findFioBShare(year, input.scheme, input.fioBFrom2029).percent / 100
  const tariff = { tariff: input.tariff * rise, fioB: input.fioB * rise, share }
  const bill = computeBill({ consumed, ...metered }, tariff, input)
  const cashCents = bill.savingCents - findOwnCosts(input, index)
  const row = { year, month: month + 1, generated, consumed, creditLeft: sumCredits(left), cashCents }
  return { left, row: { ...row, ...metered, ...bill } satisfies ReturnMonth }
}

const computeMonths = (input: ReturnInput): readonly ReturnMonth[] => {
  let credits: readonly Credit[] = []
  return Array.from({ length: horizonMonths }, (_, index) => {
    const { left, row } = computeMonth(input, index, credits)
    credits = left
    return row
  })
}

const sumSavings = (months: readonly ReturnMonth[]): Cents =>
  months.reduce((sum, { savingCents }) => sum + savingCents, 0)

const findPayback = (cash: readonly Cents[], investmentCents: Cents): number | null => {
  let sum = 0
  const index = cash.findIndex((cents) => {
    sum += cents
    return sum >= investmentCents
  })
  return index === -1 ? null : index + 1
}

/**
 * The bills of 300 months with and without the system, and the return of the investment (YLD-010 to YLD-015, C-163,
 * C-164). Tariff and Fio B rise once every twelve months of operation, the yield falls by the degradation.
 */
export const computeReturn = (input: ReturnInput): EnergyReturn => {
  const months = computeMonths(input)
  const cash = months.map(({ cashCents }) => cashCents)
  return {
    months,
    yearSavingsCents: Array.from({ length: horizonMonths / 12 }, (_, year) =>
      sumSavings(months.slice(year * 12, year * 12 + 12)),
    ),
    totalSavingCents: sumSavings(months),
    paybackMonths: findPayback(cash, input.investmentCents),
    npvCents: computeNpv(cash, input.investmentCents, (1 + input.discountRate / 100) ** (1 / 12) - 1),
    irr: computeIrr(cash, input.investmentCents),
  }
}
