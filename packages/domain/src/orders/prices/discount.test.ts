import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareDecimals, reaisFrom, toDecimal } from '../../shared/money.ts'
import { canDiscount, computeDiscount, type DiscountEntry } from './discount.ts'
import { computeOrderTotals } from './order-totals.ts'

const findRefusal = (entry: DiscountEntry, subTotalCents = 100_000) => {
  const decision = canDiscount(entry, subTotalCents)
  return decision.allowed ? null : decision.refusal
}

test.each([
  ['reais', '1000', null],
  ['reais', '1000.00001', 'aboveSubTotal'],
  ['reais', '-0.00001', 'negativeDiscount'],
  ['percent', '100', null],
  ['percent', '100.00001', 'percentageAbove100'],
  ['percent', '-1', 'negativeDiscount'],
] as const)('CART-015 CART-016 of a sub total of R$ 1.000,00, %s %s: %s', (unit, amount, expected) => {
  expect(findRefusal({ unit, amount })).toBe(expected)
})

test('CART-016 an empty order has no discount but none', () => {
  expect([
    findRefusal({ unit: 'reais', amount: '0.01' }, 0),
    findRefusal({ unit: 'percent', amount: '50' }, 0),
  ]).toEqual(['aboveSubTotal', null])
})

test('C-81 a percentage means reais with five decimals, half-up', () => {
  expect(computeDiscount({ unit: 'percent', amount: '33.33333' }, 100_001)).toBe('333.33663')
  expect(computeDiscount({ unit: 'reais', amount: '12.34567' }, 100_001)).toBe('12.34567')
})

const subTotal = fc.integer({ min: 0, max: 2_000_000_000 })
const percent = fc.integer({ min: 0, max: 10_000_000 }).map((units) => (units / 100_000).toFixed(5))

test('CART-015 C-81 every percentage up to 100 is a discount that may be had, and the totals take off what it says', () => {
  fc.assert(
    fc.property(subTotal, percent, (subTotalCents, amount) => {
      const entry = { unit: 'percent', amount } as const
      expect(canDiscount(entry, subTotalCents).allowed).toBe(true)
      const discountValue = computeDiscount(entry, subTotalCents)
      expect(compareDecimals(discountValue, toDecimal(reaisFrom(subTotalCents), 2))).toBeLessThanOrEqual(0)
      const totals = computeOrderTotals({
        lines: [{ unitValueCents: subTotalCents, costCents: 0, quantity: 1, generatorPowerW: 0 }],
        discountValue,
        freight: { pickup: true, percentage: '0', minimumCents: 0, discountCents: 0 },
        cards: [],
        grossCommissionCents: 0,
        serviceTaxPercent: '0',
      })
      expect(totals.discountValue).toBe(discountValue)
      const exact = subTotalCents * (1 - Number(amount) / 100)
      expect(Math.abs(totals.totalInvoiceCents - exact)).toBeLessThanOrEqual(1)
    }),
  )
})
