import * as contract from '@girassol/contract/cart'
import * as orders from '@girassol/contract/orders'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import type { Caller } from '../../test-application.ts'
import { add, emptied, kitOptions, openShop, products, readyCart, type Shop } from './test-shop.ts'

type Item = { readonly productErpCode: string; readonly quantity: number; readonly unitValue: number }
type View = { readonly invoiceItems: readonly Item[]; readonly subTotal: number; readonly totalInvoice: number }

const sumCents = (items: readonly Item[]): number =>
  items.reduce((sum, { unitValue, quantity }) => sum + Math.round(unitValue * 100) * quantity, 0)

/** The catalogue changes and several users act at once while a cart is open. */
describe.each(testedDatabases)('a cart in a changing world on %s', (kind) => {
  let shop: Shop
  let integrator: Caller
  let otherTab: Caller

  beforeAll(async () => {
    shop = await openShop(kind)
    integrator = await shop.as('integrator@girassol.demo')
    otherTab = await shop.as('integrator@girassol.demo')
  })
  afterAll(() => shop.close())

  const setProduct = (code: string, columns: Record<string, unknown>) =>
    shop.db.updateTable('product').set(columns).where('code', '=', code).execute()
  const untouched = { active: true, online_store: true, internal_only: false, remaining_quantity: 131 }
  afterEach(async () => {
    await setProduct(products.inverter, untouched)
    await setProduct(products.panel, { price_cents: 44_990 })
  })
  const read = async (): Promise<View & orders.OrderView> => (await integrator(contract.readCart)).json()
  const finish = (id: number, totalInvoice?: number) =>
    integrator(contract.finishAsOrder, { params: { id }, ...(totalInvoice && { body: { totalInvoice } }) })
  const setQuantity = (call: Caller, cartId: number, [code, qty]: readonly [string, number]) =>
    call(contract.changeCartItemQuantity, { params: { cartId, code, qty }, query: {} })

  test.each([
    ['discontinued', { active: false }],
    ['taken out of the store', { online_store: false }],
    ['for internal sale only', { internal_only: true }],
    ['out of stock', { remaining_quantity: 0 }],
  ] as const)(
    'C-28 C-38 a product that is %s meanwhile is marked, blocks finishing and can be removed',
    async (...row) => {
      const [, columns] = row
      const { id } = await readyCart(shop, integrator)
      await setProduct(products.inverter, columns)
      const item = (await read()).invoiceItems.find(({ productErpCode }) => productErpCode === products.inverter)
      expect(item).toMatchObject({ status: 'UNAVAILABLE', currentAvailability: null })
      const refused = await finish(id)
      expect([refused.statusCode, refused.json().details[0].field]).toEqual([409, 'availability'])
      expect((await setQuantity(integrator, id, [products.inverter, 2])).json().reason).toBe('outOfStock')
      const fixed = await integrator(contract.fixCartItem, { body: { erpCode: products.inverter } })
      expect(fixed.json().invoiceItems).toHaveLength(1)
    },
  )

  test('C-38 a kit whose piece becomes internal stays whole in the cart', async () => {
    await emptied(integrator)
    const kit = await shop.sizeKit(kitOptions, 'SP')
    await shop.putKit('integrator@girassol.demo', { kit, options: kitOptions })
    await setProduct(products.inverter, { internal_only: true, online_store: false })
    const item = (await read()).invoiceItems.find(({ productErpCode }) => productErpCode === products.inverter)
    expect(item).toMatchObject({ status: 'AVAILABLE' })
  })

  test('C-38 a ready kit with an internal piece is no longer sold', async () => {
    await emptied(integrator, 'PA')
    const { invoiceItems } = await add(integrator, products.readyKit, 1)
    expect(invoiceItems[0]?.status).toBe('AVAILABLE')
    const pieces = shop.db.selectFrom('kit_item').select('product_code').where('kit_code', '=', products.readyKit)
    const { product_code: piece } = await pieces.executeTakeFirstOrThrow()
    await setProduct(piece, { internal_only: true })
    const after = (await read()).invoiceItems
    await setProduct(piece, { internal_only: false })
    expect(after).toMatchObject([{ status: 'UNAVAILABLE' }])
  })

  test('C-80 when an import changes prices while carts are finished, each order has all the new prices or none', async () => {
    for (const round of [1, 2, 3, 4, 5]) {
      const { id } = await readyCart(shop, integrator)
      const moving = sql`update product set price_cents = price_cents + 1000 where code = any(${[
        products.panel,
        products.inverter,
      ]})`
      const [finished] = await Promise.all([finish(id), moving.execute(shop.db)])
      expect([round, finished.statusCode]).toEqual([round, 200])
      const order: View = (await integrator(orders.showOrder, { params: { id } })).json()
      expect(Math.round(order.subTotal * 100)).toBe(sumCents(order.invoiceItems))
      await sql`update product set price_cents = price_cents - 1000 where code = ${products.inverter}`.execute(shop.db)
      await setProduct(products.panel, { price_cents: 44_990 })
    }
  })

  test('C-80 nobody orders at a total that they have not seen, however often prices change', async () => {
    const { id, totalInvoice } = await readyCart(shop, integrator)
    await setProduct(products.panel, { price_cents: 45_990 })
    const first = await finish(id, totalInvoice ?? 0)
    expect([first.statusCode, first.json().reason, first.json().details]).toEqual([
      409,
      'totalChanged',
      { totalInvoice: 7298 },
    ])
    await setProduct(products.panel, { price_cents: 46_990 })
    expect((await finish(id, 7298)).json().details).toEqual({ totalInvoice: 7398 })
    expect((await finish(id, 7398)).statusCode).toBe(200)
    const order = (await integrator(orders.showOrder, { params: { id } })).json()
    expect(order).toMatchObject({ totalInvoice: 7398 })
    expect(order.invoiceItems[0].unitValue).toBe(469.9)
  })

  test('C-30 two tabs that change one cart at once end with the same cart, and its totals match its items', async () => {
    const { id } = await readyCart(shop, integrator)
    await Promise.all([
      ...Array.from({ length: 10 }, (_, at) => setQuantity(integrator, id, [products.panel, 11 + at])),
      ...Array.from({ length: 10 }, () =>
        otherTab(contract.addCartItem, { body: { erpCode: products.clamp, quantity: 10 } }),
      ),
      otherTab(contract.updateCart, { params: { id }, body: { addressType: 'pickup' } }),
    ])
    const [mine, theirs] = [await read(), (await otherTab(contract.readCart)).json()]
    expect(theirs).toEqual(mine)
    expect(mine.invoiceItems.find(({ productErpCode }) => productErpCode === products.clamp)?.quantity).toBe(100)
    expect(mine.addressType).toBe('pickup')
    expect(Math.round(mine.totalInvoice * 100)).toBe(sumCents(mine.invoiceItems))
  })

  test('C-30 a cart finished in one tab cannot be changed in the other, and adding a product there opens a new cart', async () => {
    const { id } = await readyCart(shop, integrator)
    expect((await finish(id)).statusCode).toBe(200)
    const late = await setQuantity(otherTab, id, [products.panel, 99])
    expect([late.statusCode, late.json().reason]).toEqual([409, 'alreadyFinished'])
    const next = await add(otherTab, products.panel, 1)
    expect(next.id).not.toBe(id)
    expect((await finish(id)).json()).toEqual({ id, status: 'INVOICE' })
    expect((await integrator(orders.showOrder, { params: { id } })).json().invoiceItems[0].quantity).toBe(10)
  })

  test('C-30 the manager and the integrator of one company have separate carts', async () => {
    const manager = await shop.as('manager@girassol.demo')
    const mine = await readyCart(shop, integrator)
    const theirs = await emptied(manager)
    expect(theirs.id).not.toBe(mine.id)
    await Promise.all([add(manager, products.panel, 3), setQuantity(integrator, mine.id, [products.panel, 7])])
    expect((await read()).invoiceItems[0]?.quantity).toBe(7)
    expect((await manager(contract.readCart)).json().invoiceItems).toMatchObject([{ quantity: 3 }])
  })
})
