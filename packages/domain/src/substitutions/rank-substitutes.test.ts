import { expect, test } from 'vitest'
import { compareSubstitutes, type RankedSubstitute } from './rank-substitutes.ts'

const plain: RankedSubstitute = {
  code: '10010009',
  isSuccessor: false,
  isImmediate: false,
  powerDifferenceW: -200,
  priceDifferenceCents: 900,
}

test('SUB-004 C-192 successor, stock, least power, least price and code decide in this order', () => {
  const ordered: readonly RankedSubstitute[] = [
    { ...plain, code: '10010008', isSuccessor: true, powerDifferenceW: 500, priceDifferenceCents: -5000 },
    { ...plain, code: '10010007', isImmediate: true, powerDifferenceW: 400, priceDifferenceCents: 3000 },
    { ...plain, code: '10010006', powerDifferenceW: 100, priceDifferenceCents: 2000 },
    { ...plain, code: '10010005', priceDifferenceCents: -800 },
    { ...plain, code: '10010004' },
    plain,
  ]
  expect([...ordered].reverse().sort(compareSubstitutes)).toEqual(ordered)
  const shuffled = [3, 0, 5, 2, 4, 1].flatMap((index) => ordered[index] ?? [])
  expect(shuffled.sort(compareSubstitutes)).toEqual(ordered)
})
