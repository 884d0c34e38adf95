import fc from 'fast-check'
import { expect, test } from 'vitest'
import { r3 } from '../generator/sizing/rounding.ts'
import { aMicroinverter, anInverter, aSizingInput } from '../generator/test-examples.ts'
import { drawDiagram } from './draw-diagram.ts'
import { kitFigures } from './kit-figures.ts'
import { countByRole, findByRole, someFacts, textsIn, trySizedKit } from './test-diagrams.ts'
import { findEscapes, findOverlaps } from './test-text-places.ts'

const inverters = fc.oneof(
  fc
    .record({
      pacNomW: fc.integer({ min: 2000, max: 60_000 }),
      nMppt: fc.integer({ min: 1, max: 6 }),
      stringsPerMppt: fc.integer({ min: 1, max: 4 }),
      vdcMaxV: fc.constantFrom(550, 800, 1100),
      phases: fc.constantFrom(1, 3),
      dcProtectionIntegrated: fc.boolean(),
      type: fc.constantFrom('STRING' as const, 'HYBRID' as const),
    })
    .map((change) => anInverter({ ...change, mpptMaxV: change.vdcMaxV, iscMaxPerMpptA: 80, impMaxPerMpptA: 60 })),
  fc
    .record({ nMppt: fc.constantFrom(1, 2, 4), maxPerBranch: fc.integer({ min: 1, max: 7 }) })
    .map((change) => aMicroinverter({ ...change, pacNomW: change.nMppt * 500 })),
)

const kits = fc
  .record({
    inverter: inverters,
    powerKwp: fc.integer({ min: 20, max: 2000 }),
    tMinC: fc.integer({ min: -6, max: 20 }),
  })
  .map(({ inverter, powerKwp, tMinC }) =>
    trySizedKit({ ...aSizingInput({ powerKwp: powerKwp / 10, tMinC }), inverter }),
  )
  .filter((found) => found !== undefined)

const one = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

test('HOM-008 the counts of random kits equal their sizing and their items', () => {
  fc.assert(
    fc.property(kits, ({ kit, sizing }) => {
      const drawing = drawDiagram({ facts: someFacts(kit) })
      expect(countByRole(drawing, 'inverter')).toBe(sizing.inverters)
      expect(countByRole(drawing, 'array')).toBe(sizing.modules)
      expect(countByRole(drawing, 'string')).toBe(sizing.totalStrings)
      const drawn = [...findByRole(drawing, 'string-box'), ...findByRole(drawing, 'ac-board')]
      const counts = new Map<string, number>()
      for (const { attributes } of drawn) {
        const code = String(attributes['data-ref'])
        counts.set(code, (counts.get(code) ?? 0) + Number(attributes['data-count']))
      }
      const bought = kit.items.filter(({ code }) => code.startsWith('1050'))
      expect(Object.fromEntries(counts)).toEqual(
        Object.fromEntries(bought.map(({ code, quantity }) => [code, quantity])),
      )
    }),
    { numRuns: 300 },
  )
})

test('HOM-009 every figure of random kits equals the one of their sizing', () => {
  fc.assert(
    fc.property(kits, ({ kit, sizing }) => {
      const drawing = drawDiagram({ facts: someFacts(kit) })
      const strings = findByRole(drawing, 'string').map((element) => textsIn(element))
      const voltages = strings.flatMap((texts) => texts.flatMap((text) => /Voc máx ([\d.,]+) V/.exec(text)?.[1] ?? []))
      expect(voltages).toHaveLength(strings.length)
      const { isMicro } = kitFigures(kit)
      const lengths = sizing.loads.flatMap(({ mppts }) => mppts.map(({ modulesPerString }) => modulesPerString))
      const perModule =
        kit.module.figures.vocV * (1 + (kit.module.figures.betaVocPctPerK / 100) * (kit.conditions.tMinC - 25))
      const expected = new Set((isMicro ? [1] : lengths).map((modules) => one.format(r3(modules * perModule))))
      expect(new Set(voltages)).toEqual(expected)
      expect(voltages).toContain(one.format(sizing.stringVocMaxV))
      const outputs = findByRole(drawing, 'inverter').map((element) => textsIn(element).join(' '))
      const kilowatts = (Math.floor(kit.inverter.figures.pacNomW / 10 + 0.5) / 100).toFixed(2).replace('.', ',')
      for (const text of outputs) {
        expect(text).toContain(`${kilowatts} kW`)
        expect(text).toContain(`${kit.inverter.figures.phases}F`)
      }
    }),
    { numRuns: 200 },
  )
})

test('HOM-009 the texts of random kits neither overlap nor leave their cell', () => {
  fc.assert(
    fc.property(kits, fc.boolean(), ({ kit }, isDraft) => {
      const missing = isDraft ? ['responsável técnico', 'ART ou TRT', 'ligação elétrica'] : []
      const drawing = drawDiagram({ facts: someFacts(kit, { missing }) })
      expect(findOverlaps(drawing)).toEqual([])
      expect(findEscapes(drawing)).toEqual([])
    }),
    { numRuns: 300 },
  )
})
