import { applyCatalogueImport, previewCatalogueImport } from '@girassol/contract/catalogue'
import { listNotifications } from '@girassol/contract/notifications'
import * as contract from '@girassol/contract/substitutions'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bothDatabases, whereTested } from '../../database/test-database.ts'
import { timetable } from '../../jobs/timetable.ts'
import type { Caller } from '../../test-application.ts'
import { add, noon, openShop, products, type Shop } from '../cart/test-shop.ts'
import { kitBudget, kitCart, kitOrder } from './test-substitutions.ts'

const { panel, clamp } = products

describe.each(bothDatabases)('items without offer on %s', (kind) => {
  let shop: Shop
  let integrator: Caller

  beforeAll(async () => {
    shop = await openShop(kind)
    integrator = await shop.as('integrator@girassol.demo')
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    shop.setNow(noon)
    await shop.db.deleteFrom('notification').execute()
    await shop.db.deleteFrom('orders').execute()
    await shop.db.updateTable('product').set({ active: true }).execute()
  })

  const runJob = () => timetable.find(({ name }) => name === 'mark-ended-items')?.run(shop.deps)
  const setProduct = (
    code: string,
    columns: { active?: boolean; remaining_quantity?: number; boarding_date?: string | null },
  ) => shop.db.updateTable('product').set(columns).where('code', '=', code).execute()
  const messagesOf = async (caller = integrator): Promise<readonly string[]> =>
    (await caller(listNotifications, { query: {} })).json().data.map(({ message }: { message: string }) => message)
  const marks = () =>
    shop.db.selectFrom('ended_item').select(['order_id', 'product_code', 'reason']).orderBy('order_id').execute()
  const marked = (id: number, code: string, reason: string) => ({ order_id: id, product_code: code, reason })

  const load = async (text: string) => {
    const administrator = await shop.as('administrator@girassol.demo')
    const query = { fileName: 'produtos.csv' }
    const file = Buffer.from(text)
    const { version } = (await administrator(previewCatalogueImport, { query, body: file })).json()
    const applied = await administrator(applyCatalogueImport, { query: { ...query, version }, body: file })
    expect(applied.statusCode, applied.body).toBe(200)
  }

  whereTested(kind, () => {
    test('SUB-008 an import discontinues a product of three budgets: three notifications, and none for a second import', async () => {
      const expired = await kitBudget(shop, integrator)
      await shop.db
        .updateTable('orders')
        .set({ finished_at: '2026-11-16T15:00:00.000Z' })
        .where('id', '=', expired.id)
        .execute()
      const budgets = [
        await kitBudget(shop, integrator),
        await kitBudget(shop, integrator),
        await kitBudget(shop, integrator),
      ]
      const cart = await kitCart(shop, integrator)
      await load(`B1_COD;active\n${panel};N\n`)
      await runJob()
      const name = 'Módulo HELIAR 550W mono PERC 144C'
      expect([...(await messagesOf())].sort()).toEqual(
        budgets.map(
          ({ id }) => `O orçamento ${id} tem um produto que não pode mais ser pedido: ${name}. Veja os substitutos.`,
        ),
      )
      expect(await marks()).toEqual([...budgets, cart].map(({ id }) => marked(id, panel, 'DISCONTINUED')))
      await load(`B1_COD;active\n${panel};N\n`)
      await runJob()
      await setProduct(panel, { active: true })
      await runJob()
      await setProduct(panel, { active: false })
      await runJob()
      expect(await messagesOf()).toHaveLength(3)
      const query = { invoiceId: budgets[0]?.id ?? 0 }
      expect((await integrator(contract.listNeeds, { query })).json().items).toMatchObject([
        { code: panel, markedAt: noon },
      ])
    })
  })

  test('SUB-008 C-193 stock that ends without a date marks too; with a date, or for too many units, it does not', async () => {
    const budget = await kitBudget(shop, integrator)
    await setProduct(clamp, { remaining_quantity: 3, boarding_date: null })
    await runJob()
    await setProduct(clamp, { remaining_quantity: 0, boarding_date: '2026-12-10' })
    await runJob()
    expect(await marks()).toEqual([])
    await setProduct(clamp, { boarding_date: '2026-11-23' })
    await Promise.all([runJob(), runJob()])
    expect(await marks()).toEqual([marked(budget.id, clamp, 'OUT_OF_STOCK')])
    expect(await messagesOf()).toHaveLength(1)
    await setProduct(clamp, { remaining_quantity: 9999, boarding_date: null })
  })

  test('SUB-008 several products of one budget are one notification for its owner alone', async () => {
    const budget = await kitBudget(shop, integrator)
    for (const code of [panel, '10400001']) await setProduct(code, { active: false })
    await runJob()
    expect(await messagesOf()).toEqual([
      `O orçamento ${budget.id} tem produtos que não podem mais ser pedidos: Módulo HELIAR 550W mono PERC 144C e mais 1. Veja os substitutos.`,
    ])
    expect(await messagesOf(await shop.as('contributor@girassol.demo'))).toEqual([])
  })

  test('SUB-008 C-193 a cart that nobody has touched for 30 days, and an order, are left alone', async () => {
    await kitOrder(shop, integrator)
    const cart = await kitCart(shop, integrator)
    await setProduct(panel, { active: false })
    shop.setNow('2026-12-23T15:00:00.000Z')
    await runJob()
    expect(await marks()).toEqual([])
    await setProduct(panel, { active: true })
    await add(integrator, clamp, 10)
    await setProduct(panel, { active: false })
    await runJob()
    expect(await marks()).toEqual([marked(cart.id, panel, 'DISCONTINUED')])
    expect(await messagesOf()).toEqual([])
  })

  test('SUB-008 C-227 a budget that was given to another integrator is announced to that one', async () => {
    const budget = await kitBudget(shop, integrator)
    const seller = await shop.db
      .selectFrom('seller')
      .select('id')
      .where('erp_code', '=', 'INT002')
      .executeTakeFirstOrThrow()
    await shop.db.updateTable('orders').set({ seller_id: seller.id }).where('id', '=', budget.id).execute()
    await setProduct(panel, { active: false })
    await runJob()
    expect([
      (await messagesOf()).length,
      (await messagesOf(await shop.as('integrator2@girassol.demo'))).length,
    ]).toEqual([0, 1])
  })
})
