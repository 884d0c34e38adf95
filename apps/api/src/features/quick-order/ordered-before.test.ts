import * as cart from '@girassol/contract/cart'
import * as contract from '@girassol/contract/quick-order'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../test-application.ts'
import { noon, openShop, products, readyCart, type Shop } from '../cart/test-shop.ts'

describe('a quick order of what was ordered before', () => {
  let shop: Shop
  let integrator: Caller
  let other: Caller

  beforeAll(async () => {
    shop = await openShop('postgres')
    integrator = await shop.as('integrator@girassol.demo')
    other = await shop.as('integrator2@girassol.demo')
  })
  afterAll(() => shop.close())

  /** A new order of ten panels and an inverter. */
  const order = async (): Promise<number> => {
    const { id } = await readyCart(shop, integrator)
    expect((await integrator(cart.finishAsOrder, { params: { id } })).statusCode).toBe(200)
    return id
  }
  const update = (id: number, columns: Record<string, unknown>) =>
    shop.db.updateTable('orders').set(columns).where('id', '=', id).execute()
  const frequent = async (call = integrator): Promise<readonly contract.FrequentProduct[]> => {
    const answer = await call(contract.listFrequentProducts)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().data
  }
  const findPanels = async () => (await frequent()).find(({ code }) => code === products.panel)?.quantity ?? 0

  test('FAST-013 the items of several orders are summed into one list, at today’s stock', async () => {
    const ids = [await order(), await order()]
    const preview: contract.QuickPreview = (
      await integrator(contract.previewReorder, { body: { orderIds: [...ids, ids[0] ?? 0] } })
    ).json()
    expect(preview.rows.map(({ code, quantity, verdict }) => [code, quantity, verdict])).toEqual([
      [products.panel, 20, 'OK'],
      [products.inverter, 2, 'OK'],
      [products.panel, 10, 'MERGED'],
      [products.inverter, 1, 'MERGED'],
    ])
    expect(preview.rows[0]?.read).toBe(`${products.panel};10`)
  })

  test('FAST-013 another seller’s order, an open cart and an unknown number are not found', async () => {
    const id = await order()
    const { id: open } = await readyCart(shop, integrator)
    const ask = (call: Caller, orderIds: number[]) => call(contract.previewReorder, { body: { orderIds } })
    expect((await ask(other, [id])).statusCode).toBe(404)
    expect((await ask(integrator, [id, 999_999])).statusCode).toBe(404)
    expect((await ask(integrator, [open])).statusCode).toBe(404)
    const eleven = Array.from({ length: 11 }, (_, at) => id + at)
    expect((await ask(integrator, eleven)).statusCode).toBe(400)
  })

  test('FAST-013 C-20 promotions are not sold outside their campaign', async () => {
    const id = await order()
    await update(id, { type: 'BF' })
    const item = shop.db.updateTable('order_item').set({ product_code: products.promotion })
    await item.where('order_id', '=', id).where('product_code', '=', products.panel).execute()
    await shop.db
      .updateTable('promotional_season')
      .set({ finishes_on: '2026-01-31', starts_on: '2026-01-01' })
      .execute()
    const { rows } = (await integrator(contract.previewReorder, { body: { orderIds: [id] } })).json()
    expect(rows[0]).toMatchObject({ code: products.promotion, verdict: 'NOT_SOLD' })
    await update(id, { status: 'INVOICE_REPROVED' })
  })

  test('FAST-014 the most ordered products are those of 180 days, without cancelled and rejected orders', async () => {
    const before = await findPanels()
    const id = await order()
    expect(await findPanels()).toBe(before + 10)
    const [first] = await frequent()
    expect(first?.lastOrderedOn).toBe(noon.slice(0, 10))
    for (const status of ['INVOICE_REPROVED', 'INVOICE_CANCELED'] as const) {
      await update(id, { status })
      expect(await findPanels()).toBe(before)
    }
    await update(id, { status: 'INVOICE', created_at: '2026-05-01T12:00:00.000Z' })
    expect(await findPanels()).toBe(before)
    await update(id, { created_at: noon })
    expect(await findPanels()).toBe(before + 10)
  })

  test('FAST-014 the list is that of the seller, the most units first, at most 50', async () => {
    const list = await frequent()
    expect(list.map(({ quantity }) => quantity)).toEqual(list.map(({ quantity }) => quantity).toSorted((a, b) => b - a))
    expect(list.length).toBeLessThanOrEqual(50)
    const { rows } = await sql<{ units: number }>`
      select sum(quantity)::integer as units from order_item where product_code = ${products.panel} and order_id in (
        select id from orders where status not in ('CART', 'BUDGET', 'BUDGET_EXPIRED', 'INVOICE_REPROVED', 'INVOICE_CANCELED')
          and seller_id = (select id from seller where erp_code = 'INT001'))`.execute(shop.db)
    expect(await findPanels()).toBe(rows[0]?.units)
    expect((await frequent(other)).find(({ code }) => code === products.inverter)?.quantity ?? 0).not.toBe(
      list.find(({ code }) => code === products.inverter)?.quantity,
    )
  })
})
