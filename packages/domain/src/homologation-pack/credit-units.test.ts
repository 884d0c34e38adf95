import { expect, test } from 'vitest'
import { hasNoUnitTwice, sharesTheWhole, sumShares } from './credit-units.ts'

const listed = (...shares: number[]) => shares.map((share, at) => ({ consumerUnit: `4.001-${at}`, share }))

test.each([
  [[], true],
  [[100], true],
  [[33.33, 33.33, 33.34], true],
  [[0.1, 0.2, 99.7], true],
  [[33.33, 33.33, 33.33], false],
  [[60, 40.01], false],
  [[50], false],
])('C-178 the shares %j are the whole: %s', (shares, isWhole) => {
  expect(sharesTheWhole(listed(...shares))).toBe(isWhole)
})

test('C-178 the sum has no error of binary fractions', () => {
  expect(sumShares(listed(0.1, 0.2))).toBe(0.3)
})

test('C-178 a unit is the same however its number is written', () => {
  const unit = (consumerUnit: string) => ({ consumerUnit, share: 50 })
  expect(hasNoUnitTwice([unit('4.001-a'), unit('4001A')])).toBe(false)
  expect(hasNoUnitTwice([unit('4.001-a'), unit('4001B')])).toBe(true)
})
