import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeFinancing, computeInstalment, type FinancingTerms } from './compute-financing.ts'
import { gracePeriods } from './financing-line.ts'

const terms = fc.record({
  monthlyRate: fc.integer({ min: 0, max: 1000 }).map((hundredths) => hundredths / 100),
  instalments: fc.integer({ min: 1, max: 120 }),
  graceDays: fc.constantFrom(...gracePeriods),
})
const amount = fc.integer({ min: 1, max: 9_999_999_900 })

test.each([
  [30, 506.56],
  [60, 514.11],
  [90, 521.77],
  [120, 529.55],
] as const)(
  'PROP-020 20.000,00 at 1,49 % in 60 instalments, the first after %i days, is %d',
  (graceDays, instalment) => {
    const cents = computeInstalment(2_000_000, { monthlyRate: 1.49, instalments: 60, graceDays })
    expect(cents).toBe(Math.round(instalment * 100))
  },
)

test('PROP-020 14.850,00 at 1,49 % in 48 instalments after 90 days is 448,36, and 12.000,00 without interest is 500,00', () => {
  expect(computeInstalment(1_485_000, { monthlyRate: 1.49, instalments: 48, graceDays: 90 })).toBe(44_836)
  expect(computeInstalment(1_200_000, { monthlyRate: 0, instalments: 24, graceDays: 30 })).toBe(50_000)
  expect(computeInstalment(1_200_000, { monthlyRate: 0, instalments: 24, graceDays: 180 })).toBe(50_000)
})

/** C-166 as a calculator computes it, in doubles. */
const plainInstalment = (reais: number, { monthlyRate, instalments, graceDays }: FinancingTerms): number => {
  const i = monthlyRate / 100
  if (i === 0) return reais / instalments
  return (reais * (1 + i) ** (graceDays / 30 - 1) * i) / (1 - (1 + i) ** -instalments)
}

test('PROP-020 C-166 10,000 random instalments are the plain formula, to the nearest cent', () => {
  fc.assert(
    fc.property(amount, terms, (cents, chosen) => {
      const plain = plainInstalment(cents / 100, chosen) * 100
      expect(Math.abs(computeInstalment(cents, chosen) - plain)).toBeLessThanOrEqual(0.5 + plain * 1e-9)
    }),
    { numRuns: 10_000 },
  )
})

test('PROP-020 paying the instalments month by month leaves no more of the debt than the roundings', () => {
  fc.assert(
    fc.property(amount, terms, (cents, chosen) => {
      const instalment = computeInstalment(cents, chosen)
      const growth = 1 + chosen.monthlyRate / 100
      let debt = cents * growth ** (chosen.graceDays / 30 - 1)
      let roundings = debt * 1e-9
      for (let month = 0; month < chosen.instalments; month += 1) {
        debt = debt * growth - instalment
        roundings = roundings * growth + 0.5
      }
      expect(Math.abs(debt)).toBeLessThanOrEqual(roundings * 1.001)
    }),
    { numRuns: 10_000 },
  )
})

test('PROP-020 a longer grace and a higher rate never lower the instalment, and more instalments never raise it', () => {
  fc.assert(
    fc.property(amount, terms, (cents, chosen) => {
      const instalment = computeInstalment(cents, chosen)
      for (const graceDays of gracePeriods.filter((days) => days > chosen.graceDays)) {
        expect(computeInstalment(cents, { ...chosen, graceDays })).toBeGreaterThanOrEqual(instalment)
      }
      const dearer = { ...chosen, monthlyRate: chosen.monthlyRate + 0.01 }
      expect(computeInstalment(cents, dearer)).toBeGreaterThanOrEqual(instalment)
      const longer = { ...chosen, instalments: chosen.instalments + 1 }
      expect(computeInstalment(cents, longer)).toBeLessThanOrEqual(instalment)
    }),
    { numRuns: 10_000 },
  )
})

test('PROP-021 an offer has its instalment, its total and the instalment less the mean saving of the first year', () => {
  const price = { priceCents: 1_650_000, downPaymentCents: 165_000, firstYearSavingCents: 573_301 }
  expect(computeFinancing(price, { monthlyRate: 1.49, instalments: 48, graceDays: 90 })).toEqual({
    financedCents: 1_485_000,
    instalmentCents: 44_836,
    totalCents: 2_152_128,
    aboveSavingCents: -2_939,
  })
})
