import { addCartItem } from '@girassol/contract/cart'
import * as contract from '@girassol/contract/substitutions'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import type { Caller } from '../../test-application.ts'
import { add, emptied, openShop, products, type Shop } from '../cart/test-shop.ts'
import { findOptions, kitBudget, kitCart, kitOrder, readCart } from './test-substitutions.ts'

const { panel, inverter, clamp, arrivingPanel, soldOutPanel } = products
const cable = '10400001'
const otherCable = '10400003'

describe.each(testedDatabases)('the substitutes of an item on %s', (kind) => {
  let shop: Shop
  let integrator: Caller

  beforeAll(async () => {
    shop = await openShop(kind)
    integrator = await shop.as('integrator@girassol.demo')
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    await shop.db.updateTable('product').set({ successor_code: null, active: true, internal_only: false }).execute()
  })

  const setProduct = (code: string, columns: { active?: boolean; successor_code?: string; internal_only?: boolean }) =>
    shop.db.updateTable('product').set(columns).where('code', '=', code).execute()
  const needs = async (caller = integrator, query: { invoiceId?: number } = {}): Promise<contract.Needs> =>
    (await caller(contract.listNeeds, { query })).json()
  const codesOf = ({ options }: contract.Substitutes) => options.map(({ code }) => code)

  test('SUB-002 SUB-003 a module is replaced with its kit: price, power, dispatch and strings of before and after', async () => {
    await kitCart(shop, integrator)
    await setProduct(panel, { active: false })
    const { version, item, reason, note, options } = await findOptions(integrator, { code: panel })
    expect(version).toMatch(/^\d+$/)
    expect(item).toEqual({ code: panel, name: 'Módulo HELIAR 550W mono PERC 144C', quantity: 10 })
    expect(reason).toEqual({ reason: 'DISCONTINUED', day: null, text: 'Descontinuado' })
    expect([note, options.length]).toEqual([null, 3])
    const wider = options.find(({ code }) => code === '10010009')
    expect(wider).toMatchObject({
      name: 'Módulo AURORA SUL 605W bifacial TOPCon 132C',
      text: 'Troca HELIAR 550 W por AURORA SUL 605 W: +R$\u00A0107,60 (+1,15%)',
      isSuccessor: false,
      priceDifference: 107.6,
      percent: 1.15,
      powerDifference: -0.055,
      availability: 'Immediate',
      warnings: [],
      stringsBefore: '1 string de 10',
      stringsAfter: '1 string de 9',
    })
    expect(wider?.items).toContainEqual(expect.objectContaining({ code: '10200005', before: 30, after: 20 }))
    expect(wider?.items).toContainEqual(expect.objectContaining({ code: panel, before: 10, after: 0 }))
    expect(wider?.items).toContainEqual(expect.objectContaining({ code: '10010009', before: 0, after: 9 }))
  })

  test('SUB-002 an item that is fine has no reason, and substitutes all the same', async () => {
    const { id } = await kitBudget(shop, integrator)
    const { version, reason, options } = await findOptions(integrator, { invoiceId: id, code: inverter })
    expect([version, reason]).toEqual(['1', null])
    expect(options[0]).toMatchObject({ code: '10100004', priceDifference: 340, powerDifference: 0 })
    const [only] = options.slice(-1)
    const named = await findOptions(integrator, { invoiceId: id, code: inverter, by: only?.code ?? '' })
    expect(named.options).toEqual([only])
  })

  test('SUB-002 a stranger gets 404, and so does an item that the record does not have', async () => {
    const { id } = await kitBudget(shop, integrator)
    const stranger = await shop.as('integrator2@girassol.demo')
    for (const [caller, code] of [
      [stranger, panel],
      [integrator, arrivingPanel],
    ] as const) {
      const answer = await caller(contract.findSubstitutes, { body: { invoiceId: id, code } })
      expect(answer.statusCode).toBe(404)
    }
    expect((await stranger(contract.listNeeds, { query: { invoiceId: id } })).statusCode).toBe(404)
  })

  test('SUB-004 the first sold product of the chain of successors comes first', async () => {
    await kitCart(shop, integrator)
    await setProduct(panel, { successor_code: '10010006' })
    await setProduct('10010006', { successor_code: '10010007', active: false })
    const { options } = await findOptions(integrator, { code: panel })
    expect(options.map(({ code, isSuccessor }) => [code, isSuccessor])[0]).toEqual(['10010007', true])
    expect(options.slice(1).some(({ isSuccessor }) => isSuccessor)).toBe(false)
  })

  test('C-192 a product for internal sale is no substitute for an integrator, nor one that cannot be shipped', async () => {
    await kitCart(shop, integrator)
    const before = await findOptions(integrator, { code: panel })
    const [first = ''] = codesOf(before)
    await setProduct(first, { internal_only: true })
    expect(codesOf(await findOptions(integrator, { code: panel }))).not.toContain(first)
    const named = await findOptions(integrator, { code: panel, by: soldOutPanel })
    expect(named).toMatchObject({ options: [], note: expect.stringContaining('não serve mais como substituto') })
  })

  test('SUB-005 a cable is replaced by its successor alone, and says so when it has none', async () => {
    await kitCart(shop, integrator)
    expect(await findOptions(integrator, { code: cable })).toMatchObject({
      options: [],
      note: 'Este item só pode ser trocado pelo sucessor, e nenhum sucessor foi indicado.',
    })
    await setProduct(cable, { successor_code: otherCable })
    const { options } = await findOptions(integrator, { code: cable })
    expect(options).toMatchObject([
      {
        code: otherCable,
        isSuccessor: true,
        powerDifference: 0,
        stringsBefore: null,
        stringsAfter: null,
        items: [
          { code: otherCable, before: 0, after: 25 },
          { code: cable, before: 25, after: 0 },
        ],
      },
    ])
    await setProduct(otherCable, { active: false })
    expect(await findOptions(integrator, { code: cable })).toMatchObject({
      options: [],
      note: 'O sucessor deste item não está à venda.',
    })
  })

  test('SUB-005 a module that was added by hand is no part of a kit', async () => {
    await emptied(integrator)
    await add(integrator, panel, 4)
    expect((await findOptions(integrator, { code: panel })).options).toEqual([])
    await setProduct(panel, { successor_code: '10010007' })
    const { options } = await findOptions(integrator, { code: panel })
    expect(options).toMatchObject([{ code: '10010007', powerDifference: 0.1, priceDifference: 120 }])
  })

  test('SUB-007 each reason is named with its item', async () => {
    await kitCart(shop, integrator)
    await add(integrator, arrivingPanel, 2)
    await add(integrator, '10100020', 1)
    await sql`update orders set generator = generator || '{"supply": "BI_127_220"}' where status = 'CART'`.execute(
      shop.db,
    )
    await sql`update product set electrical = electrical || '{"phases": 3, "acVoltageV": 380}' where code = ${inverter}`.execute(
      shop.db,
    )
    await setProduct(panel, { active: false })
    await shop.db.updateTable('product').set({ remaining_quantity: 0 }).where('code', '=', clamp).execute()
    const { items } = await needs()
    expect(items.map(({ code, text }) => [code, text]).sort()).toEqual([
      [panel, 'Descontinuado'],
      [arrivingPanel, 'Só a partir de 14/12/2026'],
      [inverter, 'Não serve para a rede do local'],
      ['10100020', 'Só a partir de 14/12/2026'],
      [clamp, 'Sem estoque'],
    ])
    await shop.db.updateTable('product').set({ remaining_quantity: 999 }).where('code', '=', clamp).execute()
    await sql`update product set electrical = (electrical || '{"phases": 1}'::jsonb) - 'acVoltageV' where code = ${inverter}`.execute(
      shop.db,
    )
  })

  test('C-29 who may not see prices gets no amount, and reads the difference in power', async () => {
    await kitCart(shop, integrator)
    await shop.db
      .updateTable('app_user')
      .set({ can_view_product_prices: false })
      .where('email', 'like', 'integrator@%')
      .execute()
    const hidden = await findOptions(await shop.as('integrator@girassol.demo'), { code: panel })
    await shop.db
      .updateTable('app_user')
      .set({ can_view_product_prices: true })
      .where('email', 'like', 'integrator@%')
      .execute()
    for (const { priceDifference, percent, text } of hidden.options) {
      expect([priceDifference, percent]).toEqual([null, null])
      expect(text).toMatch(/: (mesma potência|[+−]\d+,\d+\u00A0kWp)$/)
    }
    expect(hidden.options).toHaveLength(3)
  })

  test('SUB-002 an order that can no longer change has neither needs nor options; without a cart there are none', async () => {
    const { id } = await kitOrder(shop, integrator)
    await setProduct(panel, { active: false })
    expect((await needs(integrator, { invoiceId: id })).items).toMatchObject([{ code: panel, reason: 'DISCONTINUED' }])
    await shop.db.updateTable('orders').set({ status: 'INVOICE_VALIDATED' }).where('id', '=', id).execute()
    expect((await needs(integrator, { invoiceId: id })).items).toEqual([])
    const answer = await integrator(contract.findSubstitutes, { body: { invoiceId: id, code: panel } })
    expect(answer.statusCode).toBe(409)
    await shop.db.deleteFrom('orders').where('status', '=', 'CART').execute()
    expect(await needs()).toEqual({ items: [], suggestions: [] })
    expect((await integrator(contract.findSubstitutes, { body: { code: panel } })).statusCode).toBe(404)
  })

  test('SUB-002 the version of a cart is another one after every change', async () => {
    await kitCart(shop, integrator)
    const { version } = await findOptions(integrator, { code: panel })
    expect((await findOptions(integrator, { code: panel })).version).toBe(version)
    await integrator(addCartItem, { body: { erpCode: clamp, quantity: 10 } })
    expect((await findOptions(integrator, { code: panel })).version).not.toBe(version)
    expect((await readCart(integrator)).invoiceItems.length).toBeGreaterThan(5)
  })
})
