import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultGeneratorSettings } from '../figures/generator-settings.ts'
import type { InverterType, KitInverter } from '../inverter.ts'
import { designConditions } from '../site/design-conditions.ts'
import { calculateStructure } from '../structure/calculate-structure.ts'
import { aModule, anInverter, aSizingInput } from '../test-examples.ts'
import { checkKitStrings } from './check-kit-strings.ts'
import { physicsViolations } from './physics-violations.ts'
import { roundToSaleMultiple } from './sale-multiple.ts'
import { type SizingInput, sizeGenerator } from './size-generator.ts'

const modules = fc
  .record({
    pmaxW: fc.integer({ min: 280, max: 720 }),
    vocV: fc.double({ min: 36, max: 56, noNaN: true }),
    currentA: fc.double({ min: 8.5, max: 18.5, noNaN: true }),
    betaVocPctPerK: fc.double({ min: -0.33, max: -0.22, noNaN: true }),
    alphaIscPctPerK: fc.double({ min: 0.02, max: 0.07, noNaN: true }),
    gammaPmaxPctPerK: fc.double({ min: -0.43, max: -0.26, noNaN: true }),
    maxSystemV: fc.constantFrom(1000, 1500),
  })
  .map(({ currentA, ...figures }) =>
    aModule({ ...figures, iscA: currentA, impA: currentA * 0.94, vmpV: figures.vocV * 0.83 }),
  )

const stringInverters = fc
  .record({
    type: fc.constantFrom<InverterType>('STRING', 'HYBRID'),
    pacNomW: fc.integer({ min: 2500, max: 100_000 }),
    vdcMaxV: fc.constantFrom(450, 500, 550, 800, 850, 1100),
    mpptMinV: fc.integer({ min: 90, max: 420 }),
    nMppt: fc.integer({ min: 1, max: 10 }),
    stringsPerMppt: fc.integer({ min: 1, max: 3 }),
    iscMaxPerMpptA: fc.constantFrom(13.5, 20, 40, 52),
  })
  .map((figures) => anInverter({ ...figures, mpptMaxV: Math.min(1000, figures.vdcMaxV) }))

const microinverters = fc
  .record({ pacNomW: fc.integer({ min: 350, max: 2200 }), nMppt: fc.constantFrom(1, 2, 4) })
  .map((figures) =>
    anInverter({ ...figures, type: 'MICRO', vdcMaxV: 65, mpptMinV: 22, mpptMaxV: 60, iscMaxPerMpptA: 25 }),
  )

const sites = fc.record({
  uf: fc.constantFrom(...Object.keys(defaultGeneratorSettings.temperaturesByState)),
  roofTypeId: fc.constantFrom(1, 5, 10),
})

/** Powers near the capacity of the inverter, so that most cases make a kit. */
const cases = fc
  .record({
    module: modules,
    inverter: fc.oneof({ weight: 4, arbitrary: stringInverters }, { weight: 1, arbitrary: microinverters }),
    site: sites,
    inverters: fc.integer({ min: 1, max: 5 }),
    ratio: fc.double({ min: 0.75, max: 1.55, noNaN: true }),
  })
  .map(({ module, inverter, site, inverters, ratio }) => {
    const conditions = designConditions(site)
    if (!conditions) throw new Error('The property uses an unknown roof type')
    const powerKwp = Math.min(200, Math.round(inverter.pacNomW * inverters * ratio) / 1000)
    const input: SizingInput & { inverter: KitInverter } = { ...conditions, module, inverter, powerKwp }
    return { input, site }
  })

