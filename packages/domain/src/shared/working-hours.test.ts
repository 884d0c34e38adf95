import { expect, test } from 'vitest'
import { countWorkingDays } from './business-days.ts'
import { countWorkingHours } from './working-hours.ts'

test('CLM-012 C-203 working hours are those from 08:00 to 18:00 on working days in São Paulo', () => {
  // From a Thursday at 17:00 over the holiday of Friday 20 November and the weekend to Monday at 09:30.
  expect(countWorkingHours('2026-11-19T20:00:00.000Z', '2026-11-23T12:30:00.000Z')).toBe(2.5)
  expect(countWorkingHours('2026-11-23T12:30:00.000Z', '2026-11-23T13:00:00.000Z')).toBe(0.5)
  expect(countWorkingHours('2026-11-21T12:30:00.000Z', '2026-11-22T13:00:00.000Z')).toBe(0)
  expect(countWorkingHours('2026-11-23T23:00:00.000Z', '2026-11-25T11:00:00.000Z')).toBe(10)
  expect(countWorkingHours('2026-11-24T12:00:00.000Z', '2026-11-23T12:00:00.000Z')).toBe(0)
})

test('CLM-006 working days after one day up to another', () => {
  expect(countWorkingDays('2026-11-19', '2026-11-23')).toBe(1)
  expect(countWorkingDays('2026-11-23', '2026-11-23')).toBe(0)
})
