import { describe, expect, test } from 'vitest'
import { daysBetween, plusDays, plusHours, toDay } from './brazil-time.ts'

describe('days in São Paulo', () => {
  test('C-108 an instant belongs to the day of São Paulo, not of UTC', () => {
    expect(toDay('2026-11-22T02:59:59.000Z')).toBe('2026-11-21')
    expect(toDay('2026-11-22T03:00:00.000Z')).toBe('2026-11-22')
  })

  test('PAY-022 calendar days go through months and leap years', () => {
    expect(plusDays('2026-11-21', 30)).toBe('2026-12-21')
    expect(plusDays('2028-02-28', 1)).toBe('2028-02-29')
  })

  test('DEC-001 the days between two days go through months and leap years', () => {
    expect(daysBetween('2026-11-21', '2026-12-21')).toBe(30)
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
    expect(daysBetween('2026-11-21', '2026-11-20')).toBe(-1)
  })

  test('C-63 168 hours are seven days to the hour', () => {
    expect(plusHours('2026-11-21T12:00:00.000Z', 168)).toBe('2026-11-28T12:00:00.000Z')
  })
})
