import { type Day, daysBetween, plusDays } from '../shared/brazil-time.ts'
import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'

/** Days of São Paulo, both included. */
export type Period = { readonly from: Day; readonly to: Day }

/** 'AAAA-MM' of a day. */
const monthOf = (day: Day): string => day.slice(0, 7)

/** The first day of the month that is `months` after that of `day`. */
const startOfMonth = (day: Day, months = 0): Day => {
  const [year = 0, month = 1] = monthOf(day).split('-').map(Number)
  const count = year * 12 + month - 1 + months
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}-01`
}

/** The last day of the month that is `months` after that of `day`. */
const endOfMonth = (day: Day, months = 0): Day => plusDays(startOfMonth(day, months + 1), -1)

/** ANA-008: the periods that are chosen by name. */
export const periodNames = ['month', 'quarter', 'year'] as const
export type PeriodName = (typeof periodNames)[number]

export const periodLabels = {
  month: 'Este mês',
  quarter: 'Este trimestre',
  year: '12 meses',
} as const satisfies Record<PeriodName, string>

/** ANA-008: the present month, the present quarter of the year, or the last 12 months with the present one. */
export const choosePeriod = (name: PeriodName, today: Day): Period => {
  if (name === 'year') return { from: startOfMonth(today, -11), to: endOfMonth(today) }
  if (name === 'month') return { from: startOfMonth(today), to: endOfMonth(today) }
  const since = (Number(today.slice(5, 7)) - 1) % 3
  return { from: startOfMonth(today, -since), to: endOfMonth(today, 2 - since) }
}

/** The most months of a period (ANA-008). */
const mostMonths = 24

/** The last day of the longest period that begins on `from`. */
const lastDayFrom = (from: Day): Day => {
  const sameDay = `${monthOf(startOfMonth(from, mostMonths))}-${from.slice(8)}`
  const monthEnd = endOfMonth(from, mostMonths)
  return plusDays(sameDay > monthEnd ? plusDays(monthEnd, 1) : sameDay, -1)
}

/** ANA-008: whether figures of a period are shown: it does not end before it begins, and has at most 24 months. */
export const canShowPeriod = ({ from, to }: Period) =>
  firstRefusal([to < from, 'periodEndsBeforeItBegins'], [to > lastDayFrom(from), 'periodTooLong'])

export const analyticsPeriodSentences = {
  periodEndsBeforeItBegins: 'O período termina antes de começar.',
  periodTooLong: 'O período tem mais de 24 meses.',
} as const satisfies Record<RuleRefusal<typeof canShowPeriod>, string>

const isWholeMonths = ({ from, to }: Period): boolean => from.endsWith('-01') && to === endOfMonth(to)

const countMonths = ({ from, to }: Period): number => {
  const [a, b] = [from, to].map((day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)))
  return (b ?? 0) - (a ?? 0) + 1
}

/** ANA-008: the period before: as many whole months, or else as many days, directly before it. */
export const findPeriodBefore = (period: Period): Period => {
  const { from, to } = period
  const before = plusDays(from, -1)
  if (!isWholeMonths(period)) return { from: plusDays(from, daysBetween(to, from) - 1), to: before }
  return { from: startOfMonth(from, -countMonths(period)), to: before }
}

/** The months of a period, 'AAAA-MM', in order. */
export const listMonths = ({ from, to }: Period): readonly string[] =>
  Array.from({ length: countMonths({ from, to }) }, (_, at) => monthOf(startOfMonth(from, at)))

/** A month within a period: its days that belong to the period. */
export const clipMonth = (month: string, { from, to }: Period): Period => {
  const [first, last] = [`${month}-01`, endOfMonth(`${month}-01`)]
  return { from: first < from ? from : first, to: last > to ? to : last }
}

/** A period as whole months, whose figures are stored, and the days at its ends that are part of a month. */
export type SplitPeriod = {
  /** The first days of the first and the last whole month; null without one. */
  readonly months: { readonly first: Day; readonly last: Day } | null
  readonly days: readonly Period[]
}

/** Divides a period so that each of its days is in one part. `today`: later days have no figures. */
export const splitPeriod = ({ from, to }: Period, today: Day): SplitPeriod => {
  const end = to >= today ? endOfMonth(today) : to
  if (end < from) return { months: null, days: [] }
  const first = from.endsWith('-01') ? from : startOfMonth(from, 1)
  const last = end === endOfMonth(end) ? startOfMonth(end) : startOfMonth(end, -1)
  if (last < first) return { months: null, days: [{ from, to: end }] }
  const before = { from, to: plusDays(first, -1) }
  const after = { from: startOfMonth(last, 1), to: end }
  return { months: { first, last }, days: [before, after].filter((each) => each.from <= each.to) }
}
