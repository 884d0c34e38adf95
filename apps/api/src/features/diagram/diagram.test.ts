import * as contract from '@girassol/contract/diagram'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import type { Caller } from '../../test-application.ts'
import { add, emptied, kitOptions, openShop, products, type Shop } from '../cart/test-shop.ts'

describe.each(testedDatabases)('the diagram of an order on %s', (kind) => {
  let shop: Shop
  let integrator: Caller

  beforeAll(async () => {
    shop = await openShop(kind)
    integrator = await shop.as('integrator@girassol.demo')
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    await shop.db.deleteFrom('rate_limit').execute()
  })

  const putKit = async () => {
    const { id } = await emptied(integrator)
    await shop.putKit('integrator@girassol.demo', { kit: await shop.sizeKit(kitOptions, 'SP'), options: kitOptions })
    return id
  }
  const show = (id: number) => integrator(contract.showOrderDiagram, { params: { id } })
  const draw = (id: number) => integrator(contract.drawDiagram, { params: { id } })

  test('HOM-008 the kit of an order is drawn from its sizing, and its file is what the browser draws', async () => {
    const id = await putKit()
    const answer = await show(id)
    expect(answer.statusCode, answer.body).toBe(200)
    const { svg, equipment }: contract.DiagramView = answer.json()
    expect(equipment.map(({ code, quantity }) => [code, quantity])).toEqual([
      ['10010005', 10],
      ['10100003', 1],
      ['10500001', 1],
      ['10500012', 1],
    ])
    const file = await draw(id)
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    expect(file.body).toBe(svg)
    for (const text of ['Voc máx 534,3 V · Isc 14,00 A', '10 × 550 W = 5,50 kWp', 'Quadro CA 1 · 40 A', `${id} · `]) {
      expect(file.body).toContain(text)
    }
  })

  test('HOM-007 it is a draft, which names what only the homologation knows', async () => {
    const file = (await draw(await putKit())).body
    expect(file).toContain('>RASCUNHO<')
    expect(file).toContain('Não informado · esboço comercial')
    expect((await show(await putKit())).json().missing).toContain('responsável técnico')
  })

  test('HOM-008 without a sized kit, and after a change by hand, there is nothing to draw', async () => {
    const { id } = await emptied(integrator)
    await add(integrator, products.panel, 12)
    const none = await show(id)
    expect([none.statusCode, none.json().message]).toEqual([
      404,
      'Este pedido não tem um gerador dimensionado para desenhar.',
    ])
    const changed = await putKit()
    await add(integrator, products.panel, 2)
    expect([(await show(changed)).statusCode, (await draw(changed)).statusCode]).toEqual([404, 404])
  })

  test('HOM-008 C-08 the order of another seller is not found', async () => {
    const id = await putKit()
    const other = await shop.as('integrator2@girassol.demo')
    expect((await other(contract.showOrderDiagram, { params: { id } })).statusCode).toBe(404)
    expect((await other(contract.drawDiagram, { params: { id } })).statusCode).toBe(404)
  })
})
