import { expect, test } from 'vitest'
import { canFilterByPeriod, computeLastDays } from './creation-period.ts'

test('USE-025 the last 7, 30 and 90 days have today in them', () => {
  expect(computeLastDays('2026-11-21', 7)).toEqual({ from: '2026-11-15', to: '2026-11-21' })
  expect(computeLastDays('2026-11-21', 30)).toEqual({ from: '2026-10-23', to: '2026-11-21' })
  expect(computeLastDays('2026-11-21', 90)).toEqual({ from: '2026-08-24', to: '2026-11-21' })
})

test.each([
  [{ from: '2026-11-15', to: '2026-11-21' }, true],
  [{ from: '2026-11-21', to: '2026-11-21' }, true],
  [{ from: '2026-11-22', to: '2026-11-21' }, false],
  [{ from: '2026-11-22', to: null }, true],
  [{ from: null, to: '2026-11-21' }, true],
])('USE-025 the period %o may be filtered by: %s', (period, isAllowed) => {
  expect(canFilterByPeriod(period).allowed).toBe(isAllowed)
})
