import { type Day, plusDays } from '../shared/brazil-time.ts'

/** The longest warranty that a product may have, in months (C-205). */
export const mostWarrantyMonths = 480

/** The same day of the month `months` later, cut to the end of a shorter month: 31 January and one is 28 February. */
const plusMonths = (day: Day, months: number): Day => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate))).toISOString().slice(0, 10)
}

/**
 * The last day of a warranty of so many months from its first day (WAR-004, C-205). Null while it has no first day, and
 * for a product whose months are unknown: no date is invented (WAR-008).
 */
export const findWarrantyEnd = (start: Day | null, months: number | null): Day | null =>
  start === null || months === null ? null : plusDays(plusMonths(start, months), -1)

/** WAR-008: what stands in place of the last day of a warranty whose months are unknown. */
export const unknownWarranty = 'Garantia conforme fabricante'

/** What stands in place of the last day while no invoice was issued and nothing has arrived. */
export const unstartedWarranty = 'Começa com a nota fiscal'
