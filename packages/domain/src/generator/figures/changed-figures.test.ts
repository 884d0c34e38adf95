import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { designConditions } from '../site/design-conditions.ts'
import { checkKitStrings } from '../sizing/check-kit-strings.ts'
import { sizeGenerator } from '../sizing/size-generator.ts'
import { calculateStructure } from '../structure/calculate-structure.ts'
import { aModule, anInverter } from '../test-examples.ts'
import { defaultFigure, figureProblems, generatorSettingsWith, onlyChanged } from './changed-figures.ts'
import { figureIn } from './generator-figure.ts'
import { generatorFigures } from './generator-figures.ts'
import { defaultGeneratorSettings } from './generator-settings.ts'

/** The limit of the safe side, as the rules between figures require. */
const corrected = (changed: Readonly<Record<string, number>>) => ({
  ...changed,
  'unknownState.tMinC': -20,
  'unknownState.tAmbMaxC': 50,
  ...Object.fromEntries(
    figureProblems(changed)
      .filter(({ key }) => key.endsWith('cantileverMm'))
      .map(({ key }) => [key, 0]),
  ),
})

/** Figures that may be stored, each anywhere in its range. */
const validFigures = fc
  .tuple(
    ...generatorFigures.map(({ key, least, most, decimals }) => {
      const scale = 10 ** decimals
      const range = { min: Math.ceil(least * scale - 1e-6), max: Math.floor(most * scale + 1e-6) }
      return fc.integer(range).map((value) => [key, value / scale] as const)
    }),
  )
  .map((entries) => corrected(Object.fromEntries(entries)))

const requests = fc.record({
  uf: fc.constantFrom('SP', 'SC', 'MT', 'RR', ''),
  roofTypeId: fc.constantFrom(1, 5, 10),
  powerKwp: fc.integer({ min: 2000, max: 30_000 }).map((watts) => watts / 1000),
})

const listMessages = (changed: Readonly<Record<string, number>>) =>
  figureProblems(changed).map(({ message }) => message)

