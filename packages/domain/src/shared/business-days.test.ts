import { describe, expect, test } from 'vitest'
import { plusDays } from './brazil-time.ts'
import { bankDayFrom, isBankDay, plusBankDays, plusWorkingDays } from './business-days.ts'
import { computeEaster, listBankHolidays } from './holidays.ts'

/** Carnival Monday and Tuesday, Good Friday, Easter and Corpus Christi, from published calendars. */
const movable = [
  [2024, '2024-02-12', '2024-02-13', '2024-03-29', '2024-03-31', '2024-05-30'],
  [2025, '2025-03-03', '2025-03-04', '2025-04-18', '2025-04-20', '2025-06-19'],
  [2026, '2026-02-16', '2026-02-17', '2026-04-03', '2026-04-05', '2026-06-04'],
  [2027, '2027-02-08', '2027-02-09', '2027-03-26', '2027-03-28', '2027-05-27'],
  [2028, '2028-02-28', '2028-02-29', '2028-04-14', '2028-04-16', '2028-06-15'],
  [2029, '2029-02-12', '2029-02-13', '2029-03-30', '2029-04-01', '2029-05-31'],
  [2030, '2030-03-04', '2030-03-05', '2030-04-19', '2030-04-21', '2030-06-20'],
] as const

describe('the days of banks', () => {
  test.each(movable)('C-62 the movable holidays of %s are found from Easter', (year, ...days) => {
    const [monday, tuesday, goodFriday, easter, corpusChristi] = days
    expect(computeEaster(year)).toBe(easter)
    expect(listBankHolidays(year)).toEqual(expect.arrayContaining([monday, tuesday, goodFriday, corpusChristi]))
    expect([monday, tuesday, goodFriday, corpusChristi].filter(isBankDay)).toEqual([])
  })

  test('C-62 a year has nine fixed holidays since 20 November is one, and four movable ones', () => {
    expect(listBankHolidays(2026)).toHaveLength(13)
    expect(listBankHolidays(2023)).not.toContain('2023-11-20')
    expect(listBankHolidays(2026)).toContain('2026-11-20')
  })

  test('C-62 two bank days after a due date leave out weekends, Carnival and Christmas', () => {
    expect(plusBankDays('2026-11-18', 2)).toBe('2026-11-23')
    expect(plusBankDays('2026-02-13', 2)).toBe('2026-02-19')
    expect(plusBankDays('2026-12-23', 2)).toBe('2026-12-28')
    expect(plusBankDays('2026-12-30', 2)).toBe('2027-01-04')
  })

  test('C-62 what is due on a closed day counts from the next open one', () => {
    expect(bankDayFrom('2026-11-21')).toBe('2026-11-23')
    expect(plusBankDays('2026-11-21', 2)).toBe('2026-11-25')
    expect(plusBankDays('2026-11-21', 0)).toBe('2026-11-23')
  })

  test('C-67 C-62 a working day is a bank day, but for Carnival and Corpus Christi', () => {
    const odd = Array.from({ length: 365 * 5 }, (_, index) => plusDays('2025-12-31', index + 1)).filter(
      (day) => isBankDay(day) !== (plusWorkingDays(plusDays(day, -1), 1) === day),
    )
    expect(odd).toEqual(
      movable.slice(2).flatMap(([, monday, tuesday, , , corpusChristi]) => [monday, tuesday, corpusChristi]),
    )
  })
})

describe('working days', () => {
  test('C-67 leave out weekends and national holidays', () => {
    expect(plusWorkingDays('2026-11-20', 1)).toBe('2026-11-23')
    expect(plusWorkingDays('2026-11-19', 1)).toBe('2026-11-23')
    expect(plusWorkingDays('2026-12-24', 1)).toBe('2026-12-28')
    expect(() => plusWorkingDays('hoje', 1)).toThrow(RangeError)
  })

  test.each([
    ['2027-02-05', '2027-02-16'],
    ['2027-05-24', '2027-06-02'],
  ] as const)(
    'C-67 DET-051 seven of them after %s is %s: Carnival and Corpus Christi are no national holidays',
    (from, to) => {
      expect(plusWorkingDays(from, 7)).toBe(to)
    },
  )
})
