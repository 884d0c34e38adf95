import { type Day, plusDays } from './brazil-time.ts'
import { listBankHolidays, listNationalHolidays } from './holidays.ts'

type FindClosedDays = (year: number) => ReadonlySet<Day>

const onceAYear = (list: (year: number) => readonly Day[]): FindClosedDays => {
  const byYear = new Map<number, ReadonlySet<Day>>()
  return (year) => {
    const known = byYear.get(year) ?? new Set(list(year))
    byYear.set(year, known)
    return known
  }
}

const findBankHolidays = onceAYear(listBankHolidays)
const findNationalHolidays = onceAYear(listNationalHolidays)

const isOpenDay = (day: Day, findClosedDays: FindClosedDays): boolean => {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !findClosedDays(Number(day.slice(0, 4))).has(day)
}

/** Whether banks settle payments on this day: Monday to Friday, except bank holidays. */
export const isBankDay = (day: Day): boolean => isOpenDay(day, findBankHolidays)

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

/** The day itself if it is a working day, else the next one, without national holidays (C-67). */
export const workingDayFrom = (day: Day): Day =>
  isOpenDay(day, findNationalHolidays) ? day : workingDayFrom(plusDays(day, 1))

/**
 * The day `days` working days after `day`, without national holidays (C-67, C-177); counting begins with the day after.
 * Carnival and Corpus Christi are no national holidays, though banks close then. Throws for an invalid date.
 */
export const plusWorkingDays = (day: Day, days: number): Day => {
  let at = day
  for (let left = days; left > 0; left -= 1) at = workingDayFrom(plusDays(at, 1))
  return at
}

/** How many working days lie after `from`, up to and with `to`: one from a Friday to the Monday after it (CLM-006). */
export const countWorkingDays = (from: Day, to: Day): number => {
  let count = 0
  for (let at = plusWorkingDays(from, 1); at <= to; at = plusWorkingDays(at, 1)) count += 1
  return count
}
