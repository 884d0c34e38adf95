import fc from 'fast-check'
import { expect, test } from 'vitest'
import { capitalIrradiation } from './capital-irradiation.ts'
import { computeReturn, type ReturnInput } from './compute-return.ts'
import { computeYield } from './compute-yield.ts'
import { type Credit, meterMonth, sumCredits } from './credits.ts'
import { describePayback } from './describe-payback.ts'
import { findFioBShare, fioBSentence } from './fio-b.ts'

const yields = computeYield(capitalIrradiation.SP, {
  kwp: 5.5,
  tilt: 20,
  azimuth: 0,
  shading: 0,
  performanceRatio: 78,
}).monthly

const caseA: ReturnInput = {
  yields,
  consumption: Array<number>(12).fill(600),
  tariff: 0.95,
  fioB: 0.27,
  phases: 'BI',
  scheme: 'GD_II',
  rule: 'MAX',
  start: '2027-01',
  simultaneity: 30,
  tariffRise: 5,
  degradation: 0.5,
  discountRate: 8,
  fioBFrom2029: 100,
  investmentCents: 1_650_000,
}
const caseF: ReturnInput = { ...caseA, consumption: Array<number>(12).fill(300) }

test.each([
  [2022, 0],
  [2023, 15],
  [2024, 30],
  [2025, 45],
  [2026, 60],
  [2027, 75],
  [2028, 90],
] as const)('YLD-008 the bills of %d have %d %% of Fio B, whatever the setting', (year, percent) => {
  expect(findFioBShare(year, 'GD_II', 100)).toEqual({ percent, assumed: false })
  expect(findFioBShare(year, 'GD_II', 70)).toEqual({ percent, assumed: false })
})

test('YLD-008 from 2029 the setting counts as an assumption, for GD I from 2046', () => {
  for (const year of [2029, 2030]) {
    expect(findFioBShare(year, 'GD_II', 100)).toEqual({ percent: 100, assumed: true })
    expect(findFioBShare(year, 'GD_II', 90)).toEqual({ percent: 90, assumed: true })
  }
  for (let year = 2022; year <= 2045; year += 1) expect(findFioBShare(year, 'GD_I', 100).percent).toBe(0)
  expect(findFioBShare(2046, 'GD_I', 90)).toEqual({ percent: 90, assumed: true })
})

test('YLD-009 a result that reaches 2029 has the sentence of the assumption, for GD I one that reaches 2046', () => {
  const sentence = (percent: string) =>
    `A partir de 2029 a regra depende da ANEEL (Lei 14.300, art. 17); aqui supomos ${percent}% do Fio B.`
  expect(fioBSentence(2028, 'GD_II', 100)).toBeNull()
  expect(fioBSentence(2029, 'GD_II', 100)).toBe(sentence('100'))
  expect(fioBSentence(2050, 'GD_II', 92.5)).toBe(sentence('92,5'))
  expect(fioBSentence(2045, 'GD_I', 100)).toBeNull()
  expect(fioBSentence(2046, 'GD_I', 90)).toBe(sentence('90'))
})

test('YLD-010 the energy of January in case A is the worked one', () => {
  const [january] = computeReturn(caseA).months
  const { generated = 0, selfConsumed = 0, injected = 0, compensated = 0, creditLeft = 0 } = january ?? {}
  const figures = [generated, selfConsumed, injected, compensated, creditLeft].map((kwh) => kwh.toFixed(1))
  expect(figures).toEqual(['655.5', '196.7', '458.9', '403.3', '55.5'])
})

test('YLD-011 case F has the worked credits after the months 60, 61 and 66', () => {
  const { months } = computeReturn(caseF)
  const figures = [60, 61, 66].map((month) => months[month - 1]?.creditLeft.toFixed(1))
  expect(figures).toEqual(['17894.8', '18234.1', '18008.2'])
})

