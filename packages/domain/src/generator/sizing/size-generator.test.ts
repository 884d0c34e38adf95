import { describe, expect, it } from 'vitest'
import { defaultGeneratorSettings } from '../figures/generator-settings.ts'
import { aMicroinverter, anInverter, aSizingInput } from '../test-examples.ts'
import { type GeneratorSizing, sizeGenerator } from './size-generator.ts'

const oneMpptInParallel = { nMppt: 1, stringsPerMppt: 2, impMaxPerMpptA: 32, iscMaxPerMpptA: 40 }
const bigInverter = { pacNomW: 50_000, vdcMaxV: 1100, mpptMaxV: 1100, nMppt: 6, mpptMinV: 200 }

/** Modules, then the strings on each MPPT of each kind of load, as in '36 = 1×[10] 1×[2·9 8]'. */
const kit = (result: GeneratorSizing): string => {
  if (result.status === 'IMPOSSIBLE') return result.reason
  const loads = result.loads.map(({ count, mppts }) => {
    const strings = mppts.map((mppt) => `${mppt.strings > 1 ? `${mppt.strings}·` : ''}${mppt.modulesPerString}`)
    return `${count}×[${strings.join(' ')}]`
  })
  return `${result.modules} = ${loads.join(' ')}`
}

describe('sizeGenerator, which kit', () => {
  it.each([
    ['one string that fits', {}, '10 = 1×[10]'],
    ['the nearest count, half up', { powerKwp: 5.225 }, '10 = 1×[10]'],
    ['the nearest count, below half', { powerKwp: 5.224 }, '9 = 1×[9]'],
    ['unequal strings on different MPPTs', { powerKwp: 6.05 }, '11 = 1×[6 5]'],
    [
      'the larger of two counts equally far',
      { powerKwp: 6.05, inverter: anInverter({ ...oneMpptInParallel, vdcMaxV: 340, mpptMaxV: 340, mpptMinV: 130 }) },
      '12 = 1×[2·6]',
    ],
    [
      'two modules away when a tenth is less',
      { powerKwp: 3.3, inverter: anInverter({ pacNomW: 3000, mpptMinV: 270 }) },
      '8 = 1×[8]',
    ],
    ['a STRING inverter loaded to 0.8 at least', { inverter: anInverter({ pacNomW: 8000 }) }, '12 = 1×[6 6]'],
    [
      'a HYBRID inverter loaded to 0.6 at least',
      { inverter: anInverter({ type: 'HYBRID', pacNomW: 8000 }) },
      '10 = 1×[10]',
    ],
    ['a STRING inverter loaded to 1.5 at most', { powerKwp: 7.15 }, '13 = 1×[7 6]'],
    [
      'a HYBRID inverter loaded to 1.3 at most',
      { powerKwp: 7.15, inverter: anInverter({ type: 'HYBRID' }) },
      '13 = 1×[7] 1×[6]',
    ],
    ['the lower ratio of the maker', { powerKwp: 7.15, inverter: anInverter({ maxDcAcRatio: 1.21 }) }, '11 = 1×[6 5]'],
    ['never the higher ratio of the maker', { powerKwp: 8.8, inverter: anInverter({ maxDcAcRatio: 2 }) }, '16 = 2×[8]'],
    [
      'loads that differ by one module',
      { powerKwp: 25.3, inverter: anInverter({ pacNomW: 6000, nMppt: 3 }) },
      '46 = 1×[8 8] 2×[5 5 5]',
    ],
    ['the 1000 V of a roof', { powerKwp: 44, inverter: anInverter(bigInverter) }, '80 = 1×[16 16 16 16 16]'],
    ['more on the ground', { powerKwp: 44, siteMaxV: 1500, inverter: anInverter(bigInverter) }, '80 = 1×[20 20 20 20]'],
    [
      'the 1000 V of a module on the ground',
      { powerKwp: 44, siteMaxV: 1500, module: { maxSystemV: 1000 }, inverter: anInverter(bigInverter) },
      '80 = 1×[16 16 16 16 16]',
    ],
    ['the upper end of the MPPT', { inverter: anInverter({ mpptMaxV: 400 }) }, '10 = 1×[5 5]'],
    ['full microinverters', { powerKwp: 4.4, inverter: aMicroinverter() }, '8 = 2×[1 1 1 1]'],
    ['a microinverter not full', { inverter: aMicroinverter() }, '10 = 2×[1 1 1 1] 1×[1 1]'],
    ['one microinverter not full, below its ratio', { powerKwp: 0.55, inverter: aMicroinverter() }, '1 = 1×[1]'],
  ])('C-23 takes %s', (_, change, expected) => {
    const result = sizeGenerator(aSizingInput(change))
    expect(kit(result)).toBe(expected)
  })

  it('C-23 publishes ratios of the kit and of each load, and the extremes of the strings', () => {
    const result = sizeGenerator(aSizingInput({ powerKwp: 25.3, inverter: anInverter({ pacNomW: 6000, nMppt: 3 }) }))
    expect(result).toMatchObject({
      dcAcRatio: 1.4056,
      totalStrings: 8,
      parallelMax: 1,
      stringVocMaxV: 426,
      stringVmpMinV: 174.3,
      loads: [{ ratio: 1.4667 }, { ratio: 1.375 }],
    })
  })
})

