import { makeHold } from '@girassol/contract/holds'
import { askForPrices } from '@girassol/contract/negotiations'
import * as contract from '@girassol/contract/substitutions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import type { Caller } from '../../test-application.ts'
import { add, emptied, openShop, products, type Shop } from '../cart/test-shop.ts'
import { kitBudget, kitCart, kitOrder } from './test-substitutions.ts'

const { panel } = products

describe.each(testedDatabases)('the impact of a product on %s', (kind) => {
  let shop: Shop
  let purchase: Caller

  beforeAll(async () => {
    shop = await openShop(kind)
    const integrator = await shop.as('integrator@girassol.demo')
    await shop.db.deleteFrom('orders').execute()
    await kitBudget(shop, integrator)
    const expired = await kitBudget(shop, integrator)
    await shop.db
      .updateTable('orders')
      .set({ finished_at: '2026-11-16T15:00:00.000Z' })
      .where('id', '=', expired.id)
      .execute()
    await kitOrder(shop, integrator)
    await kitCart(shop, integrator)
    const other = await shop.as('integrator2@girassol.demo')
    await emptied(other)
    await add(other, panel, 3)
    purchase = await shop.as('purchase@girassol.demo')
  })
  afterAll(() => shop.close())

  const show = async (query: { skip?: number; take?: number } = {}, caller = purchase): Promise<contract.Impact> => {
    const answer = await caller(contract.showImpact, { params: { code: panel }, query })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }

  test('C-193 the sums equal the list: open carts, budgets and orders, units, values and sellers', async () => {
    const { sums, data, total, product } = await show()
    expect(product).toEqual({ code: panel, name: 'Módulo HELIAR 550W mono PERC 144C', isSold: true })
    expect(sums).toMatchObject({ carts: 2, budgets: 1, orders: 1, sellers: 2, units: 33 })
    expect([total, data.length]).toEqual([4, 4])
    expect(sums.units).toBe(data.reduce((units, row) => units + row.units, 0))
    expect(sums.value).toBeCloseTo(
      data.reduce((value, row) => value + (row.value ?? 0), 0),
      2,
    )
    expect(new Set(data.map(({ seller }) => seller)).size).toBe(sums.sellers)
    expect(data.filter(({ id }) => id === null).map(({ status }) => status)).toEqual(['CART', 'CART'])
    expect(data.map(({ value }) => value)).toEqual(
      [...data.map(({ value }) => value)].sort((a, b) => (b ?? 0) - (a ?? 0)),
    )
  })

  test('C-193 pages have every row once, and the successor is the first that is sold', async () => {
    await shop.db.updateTable('product').set({ successor_code: '10010006' }).where('code', '=', panel).execute()
    const pages = [await show({ skip: 1, take: 3 }), await show({ skip: 2, take: 3 })]
    expect(pages.map(({ data }) => data.length)).toEqual([3, 1])
    expect(pages[0]?.successor).toMatchObject({ code: '10010006' })
    expect(new Set(pages.flatMap(({ data }) => data.map((row) => JSON.stringify(row)))).size).toBe(4)
  })

  test('C-29 C-154 who may not see prices gets no value; other roles and unknown products are refused', async () => {
    await shop.db
      .updateTable('app_user')
      .set({ can_view_product_prices: false })
      .where('email', 'like', 'purchase@%')
      .execute()
    const hidden = await shop.as('purchase@girassol.demo')
    const { sums, data } = await show({}, hidden)
    expect([sums.value, ...data.map(({ value }) => value)]).toEqual(Array(5).fill(null))
    const file = await hidden(contract.exportImpact, { params: { code: panel }, query: { format: 'csv' } })
    expect(file.body).not.toContain('Valor')
    await shop.db
      .updateTable('app_user')
      .set({ can_view_product_prices: true })
      .where('email', 'like', 'purchase@%')
      .execute()
    for (const email of ['integrator@girassol.demo', 'financial@girassol.demo', 'customer-success@girassol.demo']) {
      const answer = await (await shop.as(email))(contract.showImpact, { params: { code: panel }, query: {} })
      expect(answer.statusCode).toBe(403)
    }
    expect((await purchase(contract.showImpact, { params: { code: '99999999' }, query: {} })).statusCode).toBe(404)
    expect(
      (await purchase(contract.exportImpact, { params: { code: '99999999' }, query: { format: 'csv' } })).statusCode,
    ).toBe(404)
  })

  test('C-193 the export has every row with its value', async () => {
    const file = await purchase(contract.exportImpact, { params: { code: panel }, query: { format: 'csv' } })
    const lines = file.body.trim().split('\r\n')
    expect(lines).toHaveLength(5)
    expect(lines[0]).toContain('Valor')
    expect(lines.filter((line) => line.includes('1349,70'))).toHaveLength(1)
  })

  test('SUB-009 open negotiations and holds of the budgets are counted, marked in the list and exported', async () => {
    const before = await show()
    expect([before.sums.negotiations, before.sums.holds]).toEqual([0, 0])
    const id = before.data.find(({ status }) => status === 'BUDGET')?.id ?? 0
    const integrator = await shop.as('integrator@girassol.demo')
    const asked = { lines: [], totalDiscount: 50, message: 'O cliente tem outra proposta.' }
    expect((await integrator(askForPrices, { params: { id }, body: asked })).statusCode).toBe(201)
    expect((await integrator(makeHold, { params: { id }, body: { hours: 4 } })).statusCode).toBe(201)
    const { sums, data } = await show()
    expect([sums.negotiations, sums.holds]).toEqual([1, 1])
    expect(data.filter(({ isNegotiated, isHeld }) => isNegotiated && isHeld).map((row) => row.id)).toEqual([id])
    const file = await purchase(contract.exportImpact, { params: { code: panel }, query: { format: 'csv' } })
    const marked = file.body.split('\r\n').filter((line) => line.includes(';Sim;Sim;'))
    expect(marked.map((line) => line.split(';')[0])).toEqual([String(id)])
  })
})
