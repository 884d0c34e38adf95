import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CatalogueProduct,
  type GeneratorCatalogue,
  invertersOnSale,
  modulesOnSale,
} from '../generator-catalogue.ts'
import { aGeneratorCatalogue, aModule, aModuleProduct, anInverter, anInverterProduct } from '../test-examples.ts'
import type { GeneratorOptions } from './generator-options.ts'
import { nearestKits } from './nearest-kits.ts'
import { proposeKitsWithSizing } from './propose-kits.ts'

const module = aModuleProduct('10010001')
const inverter = anInverterProduct('10100001')
const ofPower = (code: string, pacNomW: number, change: Partial<CatalogueProduct> = {}) =>
  anInverterProduct(code, { electrical: anInverter({ pacNomW, nMppt: 4 }), ...change })

const options = (change: Partial<GeneratorOptions> = {}): GeneratorOptions => ({
  powerKwp: 5.5,
  inverterBrandId: '201',
  inverterId: '10100001',
  moduleId: '10010001',
  roofTypeId: 4,
  uf: 'SP',
  ...change,
})

const nearest = (products: readonly CatalogueProduct[], change: Partial<GeneratorOptions> = {}) =>
  nearestKits(options(change), aGeneratorCatalogue(products)).map(({ change: what, kit }) => [
    what,
    kit.module.code,
    kit.inverter.code,
    kit.sizing.powerW,
  ])

const proposalsFor = (wanted: GeneratorOptions, catalogue: GeneratorCatalogue) => {
  const proposed = proposeKitsWithSizing(wanted, catalogue)
  if (proposed.status === 'INVALID') throw new Error(proposed.message)
  return proposed
}

const isPossible = (wanted: GeneratorOptions, catalogue: GeneratorCatalogue) =>
  proposalsFor(wanted, catalogue).reason === null

const listPairs = (catalogue: GeneratorCatalogue) =>
  modulesOnSale(catalogue).flatMap(({ code }) =>
    invertersOnSale(catalogue).map((each) => ({
      moduleId: code,
      inverterId: each.code,
      inverterBrandId: each.brandId,
    })),
  )

