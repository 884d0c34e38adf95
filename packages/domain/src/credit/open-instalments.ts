import { type Day, daysBetween } from '../shared/brazil-time.ts'
import type { Cents } from '../shared/money.ts'
import { computeOpenAmount, type UnpaidOrder } from './credit-use.ts'

/** How late an instalment is (CRED-004), in the order in which a statement lists them. */
export const ageBands = ['DUE_LATER', 'LATE_30', 'LATE_60', 'LATER'] as const
export type AgeBand = (typeof ageBands)[number]

export const ageBandLabels = {
  DUE_LATER: 'A vencer',
  LATE_30: '1 a 30',
  LATE_60: '31 a 60',
  LATER: 'acima de 60 dias',
} as const satisfies Record<AgeBand, string>

/** Days after the due day; 0 until it is over, and for an amount without a due day. */
export const computeDaysLate = (dueOn: Day | null, today: Day): number =>
  dueOn === null ? 0 : Math.max(0, daysBetween(dueOn, today))

/** The band of an amount that is due on a day (CRED-004); one that is due today is not late. */
export const findAgeBand = (dueOn: Day | null, today: Day): AgeBand => {
  const days = computeDaysLate(dueOn, today)
  if (days === 0) return 'DUE_LATER'
  if (days <= 30) return 'LATE_30'
  return days <= 60 ? 'LATE_60' : 'LATER'
}

type Instalment = { readonly valueCents: Cents; readonly dueDate: Day }

export type OpenInstalment = {
  /** Null for an order without instalments. */
  readonly dueOn: Day | null
  readonly cents: Cents
}

/**
 * What is open of an order, by due day, earliest first (CRED-004). Money that came in pays the earliest instalments. If
 * the total is not that of the instalments any more, the first one has the difference, so the sum is always what is open.
 */
export const listOpenInstalments = (
  order: UnpaidOrder,
  instalments: readonly Instalment[],
): readonly OpenInstalment[] => {
  let left = computeOpenAmount(order)
  const parts: OpenInstalment[] = []
  for (const [place, { valueCents, dueDate }] of [...instalments.entries()].reverse()) {
    const cents = place === 0 ? left : Math.min(left, valueCents)
    left -= cents
    if (cents > 0) parts.unshift({ dueOn: dueDate, cents })
  }
  return left > 0 ? [{ dueOn: null, cents: left }, ...parts] : parts
}

/** The open amounts of each band in cents; their sum is the used credit (CRED-004). */
export const sumByAge = (open: readonly OpenInstalment[], today: Day): Readonly<Record<AgeBand, Cents>> => {
  const sums = { DUE_LATER: 0, LATE_30: 0, LATE_60: 0, LATER: 0 }
  for (const { dueOn, cents } of open) sums[findAgeBand(dueOn, today)] += cents
  return sums
}
