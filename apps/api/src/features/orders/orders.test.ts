import * as cart from '@girassol/contract/cart'
import type { RequestFor } from '@girassol/contract/http/endpoint'
import * as contract from '@girassol/contract/orders'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import type { Caller } from '../../test-application.ts'
import { add, change, emptied, noon, openShop, products, readyCart, type Shop } from '../cart/test-shop.ts'

describe.each(testedDatabases)('orders and budgets on %s', (kind) => {
  let shop: Shop
  let integrator: Caller
  let second: Caller
  let financial: Caller
  const ids: Record<'order' | 'budget' | 'strangers', number> = { order: 0, budget: 0, strangers: 0 }

  beforeAll(async () => {
    shop = await openShop(kind)
    integrator = await shop.as('integrator@girassol.demo')
    second = await shop.as('integrator2@girassol.demo')
    financial = await shop.as('financial@girassol.demo')
    ids.order = (await readyCart(shop, integrator)).id
    const customerId = await shop.customerIn('SP', { name: 'Padaria São João' })
    await change(integrator, ids.order, { customerId })
    await integrator(cart.finishAsOrder, { params: { id: ids.order } })
    shop.setNow('2026-11-24T15:00:00.000Z')
    ids.budget = (await readyCart(shop, integrator)).id
    await integrator(cart.finishAsBudget, { params: { id: ids.budget } })
    ids.strangers = (await readyCart(shop, second, 'INT002')).id
    await second(cart.finishAsOrder, { params: { id: ids.strangers } })
  })
  afterAll(() => shop.close())

  type Query = RequestFor<typeof contract.listOrders>['query']
  const list = async (call: Caller, query: Query = {}) => {
    const answer = await call(contract.listOrders, { query })
    return answer.json() as { data: { id: number; status: string }[]; total: number; totalIsExact: boolean }
  }
  const listIds = async (call: Caller, query: Query = {}) => (await list(call, query)).data.map(({ id }) => id)

  test('ORD-040 C-42 C-44 the order list is newest first and contains neither carts nor budgets', async () => {
    await emptied(integrator)
    expect(await listIds(financial)).toEqual([ids.strangers, ids.order])
    expect(await listIds(financial, { ordertype: 'ASC' })).toEqual([ids.order, ids.strangers])
    expect(await list(financial)).toMatchObject({ total: 2, totalIsExact: true })
  })

  test('ORD-039 C-08 the integrator lists and opens only what belongs to its company', async () => {
    expect(await listIds(integrator)).toEqual([ids.order])
    expect(await listIds(second)).toEqual([ids.strangers])
    const contributor = await shop.as('contributor@girassol.demo')
    expect(await listIds(contributor)).toEqual([ids.order])
    for (const endpoint of [contract.showOrder, contract.listOrderItems]) {
      expect((await integrator(endpoint, { params: { id: ids.strangers } })).statusCode).toBe(404)
      expect((await financial(endpoint, { params: { id: ids.strangers } })).statusCode).toBe(200)
      expect((await financial(endpoint, { params: { id: 999_999 } })).statusCode).toBe(404)
    }
  })

  test('C-08 a cart is shown only to the user who opened it', async () => {
    const { id } = await emptied(integrator)
    const manager = await shop.as('manager@girassol.demo')
    const statuses = await Promise.all(
      [integrator, manager, financial].map(
        async (call) => (await call(contract.showOrder, { params: { id } })).statusCode,
      ),
    )
    expect(statuses).toEqual([200, 404, 404])
  })

  test('BUD-031 BUD-017 C-63 budgets have their own list, and expire by the clock', async () => {
    const budgets = { status: 'BUDGET,BUDGET_EXPIRED' }
    expect((await list(integrator, budgets)).data).toMatchObject([{ id: ids.budget, status: 'BUDGET' }])
    shop.setNow('2026-12-01T15:00:00.000Z')
    expect((await list(integrator, budgets)).data).toMatchObject([
      { id: ids.budget, status: 'BUDGET_EXPIRED', expiresAt: '2026-12-01T15:00:00.000Z' },
    ])
    expect(await listIds(integrator, { status: 'BUDGET' })).toEqual([])
    expect(await listIds(integrator, { status: 'BUDGET_EXPIRED' })).toEqual([ids.budget])
    shop.setNow('2026-12-01T14:59:59.000Z')
    expect(await listIds(integrator, { status: 'BUDGET' })).toEqual([ids.budget])
    expect(await listIds(integrator, { status: 'BUDGET_EXPIRED' })).toEqual([])
    shop.setNow(noon)
  })

  test('NAV-021 C-12 only store roles list and read budgets', async () => {
    const commercial = await shop.as('commercial@girassol.demo')
    for (const status of ['BUDGET', 'BUDGET_EXPIRED', 'INVOICE,BUDGET']) {
      expect((await financial(contract.listOrders, { query: { status } })).statusCode).toBe(403)
      expect((await commercial(contract.listOrders, { query: { status } })).statusCode).toBe(200)
    }
    for (const endpoint of [contract.showOrder, contract.listOrderItems]) {
      expect((await financial(endpoint, { params: { id: ids.budget } })).statusCode).toBe(404)
      expect((await commercial(endpoint, { params: { id: ids.budget } })).statusCode).toBe(200)
    }
  })

  test('ORD-017 ORD-023 a term is searched in number, customer and seller, ignoring accents', async () => {
    expect(await listIds(financial, { term: 'sao joao' })).toEqual([ids.order])
    expect(await listIds(financial, { term: String(ids.strangers) })).toEqual([ids.strangers])
    expect(await listIds(financial, { term: 'luz nova' })).toEqual([ids.strangers])
    expect(await listIds(financial, { term: 'cerrado padaria' })).toEqual([ids.order])
    expect(await listIds(financial, { term: '%' })).toEqual([])
    expect(await listIds(integrator, { term: 'luz nova' })).toEqual([])
  })

  test('ORD-028 an unknown status is refused, and carts are in no list', async () => {
    const unknown = await financial(contract.listOrders, { query: { status: 'INVOICE,LOST' } })
    expect([unknown.statusCode, unknown.json().message]).toEqual([400, 'Status de pedido desconhecido.'])
    await emptied(integrator)
    expect(await listIds(integrator, { status: 'CART' })).toEqual([])
    expect(await listIds(financial, { status: 'INVOICE_APPROVED' })).toEqual([])
  })

  test('C-41 ORD-041 skip is the page from 1; past the end the list is empty and the total is 0', async () => {
    expect(await list(financial, { skip: 2, take: 1 })).toMatchObject({ data: [{ id: ids.order }], total: 2 })
    expect(await list(financial, { skip: 3, take: 1 })).toEqual({ data: [], total: 0, totalIsExact: true })
    expect((await financial(contract.listOrders, { query: { skip: 0 } })).statusCode).toBe(400)
  })

  test('ORD-004 orders that were never approved are sorted last in both directions', async () => {
    const approve = (approved_at: string | null) =>
      shop.db.updateTable('orders').set({ approved_at }).where('id', '=', ids.order).execute()
    await approve('2026-11-25T15:00:00.000Z')
    for (const ordertype of ['ASC', 'DESC'] as const) {
      expect(await listIds(financial, { orderby: 'approvedAt', ordertype })).toEqual([ids.order, ids.strangers])
    }
    await approve(null)
    expect(await listIds(financial, { orderby: 'finishedAt', ordertype: 'ASC' })).toEqual([ids.order, ids.strangers])
  })

  test('C-29 STORE-020 without the price permission an order shows only its total, and a budget not even that', async () => {
    const contributor = await shop.as('contributor@girassol.demo')
    const show = async (id: number) => (await contributor(contract.showOrder, { params: { id } })).json()
    const hidden = { subTotal: null, freightValue: null, rawInvoice: null, discountValue: null, percentage: null }
    expect(await show(ids.order)).toMatchObject({ ...hidden, totalInvoice: 7198 })
    expect(await show(ids.budget)).toMatchObject({ ...hidden, totalInvoice: null })
    const rows = await list(contributor, { status: 'INVOICE,BUDGET' })
    expect(rows.data).toMatchObject([
      { id: ids.budget, totalInvoice: null },
      { id: ids.order, totalInvoice: 7198 },
    ])
    const items = await contributor(contract.listOrderItems, { params: { id: ids.order } })
    expect(items.json()).toMatchObject([{ unitValue: null }, { totalValue: null }])
  })

  test('CART-029 the items of an order equal those of its detail', async () => {
    const detail = await integrator(contract.showOrder, { params: { id: ids.order } })
    const items = await integrator(contract.listOrderItems, { params: { id: ids.order } })
    expect(items.json()).toEqual(detail.json().invoiceItems)
    expect(items.json()).toMatchObject([
      {
        productErpCode: products.panel,
        productName: 'Módulo HELIAR 550W mono PERC 144C',
        imageKind: 'panel',
        quantity: 10,
      },
      { productErpCode: products.inverter, quantity: 1 },
    ])
  })

  test('DET-027 C-61 the server returns the allowed actions of an order, and the reasons for the others', async () => {
    const show = async (call: Caller, id: number) => (await call(contract.showOrder, { params: { id } })).json().actions
    expect((await show(integrator, ids.order)).edit).toEqual({ allowed: true })
    expect((await show(financial, ids.order)).edit).toMatchObject({ allowed: false })
    expect((await show(integrator, ids.order)).finishAsOrder).toMatchObject({ allowed: false })
    const open = await readyCart(shop, integrator)
    expect(open.actions).toMatchObject({
      edit: { allowed: true },
      editPayment: { allowed: true },
      viewOtherMethods: { allowed: false, reason: 'Você não tem permissão para esta ação.' },
      readFinancing: { allowed: true },
      finishAsBudget: { allowed: true },
      finishAsOrder: { allowed: true },
    })
    await add(integrator, products.panel, 1)
  })

  test('C-05 the carrier reads no order', async () => {
    const carrier = await shop.as('shipping-company@girassol.demo')
    expect((await carrier(contract.listOrders, { query: {} })).statusCode).toBe(403)
    expect((await carrier(contract.showOrder, { params: { id: ids.order } })).statusCode).toBe(403)
    expect((await carrier(contract.listOrderItems, { params: { id: ids.order } })).statusCode).toBe(403)
  })
})
