import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centsFrom, compareDecimals, computePercent } from '../../shared/money.ts'
import { computeOrderTotals, type TotalsInput, type TotalsLine } from './order-totals.ts'

const aLine = (line: Partial<TotalsLine> = {}): TotalsLine => ({
  unitValueCents: 100_000,
  costCents: 70_000,
  quantity: 1,
  generatorPowerW: 0,
  ...line,
})

const anInput = (input: Partial<TotalsInput> = {}): TotalsInput => ({
  lines: [aLine()],
  discountValue: '0',
  freight: { pickup: false, percentage: '2', minimumCents: 0, discountCents: 0 },
  cards: [],
  grossCommissionCents: 0,
  serviceTaxPercent: '20',
  ...input,
})

const withFreight = (freight: Partial<TotalsInput['freight']>) => ({ ...anInput().freight, ...freight })

describe('computeOrderTotals', () => {
  test('C-80 every step of a worked example', () => {
    const totals = computeOrderTotals(
      anInput({
        lines: [
          aLine({ unitValueCents: 81_234, costCents: 60_000, quantity: 12, generatorPowerW: 550 }),
          aLine({ unitValueCents: 350_001, costCents: 250_000 }),
        ],
        discountValue: '1000.12345',
        freight: withFreight({ percentage: '2.5', minimumCents: 25_000, discountCents: 1_000 }),
        cards: [{ cents: 'all', interestPercent: '9.55' }],
        grossCommissionCents: 50_001,
      }),
    )
    expect(totals).toEqual({
      subTotalCents: 1_324_809,
      discountValue: '1000.12345',
      percentage: '7.54919',
      subTotalWithDiscountCents: 1_224_797,
      freightCents: 29_620,
      rawInvoiceCents: 1_254_417,
      interestCents: 119_797,
      interestPercentage: '9.55',
      totalInvoiceCents: 1_424_215,
      grossCommissionCents: 50_001,
      netCommissionCents: 40_001,
      kitPowerKw: 6.6,
      marginLiquid: '20.8032',
    })
  })

  test('C-80 an empty order owes nothing, not even the least freight, and divides by nothing', () => {
    const empty = computeOrderTotals(
      anInput({
        lines: [],
        freight: withFreight({ minimumCents: 25_000 }),
        cards: [{ cents: 'all', interestPercent: '5' }],
      }),
    )
    expect(empty).toMatchObject({ freightCents: 0, rawInvoiceCents: 0, totalInvoiceCents: 0 })
    expect([empty.percentage, empty.interestPercentage, empty.marginLiquid]).toEqual(['0', '0', '0'])
  })

  test('C-80 picking up costs no freight; otherwise the least of the destination is owed', () => {
    const computeFreight = (freight: Partial<TotalsInput['freight']>) =>
      computeOrderTotals(anInput({ freight: withFreight(freight) })).freightCents
    expect(computeFreight({ minimumCents: 25_000, pickup: true })).toBe(0)
    expect(computeFreight({ minimumCents: 25_000 })).toBe(25_000)
    expect(computeFreight({ minimumCents: 1_999 })).toBe(2_000)
  })

  test('C-82 a freight discount takes the freight to zero and no further', () => {
    const freight = withFreight({ discountCents: 999_999 })
    expect(computeOrderTotals(anInput({ freight })).freightCents).toBe(0)
  })

  test('C-81 half a cent of discount is rounded half-up once, at the sub total', () => {
    const after = (discountValue: string) => computeOrderTotals(anInput({ discountValue })).subTotalWithDiscountCents
    expect(after('0.005')).toBe(100_000)
    expect(after('0.00501')).toBe(99_999)
  })

  test.each([
    ['-0.01', '0', 100_000],
    ['1000.00001', '1000', 0],
  ])('CART-015 C-80 a discount of %s counts as %s', (...row) => {
    const [discountValue, counted, left] = row
    const totals = computeOrderTotals(anInput({ discountValue }))
    expect(totals).toMatchObject({ discountValue: counted, subTotalWithDiscountCents: left })
  })

  test('C-80 each card bears its own rate, half-up on its own', () => {
    const cards = [
      { cents: 50, interestPercent: '1' },
      { cents: 50, interestPercent: '1' },
    ]
    expect(computeOrderTotals(anInput({ cards })).interestCents).toBe(2)
  })
})

describe('whatever the order', () => {
  const cents = (max: number) => fc.integer({ min: 0, max })
  const percent = fc.integer({ min: 0, max: 500_000 }).map((units) => (units / 10_000).toFixed(4))
  const reais = fc.integer({ min: -1_000_000, max: 2_000_000_000 }).map((units) => (units / 100_000).toFixed(5))
  const line = fc.record<TotalsLine>({
    unitValueCents: cents(5_000_000),
    costCents: cents(5_000_000),
    quantity: fc.integer({ min: 1, max: 999 }),
    generatorPowerW: fc.integer({ min: 0, max: 75_000 }),
  })
  const input = fc.record<TotalsInput>({
    lines: fc.array(line, { maxLength: 8 }),
    discountValue: reais,
    freight: fc.record({
      pickup: fc.boolean(),
      percentage: percent,
      minimumCents: cents(100_000),
      discountCents: fc.integer({ min: -1_000, max: 200_000 }),
    }),
    cards: fc.array(fc.record({ cents: cents(1_000_000), interestPercent: percent }), { maxLength: 2 }),
    grossCommissionCents: cents(1_000_000),
    serviceTaxPercent: percent,
  })

  test('C-80 the parts add up to the whole', () => {
    fc.assert(
      fc.property(input, (given) => {
        const totals = computeOrderTotals(given)
        expect(totals.subTotalWithDiscountCents + totals.freightCents).toBe(totals.rawInvoiceCents)
        expect(totals.rawInvoiceCents + totals.interestCents + totals.grossCommissionCents).toBe(
          totals.totalInvoiceCents,
        )
        const parts = given.cards.map((card) => computePercent(Number(card.cents), card.interestPercent))
        expect(totals.interestCents).toBe(parts.reduce((sum, part) => sum + part, 0))
      }),
    )
  })

  test('CART-015 C-80 the discount stays between nothing and the sub total, and takes off what it says', () => {
    fc.assert(
      fc.property(input, (given) => {
        const totals = computeOrderTotals(given)
        expect(compareDecimals(totals.discountValue, '0')).toBeGreaterThanOrEqual(0)
        expect(totals.subTotalWithDiscountCents).toBeGreaterThanOrEqual(0)
        expect(totals.subTotalWithDiscountCents).toBeLessThanOrEqual(totals.subTotalCents)
        const taken = totals.subTotalCents - totals.subTotalWithDiscountCents
        expect(Math.abs(taken - centsFrom(totals.discountValue))).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('C-80 every amount is whole cents, none negative, and two cards bear what one of both would, to a cent', () => {
    fc.assert(
      fc.property(input, percent, fc.integer({ min: 0, max: 100 }), (given, interestPercent, share) => {
        const whole = computeOrderTotals({ ...given, cards: [{ cents: 'all', interestPercent }] })
        const first = Math.floor((whole.rawInvoiceCents * share) / 100)
        const cards = [first, whole.rawInvoiceCents - first].map((part) => ({ cents: part, interestPercent }))
        const split = computeOrderTotals({ ...given, cards })
        expect(Math.abs(split.interestCents - whole.interestCents)).toBeLessThanOrEqual(1)
        const amounts = Object.entries(split).filter(([name]) => name.endsWith('Cents'))
        expect(amounts.every(([, amount]) => Number.isSafeInteger(amount) && Number(amount) >= 0)).toBe(true)
      }),
    )
  })
})
