import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computeInstalments, instalmentPlans } from './compute-instalments.ts'
import { findMaxInstalments } from './payment-settings.ts'
import { someSettings } from './test-settings.ts'

describe('computeInstalments', () => {
  test('PAY-033 the values include the interest of their number, and the commission without interest', () => {
    const plan = computeInstalments(
      { cents: 100_000, grossCommissionCents: 5_000 },
      { instalments: 10, interestPercent: '8.5' },
    )
    expect(plan).toMatchObject({ interestCents: 8_500, totalCents: 113_500 })
    expect(plan.valuesCents).toEqual(Array.from({ length: 10 }, () => 11_350))
  })

  test('PAY-033 the first instalment absorbs the remainder', () => {
    const plan = computeInstalments(
      { cents: 10_000, grossCommissionCents: 0 },
      { instalments: 3, interestPercent: '0' },
    )
    expect(plan.valuesCents).toEqual([3_334, 3_333, 3_333])
  })

  test('C-80 interest is rounded half-up to the cent', () => {
    const half = computeInstalments({ cents: 50, grossCommissionCents: 0 }, { instalments: 1, interestPercent: '1' })
    expect(half.interestCents).toBe(1)
    const below = computeInstalments({ cents: 49, grossCommissionCents: 0 }, { instalments: 1, interestPercent: '1' })
    expect(below.interestCents).toBe(0)
  })

  test('PAY-033 the split loses no cent, and no two instalments but the first differ', () => {
    const amount = fc.integer({ min: 0, max: 999_999_999 })
    const percent = fc.integer({ min: 0, max: 999_999 }).map((units) => (units / 10_000).toFixed(4))
    const terms = fc.record({ instalments: fc.integer({ min: 1, max: 72 }), interestPercent: percent })
    fc.assert(
      fc.property(amount, amount, terms, (cents, grossCommissionCents, given) => {
        const plan = computeInstalments({ cents, grossCommissionCents }, given)
        const [first = 0, ...others] = plan.valuesCents
        expect(plan.valuesCents).toHaveLength(given.instalments)
        expect(plan.valuesCents.reduce((sum, value) => sum + value, 0)).toBe(plan.totalCents)
        expect(plan.totalCents).toBe(cents + plan.interestCents + grossCommissionCents)
        for (const value of others) expect(first - value).toBeLessThan(given.instalments)
        expect(new Set(others).size).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('the limits of instalments', () => {
  test('PAY-032 a single card goes from 1 to the maximum of its method', () => {
    const settings = [someSettings('CREDIT_CARD', { maxInstallments: 12 })]
    const plans = instalmentPlans({ cents: 10_000, grossCommissionCents: 0 }, 'CREDIT_CARD', settings)
    expect(plans.map(({ instalments }) => instalments)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1))
    expect(plans.at(-1)?.totalCents).toBe(11_200)
  })

  test.each([
    ['PAY-031 ten for each of two cards', 'CREDIT_CARD + CREDIT_CARD', 18, 10],
    ['PAY-031 fewer when the method says so', 'CREDIT_CARD + CREDIT_CARD', 6, 6],
    ['PAY-036 C-85 never above 72', 'CREDIT_CARD', 90, 72],
    ['C-85 a method without settings pays at once', 'PIX', 18, 1],
  ] as const)('%s', (...row) => {
    const [, method, maxInstallments, expected] = row
    const settings = method === 'PIX' ? [] : [someSettings(method, { maxInstallments })]
    expect(findMaxInstalments(method, settings)).toBe(expected)
  })

  test('C-85 a card beside a boleto follows the single card', () => {
    const settings = [
      someSettings('CREDIT_CARD + BARCODE', { maxInstallments: 18 }),
      someSettings('CREDIT_CARD', { maxInstallments: 12 }),
    ]
    expect(findMaxInstalments('CREDIT_CARD + BARCODE', settings)).toBe(12)
  })

  test('USE-034 an amount is offered in all instalments of at least one real each', () => {
    const settings = [someSettings('CREDIT_CARD', { maxInstallments: 12 })]
    const offered = (cents: number) =>
      instalmentPlans({ cents, grossCommissionCents: 0 }, 'CREDIT_CARD', settings).map(({ instalments }) => instalments)
    expect([offered(299), offered(300), offered(5)]).toEqual([[1, 2], [1, 2, 3], [1]])
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 99_999 }), (cents) => {
        const plans = instalmentPlans({ cents, grossCommissionCents: 0 }, 'CREDIT_CARD', settings)
        for (const { valuesCents } of plans) expect(Math.min(...valuesCents)).toBeGreaterThanOrEqual(100)
      }),
    )
  })

  test('PAY-033 a method that is not configured has no plans', () => {
    expect(instalmentPlans({ cents: 10_000, grossCommissionCents: 0 }, 'CREDIT_CARD', [])).toEqual([])
  })
})
