import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { InverterType } from '../inverter.ts'
import { designConditions } from '../site/design-conditions.ts'
import { sizeGenerator } from '../sizing/size-generator.ts'
import { stringLimits } from '../sizing/string-limits.ts'
import { aModule, anInverter } from '../test-examples.ts'
import type { Basket } from './basket.ts'
import { judgeBasket } from './judge-basket.ts'

const modules = fc
  .record({
    pmaxW: fc.integer({ min: 300, max: 700 }),
    vocV: fc.integer({ min: 38, max: 55 }),
    iscA: fc.integer({ min: 9, max: 18 }),
  })
  .map((figures) => aModule({ ...figures, vmpV: figures.vocV * 0.83, impA: figures.iscA * 0.94 }))

const inverters = fc
  .record({
    type: fc.constantFrom<InverterType>('STRING', 'HYBRID', 'MICRO'),
    pacNomW: fc.integer({ min: 3000, max: 40_000 }),
    vdcMaxV: fc.constantFrom(500, 600, 850, 1100),
    mpptMinV: fc.integer({ min: 90, max: 400 }),
    nMppt: fc.integer({ min: 1, max: 6 }),
    stringsPerMppt: fc.integer({ min: 1, max: 2 }),
    iscMaxPerMpptA: fc.constantFrom(13, 20, 40),
  })
  .map(({ type, ...figures }) =>
    type === 'MICRO'
      ? anInverter({
          type,
          pacNomW: figures.pacNomW / 15,
          vdcMaxV: 65,
          mpptMinV: 22,
          mpptMaxV: 60,
          nMppt: 4,
          iscMaxPerMpptA: 25,
        })
      : anInverter({ ...figures, type, mpptMaxV: figures.vdcMaxV }),
  )

const sites = fc.record({ uf: fc.constantFrom('SC', 'SP', 'PA', 'MT'), roofTypeId: fc.constantFrom(1, 5, 10) })

const of = (module: ReturnType<typeof aModule>, quantity: number) => ({ name: 'módulo', module, quantity })
const toBasket = (parts: Pick<Basket, 'modules' | 'inverters'>): Basket => ({ ...parts, codes: [] })

describe('judgeBasket, of any equipment', () => {
  it('C-23 a kit that the generator sizes is never red', () => {
    let kits = 0
    fc.assert(
      fc.property(modules, inverters, sites, (module, inverter, site) => {
        const conditions = designConditions(site)
        if (!conditions) throw new Error('The property uses an unknown roof type')
        const powerKwp = Math.round(inverter.pacNomW * 1.1) / 1000
        const sizing = sizeGenerator({ ...conditions, module, inverter, powerKwp })
        fc.pre(sizing.status === 'OK')
        if (sizing.status !== 'OK') return
        kits += 1
        const basket = toBasket({
          modules: [of(module, sizing.modules)],
          inverters: [{ name: 'inversor', inverter, quantity: sizing.inverters }],
        })
        expect(judgeBasket(basket, site)?.light).not.toBe('RED')
      }),
      { numRuns: 300 },
    )
    expect(kits).toBe(300)
  })

  it('C-23 modules of one string on a one-string inverter are red exactly when that string breaks a limit', () => {
    const oneString = inverters
      .filter(({ type }) => type !== 'MICRO')
      .map((each) => ({ ...each, nMppt: 1, stringsPerMppt: 1 }))
    let red = 0
    fc.assert(
      fc.property(
        modules,
        oneString,
        fc.tuple(sites, fc.integer({ min: 1, max: 25 })),
        (module, inverter, [site, quantity]) => {
          const conditions = designConditions(site)
          if (!conditions) throw new Error('The property uses an unknown roof type')
          const { nMin, nMax, kMax } = stringLimits({ module, inverter, conditions })
          const top = inverter.type === 'HYBRID' ? 1.3 : 1.5
          const isOverloaded = quantity * module.pmaxW > top * inverter.pacNomW
          const breaks = kMax < 1 || quantity < nMin || quantity > nMax || isOverloaded
          const basket = toBasket({
            modules: [of(module, quantity)],
            inverters: [{ name: 'inversor', inverter, quantity: 1 }],
          })
          const light = judgeBasket(basket, site)?.light
          red += light === 'RED' ? 1 : 0
          expect(light === 'RED').toBe(breaks)
        },
      ),
      { numRuns: 400 },
    )
    expect(red).toBeGreaterThan(50)
  })

  it('C-23 a second inverter never makes a basket red that was not', () => {
    fc.assert(
      fc.property(
        modules,
        fc.tuple(inverters, inverters),
        fc.integer({ min: 1, max: 40 }),
        (module, [first, second], quantity) => {
          const site = { uf: 'SP', roofTypeId: 1 }
          const one = { name: 'primeiro', inverter: first, quantity: 1 }
          const alone = judgeBasket(toBasket({ modules: [of(module, quantity)], inverters: [one] }), site)
          fc.pre(alone?.light !== 'RED')
          const both = [one, { name: 'segundo', inverter: second, quantity: 1 }]
          expect(judgeBasket(toBasket({ modules: [of(module, quantity)], inverters: both }), site)?.light).not.toBe(
            'RED',
          )
        },
      ),
      { numRuns: 100 },
    )
  })

  it('C-23 a refusal names quantities that are not refused', () => {
    let advised = 0
    fc.assert(
      fc.property(modules, inverters, fc.integer({ min: 1, max: 40 }), (module, inverter, quantity) => {
        const site = { uf: 'SP', roofTypeId: 1 }
        const withModules = (count: number) =>
          judgeBasket(
            toBasket({ modules: [of(module, count)], inverters: [{ name: 'inversor', inverter, quantity: 1 }] }),
            site,
          )
        const [remark] = withModules(quantity)?.remarks ?? []
        const numbers = /(\d+) ou (\d+) formam|pelo menos (\d+)|no máximo (\d+) destes/.exec(remark?.text ?? '')
        fc.pre(numbers !== null)
        for (const count of numbers?.slice(1).filter(Boolean) ?? []) {
          advised += 1
          expect(withModules(Number(count))?.light).not.toBe('RED')
        }
      }),
      { numRuns: 60 },
    )
    expect(advised).toBeGreaterThan(50)
  })
})
