import * as contract from '@girassol/contract/layout'
import { layModules } from '@girassol/domain/layout'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import type { Caller } from '../../test-application.ts'
import { add, change, emptied, kitOptions, openShop, products, type Shop } from '../cart/test-shop.ts'

const count = (text: string, role: string) => text.split(`data-role="${role}"`).length - 1

describe.each(testedDatabases)('the layout of an order on %s', (kind) => {
  let shop: Shop
  let integrator: Caller

  beforeAll(async () => {
    shop = await openShop(kind)
    integrator = await shop.as('integrator@girassol.demo')
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    await shop.db.deleteFrom('rate_limit').execute()
    await shop.db.deleteFrom('orders').where('status', '=', 'CART').execute()
  })

  const putKit = async (roofTypeId: number, uf: 'SP' | 'SC' = 'SP') => {
    const { id } = await emptied(integrator)
    const options = { ...kitOptions, roofTypeId }
    await shop.putKit('integrator@girassol.demo', { kit: await shop.sizeKit(options, uf), options })
    return id
  }
  const show = async (id: number) => {
    const answer = await integrator(contract.showLayout, { params: { id } })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }
  const draw = (id: number, query: object = {}) =>
    integrator(contract.drawLayout, { params: { id }, query: query as never })

  test('GRID-006 a kit is drawn with one rectangle a module, its strings, width and area', async () => {
    const id = await putKit(1)
    const drawn = await draw(id)
    expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    expect([count(drawn.body, 'module'), count(drawn.body, 'module-number')]).toEqual([10, 10])
    for (const text of [
      '11,52 m',
      'Área dos módulos 25,83 m²',
      'String 1 · liso · 10 módulos em série',
      `Pedido ${id}`,
    ])
      expect(drawn.body).toContain(text)
    expect((await draw(id)).body).toBe(drawn.body)
  })

  test('GRID-006 what the screen draws is what the file shows', async () => {
    const id = await putKit(1)
    const { order, moduleName, modulePowerW } = await show(id)
    expect([moduleName, modulePowerW]).toEqual(['Módulo HELIAR 550W mono PERC 144C', 550])
    expect(layModules(order).modules).toHaveLength(10)
  })

  test.each([
    [5, 'SP', 'SLAB', 2833],
    [10, 'SP', 'GROUND', 2833],
    [1, 'SP', 'ROOF', 2298],
  ] as const)('GRID-007 on roof type %i in %s the modules lie as on %s with its pitch', async (...row) => {
    const [roofTypeId, uf, mount, pitch] = row
    const { order } = await show(await putKit(roofTypeId, uf))
    expect([order.mount, layModules(order).pitchMm]).toEqual([mount, pitch])
  })

  test('GRID-007 the delivery decides about the latitude', async () => {
    const id = await putKit(5)
    const customerId = await shop.customerIn('PA')
    await change(integrator, id, { customerId, addressType: 'same' })
    expect((await show(id)).order.latitude).toBeCloseTo(-1.45, 1)
  })

  test('GRID-008 a free roof marks the modules that do not fit, and a wrong one is refused', async () => {
    const id = await putKit(1)
    const drawn = (await draw(id, { roofWidth: 11 })).body
    expect([count(drawn, 'roof'), drawn.split('data-outside').length - 1, count(drawn, 'outside')]).toEqual([1, 1, 1])
    for (const roofWidth of [0.49, 501, 11.005, 'x', '']) expect((await draw(id, { roofWidth })).statusCode).toBe(400)
    expect((await draw(id, { roofWidth: 0.5, roofHeight: 500 })).statusCode).toBe(200)
  })

  test('GRID-006 modules put together by hand are drawn without strings', async () => {
    const { id } = await emptied(integrator)
    await add(integrator, products.panel, 12)
    expect((await show(id)).order).toMatchObject({ wiring: null, lines: [{ panels: 6, lines: 2 }], mount: 'ROOF' })
    const drawn = (await draw(id)).body
    expect([count(drawn, 'module'), count(drawn, 'module-number')]).toEqual([12, 0])
  })

  test('GRID-006 a kit whose modules were changed by hand has no designed strings any more', async () => {
    const id = await putKit(1)
    await add(integrator, products.panel, 2)
    expect((await show(id)).order).toMatchObject({ wiring: null, lines: [{ panels: 6, lines: 2 }] })
  })

  test('GRID-006 C-08 404 without modules, for an unknown order and outside the scope', async () => {
    const { id } = await emptied(integrator)
    const none = await draw(id)
    expect([none.statusCode, none.json().message]).toEqual([
      404,
      'Este pedido não tem módulos com medidas para desenhar.',
    ])
    expect((await draw(99_999_999)).statusCode).toBe(404)
    const kit = await putKit(1)
    const other = await shop.as('integrator2@girassol.demo')
    expect((await other(contract.drawLayout, { params: { id: kit }, query: {} })).statusCode).toBe(404)
  })
})
