import { describe, expect, it } from 'vitest'
import { proposeKitsWithSizing } from '../proposals/propose-kits.ts'
import { aGeneratorCatalogue, aModuleProduct, anInverter, anInverterProduct } from '../test-examples.ts'
import { describeOutput, type Supply, supplies, supplyFit, supplyNames } from './supply.ts'

const single = anInverter()
const three = anInverter({ phases: 3 })
const threeLow = anInverter({ phases: 3, acVoltageV: 220 })

describe('supplyFit', () => {
  it.each<[Supply, ...string[]]>([
    ['MONO_127', 'TRANSFORMER', 'IMPOSSIBLE', 'IMPOSSIBLE'],
    ['MONO_220', 'DIRECT', 'IMPOSSIBLE', 'IMPOSSIBLE'],
    ['BI_127_220', 'DIRECT', 'IMPOSSIBLE', 'IMPOSSIBLE'],
    ['BI_220_380', 'DIRECT', 'IMPOSSIBLE', 'IMPOSSIBLE'],
    ['TRI_127_220', 'DIRECT', 'TRANSFORMER', 'DIRECT'],
    ['TRI_220_380', 'DIRECT', 'DIRECT', 'TRANSFORMER'],
  ])('C-23 %s feeds an inverter of 220 V, three phases of 380 V and of 220 V: %s, %s, %s', (supply, ...fits) => {
    expect([single, three, threeLow].map((inverter) => supplyFit(inverter, supply))).toEqual(fits)
  })

  it('C-23 without a known supply everything connects', () => {
    expect(supplyFit(three, undefined)).toBe('DIRECT')
  })

  it('C-23 names every supply and every output differently', () => {
    expect(new Set(supplyNames.map((name) => supplies[name].label)).size).toBe(supplyNames.length)
    expect([single, three, threeLow].map((inverter) => describeOutput(inverter))).toEqual([
      'monofásico 220 V',
      'trifásico 380 V',
      'trifásico 220 V',
    ])
  })
})

describe('proposeKits for a supply', () => {
  const module = aModuleProduct('10010001')
  const onePhase = anInverterProduct('10100001')
  const cheapThree = anInverterProduct('10100002', { electrical: three, VLR_TOT: 1 })
  const options = {
    powerKwp: 5.5,
    inverterBrandId: '201',
    inverterId: '10100001',
    moduleId: '10010001',
    roofTypeId: 4,
    uf: 'SP',
  }
  const proposed = (change: object) => {
    const result = proposeKitsWithSizing({ ...options, ...change }, aGeneratorCatalogue([module, onePhase, cheapThree]))
    if (result.status === 'INVALID') throw new Error(result.message)
    return { reason: result.reason, kits: result.kits.map(({ inverter, warnings }) => [inverter.code, warnings]) }
  }

  it('C-22 C-23 offers unasked only what connects without a transformer', () => {
    expect(proposed({ supply: 'TRI_127_220' })).toEqual({ reason: null, kits: [['10100001', []]] })
    expect(proposed({}).kits).toHaveLength(2)
  })

  it('C-22 C-23 the chosen inverter may need a transformer, which adds a remark', () => {
    const { reason, kits } = proposed({ inverterId: '10100002', supply: 'TRI_127_220' })
    expect(reason).toBeNull()
    expect(kits[0]).toEqual(['10100002', ['TRANSFORMADOR']])
  })

  it('KIT-002 C-22 an inverter that the supply cannot feed makes no kit', () => {
    const { reason, kits } = proposed({ inverterId: '10100002', supply: 'BI_127_220' })
    expect(reason).toBe('SUPPLY')
    expect(kits).toEqual([['10100001', []]])
  })

  it('C-23 where nothing connects directly the alternatives are those behind a transformer', () => {
    expect(proposed({ supply: 'MONO_127' }).kits).toEqual([['10100001', ['TRANSFORMADOR']]])
  })
})
