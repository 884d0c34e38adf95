import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeReturn, type ReturnInput } from './compute-return.ts'

const availability = { MONO: 30, BI: 50, TRI: 100 }
const fioBPercents = [15, 30, 45, 60, 75, 90]

const findPercent = ({ scheme, fioBFrom2029 }: ReturnInput, year: number): number => {
  if (scheme === 'GD_I' && year < 2046) return 0
  return year < 2029 ? (fioBPercents[year - 2023] ?? 0) : fioBFrom2029
}

const round = (reais: number): number => Math.sign(reais) * Math.floor(Math.abs(reais) * 100 + 0.5 + 1e-6)

/** What the injection of month `i` and then the oldest credits that have not lapsed leave to pay; spends the credits. */
const compensate = (credits: number[], i: number, fromGrid: number): number => {
  const first = Math.max(0, i - 60)
  let open = fromGrid
  const spend = (origin: number): void => {
    const used = Math.min(open, credits[origin] ?? 0)
    credits[origin] = (credits[origin] ?? 0) - used
    open -= used
  }
  spend(i)
  for (let origin = first; origin < i && open > 0; origin += 1) spend(origin)
  return open
}

/** C-162 to C-164 in one loop, with the credits as one number for each month in which they arose. */
const plainReturn = (input: ReturnInput) => {
  const credits = new Array<number>(300).fill(0)
  const least = availability[input.phases]
  let year = Number(input.start.slice(0, 4))
  let month = Number(input.start.slice(5)) - 1
  let [total, payback] = [0, 0]
  const savings: number[] = []
  let [tariff, fioB, wear] = [input.tariff, input.fioB, 1]
  for (let i = 0; i < 300; i += 1) {
    const generated = (input.yields[month] ?? 0) * wear
    const consumed = input.consumption[month] ?? 0
    const own = Math.min(consumed, (generated * input.simultaneity) / 100)
    credits[i] = generated - own
    const open = compensate(credits, i, consumed - own)
    const wire = ((consumed - own - open) * fioB * findPercent(input, year)) / 100
    const after =
      input.rule === 'MAX' ? Math.max(least * tariff, open * tariff + wire) : Math.max(open, least) * tariff + wire
    const saving = round(Math.max(consumed, least) * tariff) - round(after)
    savings.push(saving)
    total += saving
    if (payback === 0 && total >= input.investmentCents) payback = i + 1
    month += 1
    if (month === 12) [month, year] = [0, year + 1]
    if (i % 12 === 11) {
      tariff *= 1 + input.tariffRise / 100
      fioB *= 1 + input.tariffRise / 100
      wear *= 1 - input.degradation / 100
    }
  }
  const rate = (1 + input.discountRate / 100) ** (1 / 12)
  const npv = savings.reduce((sum, saving, i) => sum + saving / rate ** (i + 1), -input.investmentCents)
  return { savings, total, payback, npv }
}

const kwhOfMonths = fc.array(fc.integer({ min: 0, max: 3000 }), { minLength: 12, maxLength: 12 })
const between = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const input: fc.Arbitrary<ReturnInput> = fc.record({
  yields: kwhOfMonths,
  consumption: kwhOfMonths,
  tariff: between(0.1, 5),
  fioB: between(0, 0.1),
  phases: fc.constantFrom('MONO', 'BI', 'TRI'),
  scheme: fc.constantFrom('GD_I', 'GD_II'),
  rule: fc.constantFrom('MAX', 'SUM'),
  start: fc
    .tuple(fc.integer({ min: 2020, max: 2050 }), fc.integer({ min: 1, max: 12 }))
    .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`),
  simultaneity: between(0, 100),
  tariffRise: between(0, 20),
  degradation: between(0, 3),
  discountRate: between(0, 30),
  fioBFrom2029: between(0, 100),
  investmentCents: fc.integer({ min: 1, max: 100_000_000 }),
})

test('YLD-008 YLD-010 YLD-011 YLD-012 YLD-013 10,000 random returns are what a second, plain computation finds', () => {
  fc.assert(
    fc.property(input, (sample) => {
      const { months, totalSavingCents, paybackMonths, npvCents } = computeReturn(sample)
      const plain = plainReturn(sample)
      const furthest = Math.max(...months.map(({ savingCents }, i) => Math.abs(savingCents - (plain.savings[i] ?? 0))))
      expect(furthest).toBeLessThanOrEqual(1)
      expect(Math.abs(totalSavingCents - plain.total)).toBeLessThanOrEqual(50)
      expect(Math.abs((paybackMonths ?? 301) - (plain.payback || 301))).toBeLessThanOrEqual(1)
      expect(Math.abs(npvCents - plain.npv)).toBeLessThanOrEqual(50)
    }),
    { numRuns: 10_000 },
  )
}, 180_000)
