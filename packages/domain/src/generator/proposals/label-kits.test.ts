import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aGeneratorCatalogue, aModule, aModuleProduct, anInverter, anInverterProduct } from '../test-examples.ts'
import { kitLabels, labelKits } from './label-kits.ts'
import { type KitTag, proposeKitsWithSizing, type TaggedKit } from './propose-kits.ts'

const moduleProducts = fc
  .array(fc.record({ pmaxW: fc.integer({ min: 400, max: 700 }), price: fc.integer({ min: 300, max: 900 }) }), {
    minLength: 1,
    maxLength: 5,
  })
  .map((modules) =>
    modules.map(({ pmaxW, price }, index) =>
      aModuleProduct(`1001000${index + 1}`, { electrical: aModule({ pmaxW }), VLR_TOT: price }),
    ),
  )

const inverterProducts = fc
  .array(
    fc.record({
      pacNomW: fc.integer({ min: 3000, max: 9000 }),
      price: fc.integer({ min: 1500, max: 9000 }),
      efficiency: fc.constantFrom(0.96, 0.97, 0.98),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((inverters) =>
    inverters.map(({ pacNomW, price, efficiency }, index) =>
      anInverterProduct(`1010000${index + 1}`, { electrical: anInverter({ pacNomW }), VLR_TOT: price, efficiency }),
    ),
  )

const proposals = fc
  .record({
    modules: moduleProducts,
    inverters: inverterProducts,
    powerKwp: fc.double({ min: 2, max: 15, noNaN: true }),
    hasOwnKit: fc.boolean(),
  })
  .map(({ modules, inverters, powerKwp, hasOwnKit }) => {
    const options = { powerKwp, inverterBrandId: '201', inverterId: '10100001', moduleId: '10010001', roofTypeId: 4 }
    const result = proposeKitsWithSizing({ ...options, uf: 'SP' }, aGeneratorCatalogue([...modules, ...inverters]))
    if (result.status === 'INVALID') throw new Error(result.message)
    // A kit without tags represents the kit of the cart that the rule does not propose.
    return result.kits.map((kit, index): TaggedKit => (hasOwnKit && index === 0 ? { ...kit, tags: [] } : kit))
  })

const reaisPerWatt = ({ totalCents, sizing }: TaggedKit) => totalCents / sizing.powerW
const lowest = (kits: readonly TaggedKit[], figure: (kit: TaggedKit) => number) => Math.min(...kits.map(figure))

describe('labelKits', () => {
  it('USE-005 the labels of random proposals agree with the figures that are shown', () => {
    let compared = 0
    fc.assert(
      fc.property(proposals, (kits) => {
        const labels = labelKits(kits)
        const named = (label: string) => kits.filter((_, index) => labels[index]?.some((each) => each === label))
        if (kits.length > 1) compared += 1
        for (const kit of named('MENOR_PRECO')) {
          expect(reaisPerWatt(kit)).toBeCloseTo(lowest(kits, reaisPerWatt), 5)
        }
        for (const kit of kits) {
          const isLowest = kit.totalCents === lowest(kits, ({ totalCents }) => totalCents)
          expect(named('MENOR_TOTAL').includes(kit)).toBe(isLowest)
        }
        for (const kit of named('MAIOR_EFICIENCIA')) {
          expect(kit.moduleEff).toBe(Math.max(...kits.map(({ moduleEff }) => moduleEff)))
        }
        if (kits.length > 0) {
          expect(named('MENOR_PRECO')).toHaveLength(1)
          expect(named('MAIOR_EFICIENCIA')).toHaveLength(1)
        }
        expect(named('MELHOR_AJUSTE')).toEqual(kits.filter(({ tags }) => tags.includes('MELHOR_AJUSTE')))
      }),
      { numRuns: 400 },
    )
    expect(compared).toBeGreaterThan(100)
  })

  const aKit = (totalCents: number, powerW: number, tags: readonly KitTag[] = []) => ({
    tags,
    totalCents,
    sizing: { powerW },
    moduleEff: 0.2,
    inverterEff: 0.97,
  })

  it('USE-005 the kit that wins by price per watt is not the one that costs least', () => {
    const labels = labelKits([
      aKit(937_590, 5500, ['MELHOR_AJUSTE']),
      aKit(928_590, 5750, ['MENOR_PRECO']),
      aKit(882_350, 5220, ['MAIOR_EFICIENCIA']),
    ])
    expect(labels.map((each) => each.map((label) => kitLabels[label]))).toEqual([
      ['Melhor ajuste'],
      ['Menor R$/Wp'],
      ['Menor preço', 'Maior eficiência'],
    ])
  })

  it('USE-005 a chosen pair far from the request takes the label from the proposed kit that costs more per watt', () => {
    const labels = labelKits([aKit(500_000, 5000, ['MELHOR_AJUSTE']), aKit(550_000, 5000, ['MENOR_PRECO'])])
    expect(labels[0]).toContain('MENOR_PRECO')
    expect(labels[1]).toEqual([])
  })

  it('USE-005 at equal prices the proposed kit has its label, and each of the lowest totals is labelled', () => {
    const labels = labelKits([aKit(500_000, 5000), aKit(500_000, 5000, ['MENOR_PRECO'])])
    expect(labels).toEqual([
      ['MENOR_TOTAL', 'MAIOR_EFICIENCIA'],
      ['MENOR_PRECO', 'MENOR_TOTAL'],
    ])
  })
})
