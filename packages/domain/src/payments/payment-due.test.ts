import { expect, test } from 'vitest'
import { paymentDueDay } from './payment-due.ts'

test.each([
  ['2026-11-23T15:00:00.000Z', '2026-11-26'],
  ['2026-11-18T15:00:00.000Z', '2026-11-24'],
  ['2027-02-03T15:00:00.000Z', '2027-02-10'],
  ['2027-02-04T15:00:00.000Z', '2027-02-10'],
] as const)('C-62 what is issued at %s is due on %s, a day on which banks are open', (now, day) => {
  expect(paymentDueDay(now)).toBe(day)
})
