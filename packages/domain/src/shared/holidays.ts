import { type Day, plusDays } from './brazil-time.ts'

/** Month and day of the national holidays of every year (laws 662/1949, 6.802/1980; 14.759/2023 added 20 November). */
const fixedHolidays = ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '12-25'] as const
const consciousness = { day: '11-20', since: 2024 } as const

/** Days from Easter on which banks are closed: Carnival Monday and Tuesday, Good Friday, Corpus Christi. */
const goodFriday = -2
const bankClosures = [-48, -47, goodFriday, 60] as const

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** Easter Sunday of a year of the Gregorian calendar (Meeus, Jones and Butcher). */
export const computeEaster = (year: number): Day => {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const yearOfCentury = year % 100
  const correction = century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * late + 114
  return `${year}-${twoDigits(Math.floor(days / 31))}-${twoDigits((days % 31) + 1)}`
}

/** The national holidays of Brazil in a year. */
export const listNationalHolidays = (year: number): readonly Day[] => [
  ...fixedHolidays.map((day) => `${year}-${day}`),
  ...(year >= consciousness.since ? [`${year}-${consciousness.day}`] : []),
  plusDays(computeEaster(year), goodFriday),
]

/** The days on which banks do not settle: the national holidays, Carnival and Corpus Christi. */
export const listBankHolidays = (year: number): readonly Day[] =>
  [
    ...new Set([...listNationalHolidays(year), ...bankClosures.map((days) => plusDays(computeEaster(year), days))]),
  ].toSorted()
