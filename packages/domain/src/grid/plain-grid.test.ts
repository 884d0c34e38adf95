import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Supply, supplyNames } from '../generator/index.ts'
import { checkGrid } from './check-grid.ts'
import { chooseTransformer, transformerSteps } from './choose-transformer.ts'
import { conductors, spreadPhases } from './spread-phases.ts'

const supply = fc.constantFrom(...supplyNames)
const power = fc.integer({ min: 100, max: 120_000 })
const inverter = fc.record({
  powerW: power,
  phases: fc.constantFrom(1, 3),
  acVoltageV: fc.constantFrom(undefined, 220),
})

const plainVolts = (name: Supply): number => {
  const [kind, low = 0, high = 0] = name.split('_').map((part) => Number(part) || part) as [string, number, number]
  if (kind === 'MONO') return low
  return kind === 'BI' ? low + low : Math.sqrt(3) * high
}

test('GRID-001 GRID-002 GRID-003 10,000 random connections are judged as by a second, plain computation', () => {
  const known = fc.record({ supply, breakerA: fc.integer({ min: 10, max: 1000 }), inverters: fc.array(inverter) })
  fc.assert(
    fc.property(known, (question) => {
      const total = question.inverters.map(({ powerW }) => powerW).reduce((sum, each) => sum + each, 0)
      const available = (plainVolts(question.supply) * question.breakerA * 92) / 100
      const codes = checkGrid(question).remarks.map(({ code }) => code)
      expect(codes.includes('LOAD')).toBe(total - available > 1e-6)
      expect(codes.includes('MINI')).toBe(total > 75_000)
      expect(codes.includes('SUPPLY')).toBe(
        question.inverters.some(({ phases }) => phases === 3) && !question.supply.startsWith('TRI'),
      )
    }),
    { numRuns: 10_000 },
  )
})

test('GRID-004 no cheaper step than the chosen one feeds the inverters, at random', () => {
  const products = transformerSteps.map((kva) => ({ code: `T${kva}`, kva, inputV: 380, outputV: 220 }))
  fc.assert(
    fc.property(fc.array(power, { minLength: 1, maxLength: 6 }), (powers) => {
      const inverters = powers.map((powerW) => ({ powerW, phases: 3 }))
      const total = powers.reduce((sum, each) => sum + each, 0)
      const plain = [...transformerSteps].find((kva) => kva * 1000 >= total)
      expect(chooseTransformer(inverters, 'TRI_127_220', products)?.kva).toBe(plain)
    }),
    { numRuns: 10_000 },
  )
})

const differenceOf = (powers: readonly number[], places: readonly string[], names: readonly string[]) => {
  const sums = names.map((name) => powers.reduce((sum, each, at) => sum + (places[at] === name ? each : 0), 0))
  return Math.max(...sums) - Math.min(...sums)
}

test('GRID-005 no exchange of two inverters and no move of one is better, for 10,000 random choices of inverters', () => {
  fc.assert(
    fc.property(fc.array(power, { minLength: 1, maxLength: 12 }), supply, (powers, name) => {
      const names: readonly string[] = conductors[name]
      const spread = spreadPhases(
        powers.map((powerW) => ({ powerW, phases: 1 })),
        name,
      )
      const places = spread.phases.map(({ phase }) => phase as string)
      expect(spread.imbalanceW).toBeCloseTo(differenceOf(powers, places, names), 6)
      const moved = powers.flatMap((_, a) => names.map((other) => places.with(a, other)))
      const swapped = powers.flatMap((_, a) =>
        powers.slice(0, a).map((__, b) => places.with(a, places[b] ?? '').with(b, places[a] ?? '')),
      )
      const best = Math.min(...[...moved, ...swapped].map((each) => differenceOf(powers, each, names)))
      expect(best).toBeGreaterThanOrEqual(spread.imbalanceW)
    }),
    { numRuns: 10_000 },
  )
})

test('GRID-005 equal inverters, the usual case, are spread as well as any of all possible ways', () => {
  const ways = (count: number, names: readonly string[]): string[][] =>
    count === 0 ? [[]] : ways(count - 1, names).flatMap((way) => names.map((name) => [...way, name]))
  for (const name of supplyNames) {
    for (let count = 1; count <= 7; count += 1) {
      const powers = Array.from({ length: count }, () => 5_070)
      const best = Math.min(...ways(count, conductors[name]).map((way) => differenceOf(powers, way, conductors[name])))
      const inverters = powers.map((powerW) => ({ powerW, phases: 1 }))
      expect(spreadPhases(inverters, name).imbalanceW).toBe(best)
    }
  }
})
