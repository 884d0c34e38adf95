import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judgeBasket } from '../generator/basket/judge-basket.ts'
import { defaultGeneratorSettings as settings } from '../generator/figures/generator-settings.ts'
import { type CatalogueProduct, invertersOnSale, modulesOnSale } from '../generator/generator-catalogue.ts'
import {
  aGeneratorCatalogue,
  aModule,
  aModuleProduct,
  anInverter,
  anInverterProduct,
} from '../generator/test-examples.ts'
import { findKitSubstitutes, type KitSubstitute, type PresentKit, type ReplacedPart } from './kit-substitutes.ts'

const setUp = (products: readonly CatalogueProduct[], change: Partial<PresentKit> = {}) => {
  const catalogue = aGeneratorCatalogue([aModuleProduct('10010001'), anInverterProduct('10100001'), ...products])
  const module = modulesOnSale(catalogue).find(({ code }) => code === '10010001')
  const inverter = invertersOnSale(catalogue).find(({ code }) => code === '10100001')
  if (!module || !inverter) throw new Error('the present pair is on sale')
  const present: PresentKit = {
    module,
    inverter,
    requestedKwp: 5.5,
    powerW: 5500,
    roofTypeId: 1,
    uf: 'SP',
    lastPrices: new Map(),
    ...change,
  }
  return (replaced: ReplacedPart) => findKitSubstitutes(present, replaced, { catalogue, settings })
}

const codes = (substitutes: readonly KitSubstitute[]) => substitutes.map(({ code }) => code)

describe('the substitutes in a sized kit', () => {
  test('SUB-003 an inverter whose MPPT window fails is never offered, one that works is', () => {
    const narrow = anInverterProduct('10100002', { electrical: anInverter({ mpptMinV: 520 }) })
    const good = anInverterProduct('10100003', { electrical: anInverter({ pacNomW: 5200 }) })
    expect(codes(setUp([narrow, good])('inverter'))).toEqual(['10100003'])
  })

  test('SUB-003 the power may differ by 5 % or one module, and the other items are computed again', () => {
    const near = aModuleProduct('10010002', { electrical: aModule({ pmaxW: 600 }) })
    const [found] = setUp([near])('module')
    expect(found).toMatchObject({ code: '10010002', kit: { sizing: { modules: 9, powerW: 5400 } } })
    expect(found?.kit.items).toContainEqual({ code: '10010002', quantity: 9 })
    expect(found?.kit.items.some(({ code }) => code === '10010001')).toBe(false)
    expect(setUp([near], { powerW: 8000 })('module')).toEqual([])
  })

  test('C-192 an inverter behind a transformer replaces only one that needs it too', () => {
    const three = anInverterProduct('10100002', { electrical: anInverter({ acVoltageV: 380 }) })
    expect(setUp([three], { supply: 'MONO_220' })('inverter')).toEqual([])
    const [found] = setUp([three], { supply: 'MONO_127' })('inverter')
    expect(found?.code).toBe('10100002')
  })

  test('C-192 a warning that the present kit does not have is named', () => {
    const small = anInverterProduct('10100002', { electrical: anInverter({ pacNomW: 4000 }) })
    expect(setUp([small])('inverter')).toMatchObject([{ newWarnings: ['OVERSIZING_ALTO'] }])
  })

  test('SUB-003 a half that is no longer sold stays at its last price; without it the kit has no price', () => {
    const catalogue = aGeneratorCatalogue([aModuleProduct('10010001'), aModuleProduct('10010002')])
    const [module] = modulesOnSale(catalogue)
    const [inverter] = invertersOnSale(aGeneratorCatalogue([anInverterProduct('10100009')]))
    if (!module || !inverter) throw new Error('both are on sale somewhere')
    const kit = { module, inverter, requestedKwp: 5.5, powerW: 5500, roofTypeId: 1, uf: 'SP' }
    const find = (lastPrices: PresentKit['lastPrices']) =>
      findKitSubstitutes({ ...kit, lastPrices }, 'module', { catalogue, settings })
    expect(find(new Map())).toEqual([])
    expect(codes(find(new Map([['10100009', 100_000]])))).toEqual(['10010002'])
  })

  test('SUB-003 a kit for a roof that the rule no longer knows has no substitutes', () => {
    expect(setUp([aModuleProduct('10010002')], { roofTypeId: 99 })('module')).toEqual([])
  })
})

const moduleFigures = fc
  .record({
    pmaxW: fc.integer({ min: 400, max: 700 }),
    vocV: fc.integer({ min: 38, max: 55 }),
    iscA: fc.integer({ min: 9, max: 18 }),
  })
  .map((figures) => aModule({ ...figures, vmpV: figures.vocV * 0.83, impA: figures.iscA * 0.94 }))

const inverterFigures = fc
  .record({
    pacNomW: fc.integer({ min: 3000, max: 8000 }),
    vdcMaxV: fc.constantFrom(500, 600, 850, 1100),
    mpptMinV: fc.integer({ min: 90, max: 400 }),
    nMppt: fc.integer({ min: 1, max: 4 }),
    iscMaxPerMpptA: fc.constantFrom(13, 20, 40),
    phases: fc.constantFrom(1, 3),
  })
  .map((figures) => anInverter({ ...figures, mpptMaxV: figures.vdcMaxV }))

const places = fc.record({
  uf: fc.constantFrom('SC', 'SP', 'PA', 'MT'),
  roofTypeId: fc.constantFrom(1, 4, 5, 10),
  supply: fc.constantFrom(undefined, 'MONO_220', 'TRI_220_380', 'TRI_127_220'),
})

type Place = Pick<PresentKit, 'uf' | 'roofTypeId' | 'supply'>

const judge = ({ kit }: KitSubstitute, place: Place) =>
  judgeBasket(
    {
      modules: [{ name: 'módulo', module: kit.module.module, quantity: kit.sizing.modules }],
      inverters: [{ name: 'inversor', inverter: kit.inverter.inverter, quantity: kit.sizing.inverters }],
      codes: kit.items.map(({ code }) => code),
    },
    place,
  )

test('SUB-003 every substitute of any kit passes the basket check at its place', () => {
  let offered = 0
  const modules = fc.array(moduleFigures, { minLength: 1, maxLength: 5 })
  const inverters = fc.array(inverterFigures, { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(fc.tuple(modules, inverters), places, (figures, place) => {
      const find = setUp(
        [
          ...figures[0].map((electrical, index) => aModuleProduct(`1001100${index}`, { electrical })),
          ...figures[1].map((electrical, index) => anInverterProduct(`1010100${index}`, { electrical })),
        ],
        place,
      )
      for (const substitute of [...find('module'), ...find('inverter')]) {
        offered += 1
        const { sizing, module } = substitute.kit
        const gapW = Math.abs(sizing.powerW - 5500)
        expect(gapW * 20 <= 5500 || gapW <= module.module.pmaxW).toBe(true)
        expect(judge(substitute, place)?.light).toMatch(/GREEN|YELLOW/)
      }
    }),
    { numRuns: 150 },
  )
  expect(offered).toBeGreaterThan(100)
})
