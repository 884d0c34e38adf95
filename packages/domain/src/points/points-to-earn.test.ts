import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { orderStatusNames, orderTypes } from '../orders/index.ts'
import { paymentMethods } from '../payments/index.ts'
import { computePointsCredit, earnsPointsOn } from './points-credit.ts'
import { computePointsToEarn, findMissingToCategory, type Purchase } from './points-to-earn.ts'

const purchase: Purchase = {
  type: 'MP',
  paymentMethod: 'PIX',
  subTotalWithDiscountCents: 1_234_056,
  pointsEnabled: true,
  season: { start: '2026-01-01', finish: '2026-12-31' },
  programmeStart: '2024-01-01',
  today: '2026-11-21',
}

describe('the points to be earned', () => {
  test.each(['MP', 'PA'] as const)('DEC-002 12,340.56 of type %s earn 12,340 points', (type) => {
    expect(computePointsToEarn({ ...purchase, type })).toBe(12_340)
  })

  test.each([
    ['a promotion', { type: 'BF' }],
    ['a seller outside the programme', { pointsEnabled: false }],
    ['no active season', { season: null }],
    ['the day after the season', { today: '2027-01-01' }],
    ['a value below one real', { subTotalWithDiscountCents: 99 }],
  ] as const)('DEC-002 %s earns none', (_what, change) => {
    expect(computePointsToEarn({ ...purchase, ...change })).toBe(0)
  })

  test('DEC-002 C-199 they are what the same order is credited with when it is paid, in every status', () => {
    const day = fc.constantFrom('2025-12-31', '2026-01-01', '2026-06-15', '2026-12-31', '2027-01-01')
    const bought = fc.record({
      type: fc.constantFrom(...orderTypes),
      paymentMethod: fc.constantFrom(...paymentMethods),
      subTotalWithDiscountCents: fc.integer({ min: 0, max: 50_000_000 }),
      pointsEnabled: fc.boolean(),
      season: fc.option(fc.constant({ start: '2026-01-01', finish: '2026-12-31' })),
      programmeStart: fc.constantFrom('2024-01-01', '2026-06-16'),
      today: day,
    })
    fc.assert(
      fc.property(bought, (each) => {
        const earning = orderStatusNames.filter((status) => earnsPointsOn(status, each.paymentMethod))
        const credits = earning.map((status) => computePointsCredit({ ...each, status, orderedOn: each.today }))
        expect(new Set(credits)).toEqual(new Set([computePointsToEarn(each)]))
      }),
      { numRuns: 2000 },
    )
  })
})

test.each([
  [-10, 'Prata', 500_011],
  [0, 'Prata', 500_001],
  [500_000, 'Prata', 1],
  [500_001, 'Ouro', 500_000],
  [1_000_000, 'Ouro', 1],
  [1_000_001, 'Diamante', 1_000_000],
  [2_000_000, 'Diamante', 1],
])('DEC-002 with %i points the next category is %s, and %i are missing', (qualifiable, category, points) => {
  expect(findMissingToCategory(qualifiable)).toEqual({ category, points })
})

test('DEC-002 nothing is missing in the highest category', () => {
  expect(findMissingToCategory(2_000_001)).toBeNull()
})
