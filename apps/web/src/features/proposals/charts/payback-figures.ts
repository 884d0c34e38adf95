import type { ProposalResults } from '@girassol/contract/proposals'
import { formatCount } from '../../../lib/format.ts'
import type { Point } from './chart-scale.ts'

export type PaybackFigures = Pick<ProposalResults, 'years' | 'payback' | 'paybackText' | 'fioB'> & {
  /** Reais. */
  readonly investment: number
  /** The first month of operation, '2027-01'. */
  readonly start: string
}

/** What is saved until the end of each year less the investment, by years of operation; the first point is its start. */
export const toBalances = ({ years, payback, investment }: PaybackFigures): readonly Point[] => {
  const ends = years.map(({ sum }, index): Point => [index + 1, sum - investment])
  const crossing: readonly Point[] = payback === null ? [] : [[payback.months / 12, 0]]
  return [[0, -investment] as const, ...ends, ...crossing].toSorted(([a], [b]) => a - b)
}

/** The years of operation at which a calendar year begins; not before the first month. */
export const toYearsOfOperation = (calendarYear: number, start: string): number => {
  const [year, month] = start.split('-').map(Number)
  return Math.max(0, calendarYear - (year ?? 0) - ((month ?? 1) - 1) / 12)
}

/** 50000 → '50 mil'; up to 1.000 reais the amount itself. */
export const shortenReais = (reais: number): string => {
  if (reais === 0) return 'R$ 0'
  const sign = reais < 0 ? '−' : ''
  const amount = Math.abs(reais)
  return amount > 1000 ? `${sign}${formatCount(amount / 1000)} mil` : `${sign}${formatCount(amount)}`
}
