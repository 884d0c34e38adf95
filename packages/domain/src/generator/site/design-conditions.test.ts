import { describe, expect, it } from 'vitest'
import { defaultGeneratorSettings } from '../figures/generator-settings.ts'
import { roundToSaleMultiple, saleStep } from '../sizing/sale-multiple.ts'
import { designConditions, siteTemperatures } from './design-conditions.ts'

describe('designConditions', () => {
  it.each([
    ['a roof in São Paulo', { uf: 'SP', roofTypeId: 1 }, { tMinC: -2, tCellMaxC: 74, siteMaxV: 1000 }],
    ['a slab in Mato Grosso do Sul', { uf: 'MS', roofTypeId: 5 }, { tMinC: -2, tCellMaxC: 72, siteMaxV: 1000 }],
    ['the ground in Acre', { uf: 'AC', roofTypeId: 10 }, { tMinC: 8, tCellMaxC: 67, siteMaxV: 1500 }],
    ['a state in small letters', { uf: 'sc', roofTypeId: 9 }, { tMinC: -7, tCellMaxC: 73, siteMaxV: 1000 }],
    ['an unknown state', { uf: 'XX', roofTypeId: 1 }, { tMinC: -7, tCellMaxC: 77, siteMaxV: 1000 }],
    ['no state', { uf: null, roofTypeId: 1 }, { tMinC: -7, tCellMaxC: 77, siteMaxV: 1000 }],
    ['a mountain town', { uf: 'SC', roofTypeId: 1, tMinC: -11.6 }, { tMinC: -11.6, tCellMaxC: 73, siteMaxV: 1000 }],
  ])('C-23 gives the temperatures and the voltage limit of %s', (_, input, expected) => {
    expect(designConditions(input)).toEqual(expected)
  })

  it('C-22 C-23 returns the air temperatures of a site, the colder one of a mountain town', () => {
    expect(siteTemperatures({ uf: 'SP' })).toEqual({ tMinC: -2, tAmbMaxC: 39 })
    expect(siteTemperatures({ uf: 'SC', tMinC: -11.6 })).toEqual({ tMinC: -11.6, tAmbMaxC: 38 })
    expect(siteTemperatures({ uf: 'XX' })).toEqual({ tMinC: -7, tAmbMaxC: 42 })
  })

  it('C-23 has no conditions for an unknown roof type', () => {
    expect(designConditions({ uf: 'SP', roofTypeId: 99 })).toBeUndefined()
  })

  it('C-23 knows the 27 states', () => {
    expect(Object.keys(defaultGeneratorSettings.temperaturesByState)).toHaveLength(27)
  })

  it('C-23 follows the temperatures that staff set, and the settings survive storage as JSON', () => {
    const settings = {
      ...defaultGeneratorSettings,
      temperaturesByState: { ...defaultGeneratorSettings.temperaturesByState, SP: { tMinC: -4, tAmbMaxC: 41 } },
    }
    expect(designConditions({ uf: 'SP', roofTypeId: 1 }, settings)).toMatchObject({ tMinC: -4, tCellMaxC: 76 })
    expect(JSON.parse(JSON.stringify(defaultGeneratorSettings))).toEqual(defaultGeneratorSettings)
  })
})

describe('roundToSaleMultiple', () => {
  it.each([
    ['10200001', 1, 10],
    ['10200001', 10, 10],
    ['10200001', 11, 20],
    ['10200001', 0, 0],
    ['10300001', 11, 11],
    ['20010200', 7, 7],
  ])('C-27 sells of %s, when %i are needed, %i', (code, quantity, sold) => {
    expect(roundToSaleMultiple(code, quantity)).toBe(sold)
  })

  it('C-27 steps fixings by ten and everything else by one', () => {
    expect([saleStep('10200021'), saleStep('10400001')]).toEqual([10, 1])
  })
})
