import fc from 'fast-check'
import { expect, it } from 'vitest'
import { defaultGeneratorSettings } from '../figures/generator-settings.ts'
import { type CatalogueProduct, invertersOnSale, modulesOnSale, priceList } from '../generator-catalogue.ts'
import type { KitInverter } from '../inverter.ts'
import { conditionsOnRoof, findRoofType } from '../site/design-conditions.ts'
import type { KitRequest, SizedKit, sizeKit } from '../sizing/sized-kit.ts'
import { aGeneratorCatalogue, aModule, aModuleProduct, anInverter, anInverterProduct } from '../test-examples.ts'
import { leastStructure } from './accessory-bounds.ts'
import { boundInverters, boundModule, leastCentsPerW, mayBeOffered } from './pair-bounds.ts'
import { byEfficiency, byPrice, isCloseToRequest, type KitOrder } from './rank-kits.ts'
import { type KitPool, searchPool, sizedOnce } from './search-pool.ts'

/** Few values each, so that prices, powers and efficiencies are often equal and limits are often met exactly. */
const moduleFigures = fc.record({
  pmaxW: fc.constantFrom(100, 250, 400, 500, 550, 600, 700),
  vocV: fc.constantFrom(38, 50, 55, 65),
  vmpRatio: fc.constantFrom(0.8, 0.84),
  iscA: fc.constantFrom(6, 10, 14, 18, 20, 25.6),
  maxSystemV: fc.constantFrom(600, 1000, 1500),
  lengthMm: fc.constantFrom(1000, 2000, 2278),
  widthMm: fc.constantFrom(1000, 1134),
  frameMm: fc.constantFrom(30, 35, 40),
  price: fc.constantFrom(0, 1, 100, 400, 400.01, 900),
})

const inverterFigures = fc.record({
  type: fc.constantFrom('STRING' as const, 'HYBRID' as const, 'MICRO' as const),
  pacNomW: fc.constantFrom(500, 800, 1500, 3000, 5000, 5500, 10_000, 25_000, 75_000),
  vdcMaxV: fc.constantFrom(60, 65, 550, 600, 1000, 1100),
  mpptMinV: fc.constantFrom(16, 22, 90, 200),
  mpptMaxV: fc.constantFrom(60, 500, 550, 850, 1000),
  nMppt: fc.constantFrom(1, 2, 4, 12),
  stringsPerMppt: fc.constantFrom(1, 2, 3),
  iscMaxPerMpptA: fc.constantFrom(15, 20, 40, 60),
  maxDcAcRatio: fc.constantFrom(undefined, 1.1, 1.5, 2),
  phases: fc.constantFrom(1, 3),
  dcProtectionIntegrated: fc.boolean(),
  efficiency: fc.constantFrom(0.95, 0.97),
  price: fc.constantFrom(0, 500, 2500, 2500.01, 20_000),
})

const sites = fc.record({
  powerKwp: fc.oneof(
    fc.constantFrom(0.1, 0.55, 3, 5.5, 200),
    fc.integer({ min: 1, max: 20_000 }).map((each) => each / 100),
  ),
  roofTypeId: fc.integer({ min: 1, max: 10 }),
  uf: fc.constantFrom('SP', 'SC', 'TO', null),
  tMinC: fc.constantFrom(undefined, -20, 25, 30),
  missing: fc.constantFrom(
    '',
    '',
    '',
    '',
    '',
    '',
    '10300001',
    '10400001',
    '10400007',
    '10500011',
    '10500001',
    '10400008',
  ),
  accessoryPrice: fc.constantFrom(0, 1, 30, 200),
})

type ModuleFigures = Parameters<Parameters<typeof moduleFigures.map>[0]>[0]
type InverterFigures = Parameters<Parameters<typeof inverterFigures.map>[0]>[0]
type Site = Parameters<Parameters<typeof sites.map>[0]>[0]

const toModule = (figures: ModuleFigures, index: number): CatalogueProduct => {
  const { vmpRatio, price, lengthMm, widthMm, frameMm, ...electrical } = figures
  const module = aModule({ ...electrical, vmpV: electrical.vocV * vmpRatio })
  return aModuleProduct(`1001000${index}`, { electrical: module, VLR_TOT: price, lengthMm, widthMm, frameMm })
}

