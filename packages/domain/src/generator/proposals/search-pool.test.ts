import fc from 'fast-check'
import { expect, it } from 'vitest'
import { defaultGeneratorSettings } from '../figures/generator-settings.ts'
import { invertersOnSale, modulesOnSale, priceList } from '../generator-catalogue.ts'
import { conditionsOnRoof, findRoofType } from '../site/design-conditions.ts'
import type { SizedKit } from '../sizing/sized-kit.ts'
import { aGeneratorCatalogue, aModule, aModuleProduct, anInverter, anInverterProduct } from '../test-examples.ts'
import { byEfficiency, byPrice, isCloseToRequest, type KitOrder } from './rank-kits.ts'
import { type KitPool, searchPool, sizedOnce } from './search-pool.ts'

const settings = defaultGeneratorSettings
const roof = findRoofType(1)
if (!roof) throw new Error('roof type 1 is gone')

type Equipment = { readonly watts: number; readonly price: number; readonly figure: number }

const equipment = (least: number, most: number): fc.Arbitrary<Equipment> =>
  fc.record({
    watts: fc.integer({ min: least, max: most }),
    price: fc.integer({ min: 100, max: 9000 }),
    figure: fc.integer({ min: 0, max: 4 }),
  })

const aPool = (modules: readonly Equipment[], inverters: readonly Equipment[], powerKwp: number): KitPool => {
  const catalogue = aGeneratorCatalogue([
    ...modules.map(({ watts, price, figure }, index) => {
      const electrical = aModule({ pmaxW: watts })
      return aModuleProduct(`1001000${index}`, { electrical, VLR_TOT: price, lengthMm: 2000 + 50 * figure })
    }),
    ...inverters.map(({ watts, price, figure }, index) => {
      const electrical = anInverter({
        pacNomW: watts,
        vdcMaxV: 1000,
        nMppt: 2 + figure,
        stringsPerMppt: 2,
        iscMaxPerMpptA: 40,
      })
      return anInverterProduct(`1010000${index}`, { electrical, VLR_TOT: price, efficiency: 0.95 + figure / 100 })
    }),
  ])
  const conditions = conditionsOnRoof({ uf: 'SP' }, roof)
  const request = { powerKwp, roof, conditions, prices: priceList(catalogue), settings }
  return { modules: modulesOnSale(catalogue), inverters: invertersOnSale(catalogue), request, size: sizedOnce(request) }
}

/** The literal definition of the rule: size every pair, filter what may be proposed, take the first of the order. */
const firstOfAll = ({ modules, inverters, request, size }: KitPool, order: KitOrder): SizedKit | undefined =>
  modules
    .flatMap((module) => inverters.map((inverter) => size(module, inverter)))
    .filter((kit): kit is SizedKit => kit.status === 'OK' && kit.missingCodes.length === 0)
    .filter((kit) => isCloseToRequest(kit, request.settings.divergenceDivisor))
    .sort(order)[0]

it('C-22 C-23 what is left unsized never changes the winners, whatever the prices, powers and efficiencies', () => {
  const pool = fc
    .tuple(
      fc.array(equipment(300, 700), { minLength: 1, maxLength: 5 }),
      fc.array(equipment(1500, 20_000), { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 1, max: 60 }),
    )
    .map(([modules, inverters, power]) => aPool(modules, inverters, power))
  fc.assert(
    fc.property(pool, (each) => {
      const { cheapest, mostEfficient } = searchPool(each)
      expect(cheapest).toBe(firstOfAll(each, byPrice))
      expect(mostEfficient).toBe(firstOfAll(each, byEfficiency))
    }),
    { numRuns: 150 },
  )
})

it('KIT-001 of a thousand modules and a hundred inverters only a few pairs are sized', () => {
  const many = (count: number, least: number, step: number) =>
    Array.from({ length: count }, (_, index) => ({
      watts: least + (index % 40) * step,
      price: 400 + ((index * 37) % 500),
      figure: index % 5,
    }))
  const pool = aPool(many(1000, 400, 8), many(100, 3000, 500), 30)
  let sized = 0
  const counted: KitPool = {
    ...pool,
    size: (module, inverter) => {
      sized += 1
      return pool.size(module, inverter)
    },
  }
  expect(searchPool(counted)).toMatchObject({ cheapest: { status: 'OK' }, mostEfficient: { status: 'OK' } })
  expect(sized).toBeLessThan(5000)
})