describe('the figures that staff may change', () => {
  test('C-23 every default lies within its own range and is valid', () => {
    expect(figureProblems(Object.fromEntries(generatorFigures.map(({ key }) => [key, defaultFigure(key)])))).toEqual([])
    expect(new Set(generatorFigures.map(({ key }) => key)).size).toBe(generatorFigures.length)
  })

  test('C-23 C-24 each figure changes the settings in its place and nowhere else', () => {
    for (const { key, least } of generatorFigures) {
      const changed = generatorSettingsWith({ [key]: least })
      expect(figureIn(changed, key)).toBe(least)
      const others = generatorFigures.filter((other) => other.key !== key)
      expect(others.every((other) => figureIn(changed, other.key) === defaultFigure(other.key))).toBe(true)
    }
    expect(generatorSettingsWith({})).toEqual(defaultGeneratorSettings)
  })

  test.each([
    ['temperaturesByState.SP.tMinC', 0, /^De -20 a -2 °C\. Mais quente que isso, a tensão/],
    ['mounts.ROOF.siteMaxV', 1500, /^De 400 a 1000 V\. Acima disso o arranjo passa do limite da norma/],
    ['inverterTypes.STRING.rMax', 1.6, /^De 1,05 a 1,5 ×\. Acima disso a carga passa do que o inversor aguenta/],
    ['roofTypes.1.spanMm', 1300, /^De 600 a 1200 mm\. Um vão maior só com o cálculo do fabricante/],
    ['roofTypes.9.screws.each', 4, /^De 6 a 12 peças\. Com menos peças a fixação/],
    ['wiring.iscFactor', 1, /^De 1,25 a 2 ×\. Abaixo disso cabos e proteções/],
    ['wiring.solarCable.sections.4.ampacityA', 60, /^De 20 a 44 A\. Acima disso o cabo aquece/],
    ['inverterTypes.MICRO.maxInverters', 9.5, /^Informe um número inteiro/],
    ['inverterTypes.STRING.rMin', 0.855, /^No máximo 2 casas decimais/],
    ['wiring.iscFactor', Number.NaN, /^De 1,25 a 2 ×/],
  ])('C-23 %s may not be %s', (key, value, message) => {
    expect(listMessages({ [key]: value })).toEqual([expect.stringMatching(message)])
  })

  test('C-23 the figures of an unknown state must cover the coldest and the hottest state', () => {
    const cold = { 'temperaturesByState.SC.tMinC': -12 }
    expect(figureProblems(cold)).toEqual([
      { key: 'unknownState.tMinC', message: 'Precisa valer para o estado mais frio: no máximo -12 °C.' },
    ])
    expect(figureProblems({ ...cold, 'unknownState.tMinC': -12 })).toEqual([])
    expect(listMessages({ 'temperaturesByState.MT.tAmbMaxC': 45 })).toEqual([
      'Precisa valer para o estado mais quente: no mínimo 45 °C.',
    ])
  })

  test('C-24 a shorter span requires a shorter overhang: a third of it', () => {
    expect(listMessages({ 'roofTypes.1.spanMm': 900 })).toEqual([
      'O balanço não pode passar de um terço do vão: no máximo 300 mm. O perfil pode ceder.',
    ])
    expect(figureProblems({ 'roofTypes.1.spanMm': 900, 'roofTypes.1.cantileverMm': 300 })).toEqual([])
  })

  test('C-23 a value equal to the default is no change', () => {
    expect(onlyChanged({ 'wiring.iscFactor': 1.25, highRatio: 1.3, 'gone.figure': 7 })).toEqual({ highRatio: 1.3 })
  })

  test('C-23 no valid figures size a kit that the defaults would call unsafe', () => {
    let kits = 0
    fc.assert(
      fc.property(validFigures, requests, (changed, { uf, roofTypeId, powerKwp }) => {
        expect(figureProblems(changed)).toEqual([])
        const settings = generatorSettingsWith(changed)
        const conditions = designConditions({ uf, roofTypeId }, settings)
        if (!conditions) throw new Error('The property uses an unknown roof type')
        const [module, inverter] = [aModule(), anInverter()]
        const sized = sizeGenerator({ ...conditions, module, inverter, powerKwp }, settings)
        if (sized.status !== 'OK') return
        kits += 1
        expect(checkKitStrings({ module, inverter, loads: sized.loads, uf, roofTypeId }).allowed).toBe(true)
        const ratios = sized.loads.map(({ modules }) => (modules * module.pmaxW) / inverter.pacNomW)
        expect(Math.max(...ratios)).toBeLessThanOrEqual(1.5 + 1e-9)
      }),
      { numRuns: 300 },
    )
    expect(kits).toBeGreaterThan(20)
  })

  test('C-24 all valid figures use at least as many anchors and screws for a line of modules as the defaults', () => {
    fc.assert(
      fc.property(
        validFigures,
        fc.constantFrom(...defaultGeneratorSettings.roofTypes),
        fc.integer({ min: 1, max: 40 }),
        (changed, roof, totalPanels) => {
          const lines = [{ moduleId: 'm', roofTypeId: roof.id, totalPanels, totalLines: 1 }]
          const fixingCode = roof.method === 'RAIL' ? roof.anchorCode : roof.screws.code
          const settings = generatorSettingsWith({ ...changed, 'structure.moduleGapMm': 20, 'structure.railEndMm': 50 })
          const count = (used: typeof settings) => {
            const result = calculateStructure({ lines }, () => ({ widthMm: 1134, frameMm: 35 }), used)
            return result.status === 'OK' ? (result.items.find(({ code }) => code === fixingCode)?.net ?? 0) : 0
          }
          expect(count(settings)).toBeGreaterThanOrEqual(count(defaultGeneratorSettings))
        },
      ),
      { numRuns: 300 },
    )
  })
})