test('YLD-011 credits are never negative, and what was created is used, lapsed or left', () => {
  const kwh = fc.double({ min: 0, max: 2000, noNaN: true })
  fc.assert(
    fc.property(
      fc.array(fc.tuple(kwh, kwh), { maxLength: 150 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (energy, simultaneity) => {
        let credits: readonly Credit[] = []
        let [created, used, lapsed] = [0, 0, 0]
        energy.forEach(([generated, consumed], month) => {
          const metered = meterMonth(month, { generated, consumed, simultaneity }, credits)
          created += metered.injected
          used += metered.compensated
          lapsed += metered.lapsed
          credits = metered.credits
          expect(credits.every((credit) => credit.kwh > 0 && month - credit.month <= 60)).toBe(true)
        })
        expect(Math.abs(used + lapsed + sumCredits(credits) - created)).toBeLessThan(1e-4)
      },
    ),
  )
})

test.each([
  ['case A', {}, [57_000, 8168, 48_832]],
  ['SUM', { rule: 'SUM' }, [57_000, 12_918, 44_082]],
  ['three phases', { phases: 'TRI' }, [57_000, 9500, 47_500]],
  ['GD I', { scheme: 'GD_I' }, [57_000, 4750, 52_250]],
] as const)('YLD-012 the bills of January in %s are the worked ones', (_name, change, cents) => {
  const [january] = computeReturn({ ...caseA, ...change }).months
  expect([january?.beforeCents, january?.afterCents, january?.savingCents]).toEqual(cents)
})

test.each([
  ['case A', caseA, { years: [573_301, 589_718], total: 24_559_979, payback: 34 }],
  ['SUM', { ...caseA, rule: 'SUM' }, { years: [524_861, 529_868], total: 22_970_224, payback: 38 }],
  ['case F', caseF, { years: [285_000, 299_244], total: 13_602_204, payback: 63 }],
] as const)(
  'YLD-013 %s saves the worked sums and pays back in its month',
  (_name, input, { years, total, payback }) => {
    const result = computeReturn(input)
    years.forEach((cents, year) => {
      expect(Math.abs((result.yearSavingsCents[year] ?? 0) - cents)).toBeLessThanOrEqual(12)
    })
    expect(Math.abs(result.totalSavingCents - total)).toBeLessThanOrEqual(50)
    expect(result.paybackMonths).toBe(payback)
  },
)

test('YLD-013 a higher tariff never saves less', () => {
  const tariff = fc.double({ min: 0.3, max: 3, noNaN: true })
  fc.assert(
    fc.property(tariff, tariff, (one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)]
      const saving = (price: number) => computeReturn({ ...caseA, tariff: price }).totalSavingCents
      // Each of the 300 months is rounded by itself.
      expect(saving(high)).toBeGreaterThanOrEqual(saving(low) - 300)
    }),
    { numRuns: 30 },
  )
})

test('YLD-013 a payback is written in years and months, singular where it is one, without a part of 0', () => {
  const texts = [34, 13, 24, 12, 1].map(describePayback)
  expect(texts).toEqual(['2 anos e 10 meses', '1 ano e 1 mês', '2 anos', '1 ano', '1 mês'])
})

test('YLD-014 an investment that is not reached has no payback, and without savings there is no IRR', () => {
  const dear = computeReturn({ ...caseA, investmentCents: 90_000_000 })
  expect([dear.paybackMonths, describePayback(dear.paybackMonths)]).toEqual([null, 'Não se paga em 25 anos'])
  const nothing = computeReturn({ ...caseA, yields: Array<number>(12).fill(0) })
  expect([nothing.totalSavingCents, nothing.paybackMonths, nothing.irr]).toEqual([0, null, null])
})

test('YLD-015 net present value and internal rate of case A are the worked ones', () => {
  const { npvCents, irr } = computeReturn(caseA)
  expect(Math.abs(npvCents - 7_535_738)).toBeLessThan(50)
  expect(Math.abs((irr ?? 0) - 45.01)).toBeLessThan(0.05)
})