describe('nearestKits', () => {
  it('KIT-002 C-22 changes one thing at a time: the inverter closest in size, the module, the power', () => {
    const large = ofPower('10100009', 20_000)
    const products = [module, inverter, large, ofPower('10100002', 4000), ofPower('10100003', 6000)]
    expect(nearest(products, { inverterId: '10100009' })).toEqual([
      ['INVERTER', '10010001', '10100003', 5500],
      ['POWER', '10010001', '10100009', 16_500],
    ])
  })

  it('KIT-002 C-22 another module where this one carries too much current', () => {
    const strong = aModuleProduct('10010002', { electrical: aModule({ iscA: 25 }) })
    const slim = aModuleProduct('10010003', { electrical: aModule({ pmaxW: 500 }) })
    expect(nearest([module, strong, slim, inverter], { moduleId: '10010002' })).toEqual([
      ['MODULE', '10010001', '10100001', 5500],
    ])
  })

  it('KIT-002 C-22 the smallest power that works, when none was given', () => {
    expect(nearest([module, inverter], { powerKwp: 0 })).toEqual([['POWER', '10010001', '10100001', 4400]])
  })

  it('KIT-002 C-22 another brand only where the brand itself has nothing', () => {
    const narrow = anInverterProduct('10100002', { electrical: anInverter({ iscMaxPerMpptA: 10 }) })
    const other = anInverterProduct('10100003', { ZAM_COD: '202' })
    expect(nearest([module, narrow, other], { inverterId: '10100002' })).toEqual([
      ['BRAND', '10010001', '10100003', 5500],
    ])
  })

  it('KIT-002 C-22 another roof where the structure of this one is not on sale', () => {
    const catalogue = aGeneratorCatalogue([module, inverter])
    const products = catalogue.products.filter(({ B1_COD }) => B1_COD !== '10200014')
    const [found, ...others] = nearestKits(options(), { ...catalogue, products })
    expect(others).toEqual([])
    expect(found).toMatchObject({ change: 'ROOF', options: { roofTypeId: 1 }, kit: { missingCodes: [] } })
  })

  it('KIT-002 C-23 never leaves the supply of the building', () => {
    const three = anInverterProduct('10100002', { electrical: anInverter({ phases: 3 }) })
    expect(nearest([module, inverter, three], { inverterId: '10100002', supply: 'BI_127_220' })).toEqual([
      ['INVERTER', '10010001', '10100001', 5500],
    ])
  })

  it('KIT-002 refuses nothing: options that name nothing on sale have no neighbours', () => {
    expect(nearest([module, inverter], { moduleId: '10019999' })).toEqual([])
  })

  const modules = fc.array(
    fc.record({
      pmaxW: fc.integer({ min: 300, max: 700 }),
      vocV: fc.integer({ min: 40, max: 56 }),
      iscA: fc.integer({ min: 9, max: 19 }),
    }),
    { minLength: 1, maxLength: 3 },
  )
  const inverters = fc.array(
    fc.record({
      pacNomW: fc.integer({ min: 3000, max: 60_000 }),
      mpptMinV: fc.integer({ min: 100, max: 500 }),
      iscMaxPerMpptA: fc.constantFrom(10, 15, 20, 40),
      brand: fc.constantFrom('201', '202'),
    }),
    { minLength: 1, maxLength: 3 },
  )
  /** Of inverters up to a voltage: the lower it is, the fewer pairs work. */
  const shopsUpTo = (vdcMaxV: number) =>
    fc.record({ modules, inverters, powerKwp: fc.integer({ min: 0, max: 200 }) }).map((shop) => {
      const products = [
        ...shop.modules.map((figures, at) =>
          aModuleProduct(String(10_010_001 + at), { electrical: aModule({ ...figures, vmpV: figures.vocV * 0.83 }) }),
        ),
        ...shop.inverters.map(({ brand, ...figures }, at) =>
          anInverterProduct(String(10_100_001 + at), {
            ZAM_COD: brand,
            electrical: anInverter({ ...figures, vdcMaxV, mpptMaxV: vdcMaxV, nMppt: 3 }),
          }),
        ),
      ]
      const wanted = options({ powerKwp: shop.powerKwp, inverterBrandId: shop.inverters[0]?.brand ?? '' })
      return { catalogue: aGeneratorCatalogue(products), wanted }
    })

  it('KIT-002 C-22 searching for the options of a neighbour finds that very kit', () => {
    let offered = 0
    fc.assert(
      fc.property(shopsUpTo(1000), ({ catalogue, wanted }) => {
        fc.pre(!isPossible(wanted, catalogue))
        const found = nearestKits(wanted, catalogue)
        offered += found.length
        for (const { options: searched, kit } of found) {
          const { reason, kits } = proposalsFor(searched, catalogue)
          expect([reason, kits[0]?.items]).toEqual([null, kit.items])
        }
      }),
      { numRuns: 60 },
    )
    expect(offered).toBeGreaterThan(10)
  })

  it('KIT-002 C-22 there is a neighbour whenever the catalogue makes any kit at all', () => {
    let without = 0
    fc.assert(
      fc.property(shopsUpTo(550), ({ catalogue, wanted }) => {
        fc.pre(!isPossible(wanted, catalogue) && nearestKits(wanted, catalogue).length === 0)
        without += 1
        for (const pair of listPairs(catalogue)) {
          for (let powerKwp = 1; powerKwp <= 200; powerKwp += 1) {
            expect(isPossible({ ...wanted, ...pair, powerKwp }, catalogue)).toBe(false)
          }
        }
      }),
      { numRuns: 5 },
    )
    expect(without).toBeGreaterThan(0)
  })
})
