import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rescaleParts } from './rescale-parts.ts'

test('C-85 parts are scaled in proportion, and the second gets the odd cent', () => {
  expect(rescaleParts([3_000, 7_000], 10_001)).toEqual([3_000, 7_001])
  expect(rescaleParts([3_000, 7_000], 5_000)).toEqual([1_500, 3_500])
})

test('C-85 a part that is not chosen stays empty, and an unchanged total does not change the parts', () => {
  expect(rescaleParts([null, 700], 10)).toEqual([null, 700])
  expect(rescaleParts([300, null], 10)).toEqual([300, null])
  expect(rescaleParts([301, 699], 1_000)).toEqual([301, 699])
})

test('C-85 PAY-031 whatever the values, the parts sum to the total, to the cent, and neither is negative', () => {
  const cents = fc.integer({ min: 1, max: 9_999_999_999 })
  fc.assert(
    fc.property(cents, cents, cents, (first, second, raw) => {
      const [one, other] = rescaleParts([first, second], raw)
      expect(Number(one) + Number(other)).toBe(raw)
      expect(Math.min(Number(one), Number(other))).toBeGreaterThanOrEqual(0)
      expect(Math.abs(Number(one) / raw - first / (first + second))).toBeLessThanOrEqual(1 / raw)
    }),
  )
})
