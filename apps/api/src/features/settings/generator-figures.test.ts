import { listAuditEntries } from '@girassol/contract/administration'
import { finishAsOrder, openCart } from '@girassol/contract/cart'
import { calculateCartStructure, type Proposals, searchKits } from '@girassol/contract/generator'
import { showOrder } from '@girassol/contract/orders'
import * as contract from '@girassol/contract/settings'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import type { Caller } from '../../test-application.ts'
import { change as changeCart, emptied, openShop, type Shop } from '../cart/test-shop.ts'

type Figures = Record<string, number>

/**
 * Ten modules of 575 W in one string: 546,9 of 550 V at the lowest temperature of SP, above 550 V at three degrees
 * less.
 */
const tight = {
  power: 5.75,
  inverterBrandId: '201',
  inverterId: '10100002',
  moduleId: '10010007',
  roofTypeId: 1,
}

describe.each(testedDatabases)('the figures of the sizing rule on %s', (kind) => {
  let shop: Shop
  let administrator: Caller
  let integrator: Caller

  beforeAll(async () => {
    shop = await openShop(kind)
    administrator = await shop.as('administrator@girassol.demo')
    integrator = await shop.as('integrator@girassol.demo')
  })
  beforeEach(() => shop.db.deleteFrom('setting').where('key', '=', 'generator-figures').execute())
  afterAll(() => shop.close())

  const show = async (): Promise<Figures> => (await administrator(contract.showGeneratorFigures)).json().figures
  const change = (figures: Figures, seen: Figures = {}) =>
    administrator(contract.changeGeneratorFigures, { body: { figures, seen } })
  const colder = { 'temperaturesByState.SP.tMinC': -5 }

  const search = async (): Promise<Proposals> => (await integrator(searchKits, { body: tight })).json()

  test('C-23 C-140 the next kit is sized with the changed figure, and with the default after a reset', async () => {
    await emptied(integrator)
    const before = await search()
    expect([before.site.tMinC, before.kits[0]?.stringVocMaxV]).toEqual([-2, 546.935])
    expect((await change(colder)).json()).toEqual({ figures: colder })
    const after = await search()
    expect(after.site.tMinC).toBe(-5)
    expect(after.kits[0]?.strings).not.toBe(before.kits[0]?.strings)
    expect((await change({}, colder)).statusCode).toBe(200)
    expect((await search()).kits[0]?.stringVocMaxV).toBe(546.935)
  })

  test('C-23 a kit in an open cart is checked again when it is finished, and an order stays as it was sized', async () => {
    await emptied(integrator)
    await search()
    const { id } = (await integrator(openCart)).json()
    const customerId = await shop.customerIn('SP')
    await changeCart(integrator, id, { customerId, addressType: 'same', paymentMethod: 'PIX' })
    expect((await change(colder)).statusCode).toBe(200)
    const refused = await integrator(finishAsOrder, { params: { id } })
    expect([refused.statusCode, refused.json().reason]).toEqual([409, 'kitUnsafeForState'])
    expect((await change({}, colder)).statusCode).toBe(200)
    const finished = await integrator(finishAsOrder, { params: { id } })
    expect(finished.statusCode, finished.body).toBe(200)
    const order = { params: { id: finished.json().id } }
    const asOrdered = (await integrator(showOrder, order)).json()
    await change(colder)
    expect((await integrator(showOrder, order)).json()).toEqual(asOrdered)
  })

  test('C-24 C-140 structures are calculated with the current spans', async () => {
    const hooks = async (): Promise<number> => {
      await emptied(integrator)
      const lines = [{ moduleId: '10010007', roofTypeId: 1, totalPanels: 10, totalLines: 1 }]
      const { products } = (await integrator(calculateCartStructure, { body: { lines } })).json()
      return products.find(({ erpCode }: { erpCode: string }) => erpCode === '10200005').quantity
    }
    const before = await hooks()
    await change({ 'roofTypes.1.spanMm': 600, 'roofTypes.1.cantileverMm': 200 })
    expect(await hooks()).toBeGreaterThan(before)
  })

  test('C-140 the log shows the figure by its name, with its default as the first value', async () => {
    await change(colder)
    const { data } = (await administrator(listAuditEntries, { query: { kind: 'setting' } })).json()
    expect(data[0]).toMatchObject({
      subject: { id: 'generator-figures', name: 'Dimensionamento' },
      before: { 'SP, mínima do ar (°C)': -2 },
      after: { 'SP, mínima do ar (°C)': -5 },
    })
    expect(Object.keys(data[0].after)).toHaveLength(1)
  })

  test('C-23 C-140 a figure that could burn an inverter is refused with the reason, and nothing is stored', async () => {
    const answer = await change({ ...colder, 'mounts.ROOF.siteMaxV': 1500 })
    expect([answer.statusCode, answer.json().reason]).toEqual([400, 'unsafeFigure'])
    expect(answer.json().message).toBe(
      'Telhado, maior tensão CC do local: De 400 a 1000 V. Acima disso o arranjo passa do limite da norma para o local.',
    )
    expect(await show()).toEqual({})
    expect((await change({ 'no.such.figure': 1 })).statusCode).toBe(400)
  })

  test('C-140 a value equal to the default is not stored, and of two users at once the second is refused', async () => {
    expect((await change({ 'wiring.iscFactor': 1.25, highRatio: 1.3 })).json()).toEqual({ figures: { highRatio: 1.3 } })
    const seen = { highRatio: 1.3 }
    const answers = await Promise.all([change({ highRatio: 1.2 }, seen), change({ highRatio: 1.1 }, seen)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await show()).toEqual(answers.find(({ statusCode }) => statusCode === 200)?.json().figures)
  })

  test('C-140 only the administrator reads or changes the figures', async () => {
    for (const caller of [integrator, await shop.as('points-administrator@girassol.demo')]) {
      expect((await caller(contract.showGeneratorFigures)).statusCode).toBe(403)
      expect((await caller(contract.changeGeneratorFigures, { body: { figures: {}, seen: {} } })).statusCode).toBe(403)
    }
  })
})
