import { type Day, toDay } from './brazil-time.ts'
import { plusWorkingDays, workingDayFrom } from './business-days.ts'

/** The hours of a working day in São Paulo (C-203). */
const opensAt = 8
const closesAt = 18

/** São Paulo has had no daylight saving time since 2019: its clock is three hours behind. */
const toInstant = (day: Day, hour: number): number => Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00-03:00`)

/** The working hours between two instants, 08:00 to 18:00 on working days in São Paulo; 0 if `to` is earlier (CLM-012). */
export const countWorkingHours = (from: string, to: string): number => {
  const [start, end] = [Date.parse(from), Date.parse(to)]
  if (end <= start) return 0
  const last = toDay(to)
  let worked = 0
  for (let day = workingDayFrom(toDay(from)); day <= last; day = plusWorkingDays(day, 1)) {
    worked += Math.max(0, Math.min(end, toInstant(day, closesAt)) - Math.max(start, toInstant(day, opensAt)))
  }
  return worked / 3_600_000
}
