import { expect, test } from 'vitest'
import { findFirstFreeDay } from './first-free-day.ts'

test('USE-025 VAL-012 an order validated with others leaves on the first day that has room', () => {
  const days = [
    { date: '2026-11-24', quantity: 0 },
    { date: '2026-11-25', quantity: 1 },
    { date: '2026-11-26', quantity: 12 },
  ]
  expect(findFirstFreeDay(days)).toBe('2026-11-25')
  expect(findFirstFreeDay(days.slice(0, 1))).toBeNull()
})
