import { type Day, plusDays } from './brazil-time.ts'
import { listBankHolidays } from './holidays.ts'

const holidaysByYear = new Map<number, ReadonlySet<Day>>()

const getClosedDays = (year: number): ReadonlySet<Day> => {
  const known = holidaysByYear.get(year) ?? new Set(listBankHolidays(year))
  holidaysByYear.set(year, known)
  return known
}

/** Whether banks settle payments on this day: Monday to Friday, except bank holidays. */
export const isBankDay = (day: Day): boolean => {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !getClosedDays(Number(day.slice(0, 4))).has(day)
}

/** The day itself when banks are open, else the next open day. */
export const bankDayFrom = (day: Day): Day => (isBankDay(day) ? day : bankDayFrom(plusDays(day, 1)))

/**
 * The day `days` bank days after `day` (C-62). A closed day counts from the next open one: a boleto that is due on a
 * Sunday may be paid on Monday.
 */
export const plusBankDays = (day: Day, days: number): Day => {
  let at = bankDayFrom(day)
  for (let left = days; left > 0; left -= 1) at = bankDayFrom(plusDays(at, 1))
  return at
}
