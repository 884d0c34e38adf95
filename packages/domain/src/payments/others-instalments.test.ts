import fc from 'fast-check'
import { expect, test } from 'vitest'
import { othersInstalments } from './others-instalments.ts'

const inThree = { quantityInstallment: 3, rangeInstallment: 30 }

test('PAY-015 PAY-021 PAY-022 equal parts, the first absorbs the remainder, each a range of days later', () => {
  expect(othersInstalments(inThree, { cents: 10_000, today: '2026-11-21' })).toEqual([
    { numberInstallment: 1, valueCents: 3_334, dueDate: '2026-12-21' },
    { numberInstallment: 2, valueCents: 3_333, dueDate: '2027-01-20' },
    { numberInstallment: 3, valueCents: 3_333, dueDate: '2027-02-19' },
  ])
})

test('PAY-021 no cent is lost, whatever the amount and the number of instalments', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), fc.integer({ min: 1, max: 72 }), (cents, count) => {
      const condition = { ...inThree, quantityInstallment: count }
      const values = othersInstalments(condition, { cents, today: '2026-11-21' }).map(({ valueCents }) => valueCents)
      expect(values).toHaveLength(count)
      expect(values.reduce((sum, value) => sum + value, 0)).toBe(cents)
    }),
  )
})
