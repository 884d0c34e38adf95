import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeVoucherBalance } from './voucher-balance.ts'

test('VOU-004 the remaining balance counts only what the ERP has confirmed', () => {
  const sums = { SENT: 7_674_240, PROCESSING: 2_558_080, UNSENT: 1_279_040 }
  expect(computeVoucherBalance(12_790_400, sums)).toEqual({
    totalCents: 12_790_400,
    sentCents: 7_674_240,
    processingCents: 2_558_080,
    unsentCents: 1_279_040,
    remainingCents: 5_116_160,
    uncoveredCents: 1_279_040,
    excessCents: 0,
  })
})

test('VOU-004 vouchers above the total leave a negative balance once they are sent', () => {
  const balance = computeVoucherBalance(100_000, { SENT: 120_000, PROCESSING: 0, UNSENT: 5_000 })
  expect(balance).toMatchObject({ remainingCents: -20_000, uncoveredCents: 0, excessCents: 25_000 })
})

test('VOU-004 no cent is lost between the total and its parts', () => {
  const cents = fc.integer({ min: 0, max: 9_999_999_900 })
  fc.assert(
    fc.property(cents, fc.record({ SENT: cents, PROCESSING: cents, UNSENT: cents }), (total, sums) => {
      const balance = computeVoucherBalance(total, sums)
      const parts = balance.sentCents + balance.processingCents + balance.unsentCents
      expect(parts + balance.uncoveredCents - balance.excessCents).toBe(total)
      expect(balance.remainingCents + balance.sentCents).toBe(total)
    }),
  )
})
