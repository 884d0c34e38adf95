import { describe, expect, it } from 'vitest'
import { aMicroinverter, aModule, anInverter } from '../test-examples.ts'
import { checkKitStrings, type KitStrings } from './check-kit-strings.ts'

const aKit = (change: Partial<KitStrings> = {}, modulesPerString = 10, strings = 1): KitStrings => ({
  module: aModule(),
  inverter: anInverter(),
  loads: [{ mppts: [{ strings, modulesPerString }] }],
  roofTypeId: 1,
  uf: 'SP',
  ...change,
})

describe('checkKitStrings', () => {
  it('C-23 lets a kit go where its strings stay within limits, with the figures', () => {
    expect(checkKitStrings(aKit())).toMatchObject({
      allowed: true,
      figures: { longestString: 10, stringVocMaxV: 535.1, vLimitV: 550, mpptMinV: 100 },
    })
  })

  it('C-23 refuses a string that the cold of the delivery state takes over the limit', () => {
    const kit = aKit({ inverter: anInverter({ vdcMaxV: 540 }) })
    expect(checkKitStrings(kit).allowed).toBe(true)
    expect(checkKitStrings({ ...kit, uf: 'SC' })).toMatchObject({
      allowed: false,
      reason: 'VOC_OVER_LIMIT',
      message: 'Em SC, a série de 10 módulos chega a 541,6 V no frio, acima do limite de 540,0 V',
    })
  })

  it('C-23 refuses a string that the heat of the delivery state takes under the MPPT', () => {
    const kit = aKit({ inverter: anInverter({ mpptMinV: 175 }) }, 5)
    expect(checkKitStrings(kit).allowed).toBe(true)
    expect(checkKitStrings({ ...kit, uf: 'TO' })).toMatchObject({
      allowed: false,
      reason: 'VMP_BELOW_MPPT',
      message: 'Em TO, a série de 5 módulos cai a 172,9 V no calor, abaixo do mínimo de 175,0 V do MPPT',
    })
  })

  it('C-23 refuses parallel strings that the heat takes over the current of the MPPT', () => {
    const kit = aKit({ inverter: anInverter({ iscMaxPerMpptA: 28.56, stringsPerMppt: 2 }) }, 5, 2)
    expect(checkKitStrings(kit).allowed).toBe(true)
    expect(checkKitStrings({ ...kit, uf: 'MT' })).toMatchObject({ allowed: false, reason: 'ISC_OVER_LIMIT' })
  })

  it('C-23 refuses a string over the operating range', () => {
    const kit = aKit({ inverter: anInverter({ mpptMaxV: 400 }) })
    expect(checkKitStrings(kit)).toMatchObject({ allowed: false, reason: 'VMP_ABOVE_MPPT' })
  })

  it('C-23 takes the voltage limit of the roof at delivery, and the colder place when one is given', () => {
    const kit = aKit({ inverter: anInverter({ vdcMaxV: 1100, mpptMaxV: 1000 }), roofTypeId: 10 }, 19)
    expect(checkKitStrings(kit).allowed).toBe(true)
    expect(checkKitStrings({ ...kit, roofTypeId: 1 })).toMatchObject({ reason: 'VOC_OVER_LIMIT' })
    expect(checkKitStrings(aKit({ tMinC: -15 }))).toMatchObject({ reason: 'VOC_OVER_LIMIT' })
  })

  it('C-23 assumes the envelope of the country for an unknown state', () => {
    const kit = aKit({ inverter: anInverter({ vdcMaxV: 540 }), uf: null })
    expect(checkKitStrings(kit)).toMatchObject({
      allowed: false,
      message: 'Neste local, a série de 10 módulos chega a 541,6 V no frio, acima do limite de 540,0 V',
    })
  })

  it('C-23 checks the single module on each input of a microinverter', () => {
    const kit = aKit({ inverter: aMicroinverter({ vdcMaxV: 54 }) }, 1)
    expect(checkKitStrings(kit).allowed).toBe(true)
    expect(checkKitStrings({ ...kit, uf: 'SC' })).toMatchObject({ allowed: false, reason: 'VOC_OVER_LIMIT' })
  })

  it('C-23 refuses a roof type it does not know', () => {
    expect(checkKitStrings(aKit({ roofTypeId: 99 }))).toMatchObject({ allowed: false, reason: 'UNKNOWN_ROOF_TYPE' })
  })

  it('C-23 throws for a kit that was never sized', () => {
    expect(() => checkKitStrings(aKit({ loads: [] }))).toThrow('no strings')
  })
})