describe('sizeGenerator, why not', () => {
  it.each([
    ['POWER_ZERO', { powerKwp: 0 }],
    ['POWER_ZERO', { powerKwp: 0.0004 }],
    ['POWER_ZERO', { powerKwp: -1 }],
    ['POWER_ZERO', { powerKwp: Number.NaN }],
    ['ISC_TOO_HIGH', { inverter: anInverter({ iscMaxPerMpptA: 14.2 }) }],
    ['ISC_TOO_HIGH', { inverter: anInverter({ iscMaxPerMpptA: 14.2, vdcMaxV: 50 }) }],
    ['VOC_TOO_HIGH', { inverter: anInverter({ vdcMaxV: 53.2 }) }],
    ['VOC_TOO_HIGH', { inverter: aMicroinverter({ vdcMaxV: 53.2, mpptMinV: 40 }) }],
    ['MPPT_WINDOW', { inverter: anInverter({ mpptMinV: 500 }) }],
    ['MPPT_WINDOW', { inverter: aMicroinverter({ mpptMinV: 36, mpptMaxV: 120, vdcMaxV: 120 }) }],
    ['MPPT_WINDOW', { inverter: aMicroinverter({ mpptMaxV: 42 }) }],
    ['RATIO', { inverter: aMicroinverter({ pacNomW: 2800 }) }],
    ['RATIO', { inverter: aMicroinverter({ pacNomW: 1400 }) }],
    ['RATIO', { inverter: aMicroinverter({ maxDcAcRatio: 1.05 }) }],
    ['TOO_MANY_INVERTERS', { powerKwp: 200, inverter: anInverter({ pacNomW: 3000 }) }],
    ['TOO_MANY_INVERTERS', { powerKwp: 200, inverter: aMicroinverter({ nMppt: 2, pacNomW: 1000 }) }],
    ['POWER_TOO_LOW', { inverter: anInverter({ pacNomW: 100_000 }) }],
    ['NO_CONFIG', { powerKwp: 2.75, inverter: anInverter({ pacNomW: 2000, mpptMinV: 270 }) }],
    // The fewest modules tried would need only ten inverters, with 13 or 14 modules on one MPPT.
    ['NO_CONFIG', { powerKwp: 82.5, inverter: anInverter({ nMppt: 1 }) }],
  ] as const)('C-23 refuses with %s', (reason, change) => {
    expect(sizeGenerator(aSizingInput(change))).toMatchObject({ status: 'IMPOSSIBLE', reason })
  })

  it('C-23 publishes no design for no power, and the design of any other refusal', () => {
    expect(sizeGenerator(aSizingInput({ powerKwp: 0 }))).toEqual({
      status: 'IMPOSSIBLE',
      reason: 'POWER_ZERO',
      design: null,
      targetModules: null,
    })
    expect(sizeGenerator(aSizingInput({ inverter: anInverter({ vdcMaxV: 53.2 }) }))).toMatchObject({
      design: { vocColdV: 53.25, vmpHotV: 34.86, vmpColdV: 42.714, iscHotA: 14.28, nMaxVoc: 0 },
      targetModules: 10,
    })
  })

  it('C-23 allows one hundred microinverters and not one more', () => {
    const pair = { inverter: aMicroinverter({ nMppt: 2, pacNomW: 1000 }) }
    expect(sizeGenerator(aSizingInput({ ...pair, powerKwp: 110 }))).toMatchObject({ status: 'OK', inverters: 100 })
    expect(sizeGenerator(aSizingInput({ ...pair, powerKwp: 110.55 }))).toMatchObject({ reason: 'TOO_MANY_INVERTERS' })
  })
})

describe('sizeGenerator, warnings', () => {
  it.each([
    [['CORRENTE_MPPT'], { inverter: anInverter({ impMaxPerMpptA: 13 }) }],
    [[], { inverter: anInverter({ impMaxPerMpptA: 13.1 }) }],
    [['OVERSIZING_ALTO'], { powerKwp: 7.15 }],
    [['OVERSIZING_ALTO'], { powerKwp: 4.4, inverter: aMicroinverter({ pacNomW: 1600 }) }],
    [['POTENCIA_DIVERGE'], { powerKwp: 5.225 }],
    [[], { powerKwp: 5.239 }],
    [['MICRO_PARCIAL'], { inverter: aMicroinverter() }],
    [
      ['FUSIVEL'],
      {
        powerKwp: 16.5,
        inverter: anInverter({ pacNomW: 13_000, nMppt: 1, stringsPerMppt: 3, impMaxPerMpptA: 40, iscMaxPerMpptA: 52 }),
      },
    ],
    [[], { powerKwp: 11, inverter: anInverter({ ...oneMpptInParallel, pacNomW: 9000 }) }],
    [['MICRO_PARCIAL', 'OVERSIZING_ALTO'], { inverter: aMicroinverter({ pacNomW: 1600 }) }],
  ])('C-23 warns %j', (warnings, change) => {
    expect(sizeGenerator(aSizingInput(change))).toMatchObject({ status: 'OK', warnings })
  })
})

describe('sizeGenerator, settings', () => {
  it('C-23 follows the ratio limits and the cap that staff set', () => {
    const settings = {
      ...defaultGeneratorSettings,
      inverterTypes: {
        ...defaultGeneratorSettings.inverterTypes,
        STRING: { rMin: 0.8, rMax: 1.2, maxInverters: 1 },
      },
    }
    expect(sizeGenerator(aSizingInput({ powerKwp: 7.15 })).status).toBe('OK')
    expect(sizeGenerator(aSizingInput({ powerKwp: 7.15 }), settings)).toMatchObject({ reason: 'TOO_MANY_INVERTERS' })
  })
})
