import { type Day, plusDays } from '../shared/brazil-time.ts'
import type { Period } from './period.ts'

/** ANA-014: how often a report is mailed; wire and database values. */
export const cadences = {
  WEEKLY: 'Toda segunda-feira',
  MONTHLY: 'Todo dia 1º',
} as const

export type Cadence = keyof typeof cadences

export const cadenceNames = Object.keys(cadences) as [Cadence, ...Cadence[]]

/** Mailed from this hour of the day on, in São Paulo. */
export const mailingHour = 7

const weekdayOf = (day: Day): number => new Date(`${day}T12:00:00Z`).getUTCDay()

/**
 * ANA-014: the period that a letter of this day is about, with the day from which it is due: the week before for a
 * Monday, the month before for the first day of a month. On a later day it is still that of the last one.
 */
export const findMailedPeriod = (cadence: Cadence, today: Day): { readonly dueOn: Day; readonly period: Period } => {
  const dueOn = cadence === 'WEEKLY' ? plusDays(today, -((weekdayOf(today) + 6) % 7)) : `${today.slice(0, 7)}-01`
  const to = plusDays(dueOn, -1)
  return { dueOn, period: { from: cadence === 'WEEKLY' ? plusDays(dueOn, -7) : `${to.slice(0, 7)}-01`, to } }
}
