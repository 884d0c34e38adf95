import * as contract from '@girassol/contract/budgets'
import * as cart from '@girassol/contract/cart'
import { plusHours } from '@girassol/domain/shared'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import type { Caller } from '../../test-application.ts'
import { noon, openShop, products, readyCart, type Shop } from '../cart/test-shop.ts'
import { attach } from '../vouchers/test-attachment.ts'
import { aBudget, showBudget } from './test-budgets.ts'

describe.each(testedDatabases)('remaking orders and budgets on %s', (kind) => {
  let shop: Shop
  let integrator: Caller
  let stranger: Caller

  beforeAll(async () => {
    shop = await openShop(kind)
    integrator = await shop.as('integrator@girassol.demo')
    stranger = await shop.as('integrator2@girassol.demo')
  })
  afterAll(() => shop.close())

  const setProduct = (code: string, changes: { price_cents?: number; active?: boolean }) =>
    shop.db.updateTable('product').set(changes).where('code', '=', code).execute()
  const preview = (call: Caller, id: number) => call(contract.previewRemake, { params: { id } })
  const remake = (call: Caller, id: number, query: Parameters<typeof toQuery>[0] = {}) =>
    call(contract.remakeOrder, { params: { id }, query: toQuery(query) })
  const toQuery = (query: { keepUnavailableItems?: 'true'; keepAttachments?: 'true'; flag?: 'true' }) => query

  const anOrder = async () => {
    const { id } = await readyCart(shop, integrator)
    await integrator(cart.finishAsOrder, { params: { id } })
    return showBudget(integrator, id)
  }

  test('APR-026 C-57 an order becomes a new budget at today’s prices and stays as it was', async () => {
    const order = await anOrder()
    await shop.db.updateTable('orders').set({ discount_value: '50' }).where('id', '=', order.id).execute()
    const source = await showBudget(integrator, order.id)
    await setProduct(products.panel, { price_cents: 46_000 })
    shop.setNow(plusHours(noon, 300))
    const previewed = (await preview(integrator, order.id)).json()
    const answer = await remake(integrator, order.id, { flag: 'true' })
    expect(answer.statusCode).toBe(200)
    const remade = await showBudget(integrator, answer.json().id)
    const sourceAfter = await showBudget(integrator, order.id)
    shop.setNow(noon)
    await setProduct(products.panel, { price_cents: 44_990 })
    expect(remade).toMatchObject({
      status: 'BUDGET',
      type: 'MP',
      version: 1,
      finishedAt: plusHours(noon, 300),
      customerDocument: order.customerDocument,
      deliveryAddressErpCity: order.deliveryAddressErpCity,
      paymentMethod: 'PIX',
      discountValue: 0,
      integrator: { erpCode: 'INT001' },
    })
    expect(remade.invoiceItems.map(({ quantity, unitValue }) => [quantity, unitValue])).toEqual([
      [10, 460],
      [1, order.invoiceItems[1]?.unitValue],
    ])
    expect(previewed.total).toEqual({
      before: source.totalInvoice,
      available: remade.totalInvoice,
      all: remade.totalInvoice,
    })
    expect(previewed.items[0]).toMatchObject({ state: 'changed', unitValue: { before: 449.9, after: 460 } })
    expect(previewed.discountValue).toBe(50)
    // Its displayed days are computed for the later instant (USE-001).
    const { boarding, arrival } = source
    expect({ ...sourceAfter, boarding, arrival }).toEqual(source)
    const row = shop.db.selectFrom('orders').select('remade_from').where('id', '=', remade.id)
    expect(await row.executeTakeFirst()).toEqual({ remade_from: order.id })
  })

  test('BUD-020 C-57 products that are no longer sold or in stock are copied only on request', async () => {
    const budget = await aBudget(shop, integrator)
    shop.setNow(plusHours(noon, 168))
    await setProduct(products.clamp, { active: false })
    const previewed = (await preview(integrator, budget.id)).json()
    const without = await showBudget(integrator, (await remake(integrator, budget.id)).json().id)
    const withUnavailable = await remake(integrator, budget.id, { keepUnavailableItems: 'true' })
    const withAll = await showBudget(integrator, withUnavailable.json().id)
    await setProduct(products.clamp, { active: true })
    shop.setNow(noon)
    expect(previewed.items.map(({ state }: { state: string }) => state)).toEqual(['same', 'same', 'discontinued'])
    expect(without.invoiceItems).toHaveLength(2)
    expect(withAll.invoiceItems.map(({ status }) => status)).toEqual(['AVAILABLE', 'AVAILABLE', 'UNAVAILABLE'])
    expect(previewed.total).toMatchObject({ available: without.totalInvoice, all: withAll.totalInvoice })
  })

  test('C-57 an order without any product left is not remade as an empty budget', async () => {
    const order = await anOrder()
    for (const code of [products.panel, products.inverter]) await setProduct(code, { active: false })
    const refused = await remake(integrator, order.id)
    const previewed = (await preview(integrator, order.id)).json()
    for (const code of [products.panel, products.inverter]) await setProduct(code, { active: true })
    expect([refused.statusCode, refused.json().reason]).toEqual([409, 'nothingLeft'])
    expect(previewed.items.map(({ state }: { state: string }) => state)).toEqual(['discontinued', 'discontinued'])
  })

  test('APR-026 BUD-019 files are copied on request, except removed ones; the source order still has its own', async () => {
    const order = await anOrder()
    await attach(shop.db, { order_id: order.id, filename: 'planta.pdf' })
    await attach(shop.db, { order_id: order.id, filename: 'engano.pdf', deleted_at: noon })
    const listFiles = async (id: number) =>
      (await showBudget(integrator, id)).invoiceAttachments.map(({ filename }) => filename)
    expect((await preview(integrator, order.id)).json().attachments).toBe(1)
    const bare = (await remake(integrator, order.id)).json().id
    const full = (await remake(integrator, order.id, { keepAttachments: 'true' })).json().id
    expect(await listFiles(bare)).toEqual([])
    expect(await listFiles(full)).toEqual(['planta.pdf'])
    expect(await listFiles(order.id)).toContain('planta.pdf')
  })

  test('APR-026 C-57 the GET of the contract remakes too, with the header that no link can send, and is not stored', async () => {
    const order = await anOrder()
    const request = { params: { id: order.id }, query: { flag: 'true' } } as const
    const bare = await integrator(contract.remakeOrderByGet, request, { 'x-requested-with': '' })
    expect(bare.statusCode).toBe(403)
    const answer = await integrator(contract.remakeOrderByGet, request)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
    expect((await showBudget(integrator, answer.json().id)).status).toBe('BUDGET')
  })

  test.each([contract.remakeOrder, contract.remakeOrderByGet])(
    'APR-026 a remake that is repeated with the same key creates one budget ($method)',
    async (endpoint) => {
      const order = await anOrder()
      const key = { 'idempotency-key': `remake-${kind}-${endpoint.method}` }
      const answers = await Promise.all(
        [1, 2, 3].map(() => integrator(endpoint, { params: { id: order.id }, query: {} }, key)),
      )
      expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
    },
  )

  test('C-111 the reseller is notified of a budget that staff remade for them, and not of their own', async () => {
    const order = await anOrder()
    const listNotificationTypes = async (id: number) =>
      (await shop.db.selectFrom('notification').selectAll().where('order_id', '=', id).execute()).map(
        ({ type }) => type,
      )
    const own = (await remake(integrator, order.id)).json().id
    const staff = await shop.as('commercial@girassol.demo', 'INT001')
    const made = (await remake(staff, order.id)).json().id
    expect(await listNotificationTypes(own)).toEqual([])
    expect(new Set(await listNotificationTypes(made))).toEqual(new Set(['BUDGET']))
  })

  test('C-08 C-57 strangers and roles without budgets are refused, and carts and promotions cannot be remade', async () => {
    const order = await anOrder()
    expect((await remake(stranger, order.id)).statusCode).toBe(404)
    expect((await preview(stranger, order.id)).statusCode).toBe(404)
    const financial = await shop.as('financial@girassol.demo')
    expect((await remake(financial, order.id)).statusCode).toBe(403)
    const { id } = await readyCart(shop, integrator)
    expect((await remake(integrator, id)).statusCode).toBe(409)
    await shop.db.updateTable('orders').set({ type: 'BF' }).where('id', '=', order.id).execute()
    expect([(await remake(integrator, order.id)).statusCode, (await preview(integrator, order.id)).statusCode]).toEqual(
      [409, 409],
    )
  })
})
