import { type Day, daysBetween } from '../shared/brazil-time.ts'

/** ANA-005: the bands of whole days in the present status; `to` is the last day of a band, null without end. */
export const ageBands = [
  { key: '0-1', label: '0–1 dia', from: 0, to: 1 },
  { key: '2-3', label: '2–3 dias', from: 2, to: 3 },
  { key: '4-7', label: '4–7 dias', from: 4, to: 7 },
  { key: '8-15', label: '8–15 dias', from: 8, to: 15 },
  { key: '16', label: 'Mais de 15 dias', from: 16, to: null },
] as const

export type AgeBand = (typeof ageBands)[number]['key']

type Ages = { readonly since: Day; readonly today: Day }

/** ANA-005: the band of an order that has its status since a day of São Paulo; a day in the future counts as today. */
export const findAgeBand = ({ since, today }: Ages): AgeBand => {
  const days = Math.max(0, daysBetween(since, today))
  return ageBands.find(({ to }) => to === null || days <= to)?.key ?? '16'
}