describe('sizeGenerator, physics', () => {
  it('C-23 never breaks a voltage, current, ratio or power limit, and most of the cases are kits', () => {
    let kits = 0
    let runs = 0
    fc.assert(
      fc.property(cases, ({ input }) => {
        const result = sizeGenerator(input)
        runs += 1
        kits += result.status === 'OK' ? 1 : 0
        expect(physicsViolations(input, result)).toEqual([])
      }),
      { numRuns: 1500 },
    )
    expect(kits / runs).toBeGreaterThan(0.3)
  })

  it('C-23 always accepts the strings of a kit where it was sized', () => {
    fc.assert(
      fc.property(cases, ({ input, site }) => {
        const result = sizeGenerator(input)
        fc.pre(result.status === 'OK')
        if (result.status === 'OK')
          expect(checkKitStrings({ ...input, ...site, loads: result.loads }).allowed).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  it('C-23 offers only valid cuts, the used one first', () => {
    fc.assert(
      fc.property(cases, ({ input }) => {
        const result = sizeGenerator(input)
        fc.pre(result.status === 'OK' && input.inverter.type !== 'MICRO')
        if (result.status !== 'OK') return
        for (const { modules: carried, options } of result.validConfigs) {
          for (const { strings, short, long, longCount } of options) {
            expect(short * (strings - longCount) + long * longCount).toBe(carried)
            expect(long - short).toBeLessThanOrEqual(1)
          }
        }
      }),
      { numRuns: 300 },
    )
  })
})

describe('calculateStructure, quantities', () => {
  const lines = fc.record({
    moduleWidthMm: fc.integer({ min: 990, max: 1310 }),
    moduleFrameMm: fc.integer({ min: 28, max: 42 }),
    roofTypeId: fc.integer({ min: 1, max: 10 }),
    totalPanels: fc.integer({ min: 0, max: 199 }),
    totalLines: fc.integer({ min: 0, max: 30 }),
  })

  it('C-24 C-27 sells fixings in tens, never less than needed and never a ten too many', () => {
    fc.assert(
      fc.property(fc.array(lines, { maxLength: 4 }), (request) => {
        const result = calculateStructure({ lines: request })
        for (const { code, net, quantity } of result.status === 'INVALID' ? [] : result.items) {
          expect(quantity).toBe(roundToSaleMultiple(code, net))
          expect(quantity - net).toBeLessThan(code.startsWith('1020') ? 10 : 1)
          expect(quantity).toBeGreaterThanOrEqual(net)
          expect(net).toBeGreaterThan(0)
        }
      }),
    )
  })

  it('C-24 never needs fewer fixings for one panel or one line more', () => {
    const barsAndSplices = /^1030000[1-6]$|^102000(11|12|13)$/
    const shortBars = (net: ReadonlyMap<string, number>) =>
      ['1', '3', '5'].reduce(
        (sum, last) => sum + (net.get(`1030000${last}`) ?? 0) + 2 * (net.get(`1030000${Number(last) + 1}`) ?? 0),
        0,
      )
    const fixings = (line: object) => {
      const result = calculateStructure({ lines: [line as Parameters<typeof calculateStructure>[0]['lines'][number]] })
      return new Map(result.status === 'OK' ? result.items.map((item) => [item.code, item.net]) : [])
    }
    fc.assert(
      fc.property(lines, fc.constantFrom('totalPanels', 'totalLines'), (line, field) => {
        const now = fixings(line)
        const more = fixings({ ...line, [field]: line[field] + 1 })
        for (const [code, net] of now) {
          // Two short bars may be replaced by a long one, so only the total length of bars and splices can be compared.
          if (!barsAndSplices.test(code)) expect(more.get(code)).toBeGreaterThanOrEqual(net)
        }
        expect(shortBars(more)).toBeGreaterThanOrEqual(shortBars(now))
      }),
    )
  })
})

describe('physicsViolations', () => {
  const input = aSizingInput()
  const result = sizeGenerator(input)

  it('C-23 finds nothing in a good kit', () => {
    expect(result.status).toBe('OK')
    expect(physicsViolations(input, result)).toEqual([])
  })

  it.each([
    ['the coldest', { tMinC: -30 }],
    ['the hottest', { inverter: anInverter({ mpptMinV: 360 }) }],
    ['the MPPT at 20 °C', { inverter: anInverter({ mpptMaxV: 400 }) }],
    ['the MPPT current', { inverter: anInverter({ iscMaxPerMpptA: 14 }) }],
    ['is loaded', { inverter: anInverter({ pacNomW: 3000 }) }],
    ['away from the request', { powerKwp: 8 }],
    ['power is not', { module: { pmaxW: 540 } }],
  ])('C-23 notices a kit sized for another case: %s', (words, change) => {
    expect(physicsViolations(aSizingInput(change), result).join()).toContain(words)
  })

  it('C-23 notices loads that do not add up and refusals without ground', () => {
    if (result.status !== 'OK') throw new Error('The example is not a kit')
    expect(physicsViolations(input, { ...result, modules: 11, inverters: 2 })).toHaveLength(4)
    const refused = { status: 'IMPOSSIBLE', reason: 'VOC_TOO_HIGH', design: null, targetModules: null } as const
    expect(physicsViolations(input, refused)).toHaveLength(1)
    expect(physicsViolations(input, { ...refused, reason: 'ISC_TOO_HIGH' })).toHaveLength(1)
  })
})
