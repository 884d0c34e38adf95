import { finishAsBudget } from '@girassol/contract/cart'
import * as contract from '@girassol/contract/generator'
import { listOrderItems, showOrder } from '@girassol/contract/orders'
import type { OrderStatus } from '@girassol/domain/orders'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import type { Caller } from '../../test-application.ts'
import { openShop, readyCart, type Shop } from '../cart/test-shop.ts'

const line = { moduleId: '10010005', roofTypeId: 1, totalPanels: 5, totalLines: 2 }

describe.each(testedDatabases)('the structure of a budget on %s', (kind) => {
  let shop: Shop
  let integrator: Caller
  let budget: number

  beforeAll(async () => {
    shop = await openShop(kind)
    integrator = await shop.as('integrator@girassol.demo')
    const { id } = await readyCart(shop, integrator)
    const saved = await integrator(finishAsBudget, { params: { id } })
    expect(saved.statusCode, saved.body).toBe(200)
    budget = id
  })
  afterAll(() => shop.close())

  const calculate = (lines: readonly object[], { caller = integrator, id = budget } = {}) =>
    caller(contract.calculateBudgetStructure, { params: { id }, body: { lines: lines as (typeof line)[] } })

  const moveTo = (status: OrderStatus) =>
    shop.db.updateTable('orders').set({ status }).where('id', '=', budget).execute()

  test('KIT-017 C-24 answers the products with today’s prices and dates, and saves nothing', async () => {
    const before = (await integrator(listOrderItems, { params: { id: budget } })).json()
    const answer = await calculate([line, { ...line, totalLines: 1 }])
    expect(answer.statusCode, answer.body).toBe(200)
    const { products } = answer.json()
    expect(products).toContainEqual({
      erpCode: '10200005',
      productName: 'Gancho telha cerâmica ajustável SSM',
      quantity: 40,
      unitValue: expect.any(Number),
      availability: 'Immediate',
    })
    const { price_cents } = await shop.db
      .selectFrom('product')
      .select('price_cents')
      .where('code', '=', '10200005')
      .executeTakeFirstOrThrow()
    expect(products.find(({ erpCode }: { erpCode: string }) => erpCode === '10200005').unitValue).toBe(
      price_cents / 100,
    )
    expect((await integrator(listOrderItems, { params: { id: budget } })).json()).toEqual(before)
  })

  test('KIT-017 C-28 a product out of stock is returned without a date', async () => {
    const setStock = (remaining_quantity: number) =>
      shop.db.updateTable('product').set({ remaining_quantity }).where('code', '=', '10200005').execute()
    await setStock(0)
    const { products } = (await calculate([line])).json()
    await setStock(100_000)
    expect(products.find(({ erpCode }: { erpCode: string }) => erpCode === '10200005').availability).toBeNull()
  })

  test('KIT-017 C-29 users who may not see prices get none', async () => {
    const { products } = (await calculate([line], { caller: await shop.as('contributor@girassol.demo') })).json()
    expect(products).not.toHaveLength(0)
    expect(new Set(products.map(({ unitValue }: { unitValue: number | null }) => unitValue))).toEqual(new Set([null]))
  })

  test('KIT-017 C-08 a budget of another integrator is not found, and other roles are refused', async () => {
    const stranger = await shop.as('integrator2@girassol.demo')
    expect((await calculate([line], { caller: stranger })).statusCode).toBe(404)
    expect((await calculate([line], { id: 999_999 })).statusCode).toBe(404)
    const financial = await shop.as('financial@girassol.demo')
    expect((await calculate([line], { caller: financial })).statusCode).toBe(403)
  })

  test.each(['BUDGET_EXPIRED', 'INVOICE_APPROVED', 'INVOICE_CANCELED'] as const)(
    'KIT-017 C-61 a budget that became %s can no longer be calculated',
    async (status) => {
      await moveTo(status)
      const answer = await calculate([line])
      await moveTo('BUDGET')
      expect([answer.statusCode, answer.json().reason]).toEqual([409, 'notEditable'])
    },
  )

  test('KIT-017 C-63 a budget past its validity cannot be calculated either, even before it is marked as expired', async () => {
    const set = (finished_at: string) =>
      shop.db.updateTable('orders').set({ finished_at }).where('id', '=', budget).execute()
    const { finishedAt } = (await integrator(showOrder, { params: { id: budget } })).json()
    await set('2026-11-01T00:00:00.000Z')
    const answer = await calculate([line])
    await set(finishedAt)
    expect(answer.statusCode).toBe(409)
  })

  test.each([
    ['lines.0.totalPanels', { totalPanels: 201 }],
    ['lines.0.totalLines', { totalLines: -1 }],
    ['lines.0.moduleId', { moduleId: '10019999' }],
    ['lines.0.roofTypeId', { roofTypeId: 99 }],
  ])('KIT-011 KIT-012 KIT-017 a wrong %s is refused with its line', async (property, wrong) => {
    const answer = await calculate([{ ...line, ...wrong }])
    expect([answer.statusCode, answer.json().errors[0].property]).toEqual([400, property])
  })

  test('KIT-017 KIT-019 a calculation that needs no product is reported', async () => {
    const answer = await calculate([{ ...line, totalLines: 0 }])
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'Nenhum produto encontrado para a estrutura'])
  })
})