const toInverter = ({ efficiency, price, ...figures }: InverterFigures, index: number): CatalogueProduct => {
  const electrical: KitInverter = anInverter(figures)
  return anInverterProduct(`1010000${index}`, { electrical, VLR_TOT: price, efficiency })
}

const toPool = (modules: readonly ModuleFigures[], inverters: readonly InverterFigures[], site: Site): KitPool => {
  const roof = findRoofType(site.roofTypeId)
  if (!roof) throw new Error('a roof type is gone')
  const { products } = aGeneratorCatalogue([])
  const onSale = products.filter(({ B1_COD }) => B1_COD !== site.missing)
  const accessories = onSale.map((product) => ({ ...product, VLR_TOT: site.accessoryPrice }))
  const catalogue = {
    products: [...modules.map(toModule), ...inverters.map(toInverter), ...accessories],
    roofTypes: [],
  }
  const request: KitRequest = {
    powerKwp: site.powerKwp,
    roof,
    conditions: conditionsOnRoof(site, roof),
    prices: priceList(catalogue),
    settings: defaultGeneratorSettings,
  }
  return { modules: modulesOnSale(catalogue), inverters: invertersOnSale(catalogue), request, size: sizedOnce(request) }
}

const pools = fc
  .tuple(
    fc.array(moduleFigures, { minLength: 1, maxLength: 6 }),
    fc.array(inverterFigures, { minLength: 1, maxLength: 6 }),
    sites,
  )
  .map(([modules, inverters, site]) => toPool(modules, inverters, site))

const isOffered = (kit: ReturnType<typeof sizeKit>, { settings }: KitRequest): kit is SizedKit =>
  kit.status === 'OK' && kit.missingCodes.length === 0 && isCloseToRequest(kit, settings.divergenceDivisor)

/** The plain rule: size every pair, filter what may be proposed, take the first of the order. */
const offeredOf = ({ modules, inverters, request, size }: KitPool): SizedKit[] =>
  modules
    .flatMap((module) => inverters.map((inverter) => size(module, inverter)))
    .filter((kit) => isOffered(kit, request))

const firstOf = (kits: readonly SizedKit[], order: KitOrder): SizedKit | undefined => kits.toSorted(order)[0]

it('C-22 C-23 the search finds the same kits as sizing every pair, in random catalogues with values at the limits', () => {
  let found = 0
  fc.assert(
    fc.property(pools, (pool) => {
      const offered = offeredOf(pool)
      const { cheapest, mostEfficient } = searchPool(pool)
      expect(cheapest).toBe(firstOf(offered, byPrice))
      expect(mostEfficient).toBe(firstOf(offered, byEfficiency))
      found += offered.length
    }),
    { numRuns: 700 },
  )
  expect(found).toBeGreaterThan(100)
})

it('C-23 no offered kit is refused by the bounds or costs less than they say', () => {
  const pairs = fc.tuple(moduleFigures, inverterFigures, sites)
  fc.assert(
    fc.property(pairs, ([module, inverter, site]) => {
      const pool = toPool([module], [inverter], site)
      const [kit] = offeredOf(pool)
      if (!kit) return
      const { request } = pool
      expect(mayBeOffered(kit, request)).toBe(true)
      const bounded = boundModule(kit.module, request)
      const [boundedInverter] = boundInverters([kit.inverter], kit.module.module.pmaxW, request)
      if (!boundedInverter) throw new Error('the bounds refuse the inverter of an offered kit')
      const structure = leastStructure(request)(kit.module, bounded.powers)
      const least = leastCentsPerW(bounded, boundedInverter, request.settings)
      const centsPerW = (kit.totalCents / kit.sizing.powerW) * (1 + 1e-9)
      expect((least ?? Number.NaN) + structure).toBeLessThanOrEqual(centsPerW)
      expect(bounded.centsPerW + boundedInverter.centsPerW + structure).toBeLessThanOrEqual(centsPerW)
    }),
    { numRuns: 3000 },
  )
})
