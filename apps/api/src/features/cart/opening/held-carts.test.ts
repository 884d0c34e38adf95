import * as contract from '@girassol/contract/cart'
import type { OrderView } from '@girassol/contract/orders'
import * as orders from '@girassol/contract/orders'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../../database/connection.ts'
import { testedDatabases } from '../../../database/test-database.ts'
import type { Caller } from '../../../test-application.ts'
import { add, change, emptied, openShop, products, readyCart, type Shop } from '../test-shop.ts'

type Meanwhile = (db: Database, cart: { readonly id: number; readonly sellerId: number }) => Promise<unknown>

const setProduct = (code: string, columns: Record<string, unknown>) => (db: Database) =>
  db.updateTable('product').set(columns).where('code', '=', code).execute()

/** What another process, an import or an administrator may store between two changes of a cart. */
const meanwhile: readonly (readonly [string, Meanwhile])[] = [
  ['the price of the item', setProduct(products.panel, { price_cents: 51_234 })],
  ['the weight of another item', setProduct(products.inverter, { weight_kg: 77 })],
  ['an item that is no longer sold', setProduct(products.inverter, { active: false })],
  [
    'the name of the seller',
    (db, { sellerId }) => db.updateTable('seller').set({ name: 'Outra Razão' }).where('id', '=', sellerId).execute(),
  ],
  [
    'the name of the creator',
    (db, { id }) =>
      sql`update app_user set name = 'Outro Nome' from orders where orders.id = ${id} and app_user.id = orders.created_by`.execute(
        db,
      ),
  ],
  [
    'the code of the customer',
    (db, { id }) =>
      sql`update customer set erp_code = 'C-99' from orders where orders.id = ${id} and customer.id = orders.customer_id`.execute(
        db,
      ),
  ],
  ['the name of a branch', (db) => db.updateTable('branch').set({ name: 'Outra filial' }).execute()],
  ['the freight', (db) => sql`update freight_rate set percentage = percentage + 1`.execute(db)],
  [
    'notes in another process',
    (db, { id }) =>
      db.updateTable('orders').set({ additional_data: 'De outro processo' }).where('id', '=', id).execute(),
  ],
  [
    'points of the seller',
    (db, { sellerId }) =>
      sql`
    insert into point_entry (seller_id, type, value, qualifiable, season_id, created_at)
    select ${sellerId}, 'CREDIT', 4321, true, (select (value #>> '{}')::integer from setting where key = 'active-season'), now()`.execute(
        db,
      ),
  ],
  [
    'how the seller paid the latest order',
    (db, { sellerId }) =>
      sql`
    update orders set payment_method = 'CREDIT_CARD', card1_installments = 7
    where seller_id = ${sellerId} and status <> 'CART'`.execute(db),
  ],
  [
    'a credit analysis',
    (db, { id }) =>
      sql`
    insert into order_financing (order_id, equipment_value_cents, input_value_cents, installments,
      installments_value_cents, person, saved_at, saved_by, waiting_period_days)
    select id, 100000, 0, 12, 9000, '{}', now(), created_by, 30 from orders where id = ${id}`.execute(db),
  ],
  [
    'a document',
    (db, { id }) =>
      sql`
    insert into order_attachment (order_id, added_by, content_type, created_at, filename, size_bytes, storage_key)
    select id, created_by, 'application/pdf', now(), 'conta.pdf', 9, 'x' from orders where id = ${id}`.execute(db),
  ],
  [
    'an item less in another process',
    (db, { id }) =>
      sql`with gone as (delete from order_item where order_id = ${id} and product_code = ${products.inverter})
    update orders set kit = null where id = ${id}`.execute(db),
  ],
]

describe.each(testedDatabases)('a cart that a process holds on %s', (kind) => {
  let shop: Shop
  let integrator: Caller
  let cart: OrderView

  beforeAll(async () => {
    shop = await openShop(kind)
    integrator = await shop.as('integrator@girassol.demo')
    const { id } = await readyCart(shop, integrator)
    await integrator(contract.finishAsOrder, { params: { id } })
  })
  beforeEach(async () => {
    const sold = { active: true, online_store: true, remaining_quantity: 1000 }
    for (const code of [products.panel, products.inverter, products.clamp]) await setProduct(code, sold)(shop.db)
    const { id } = await emptied(integrator)
    await add(integrator, products.panel, 10)
    await add(integrator, products.inverter, 1)
    // Without a payment method, it shows the one of the seller's latest order.
    cart = await change(integrator, id, { customerId: await shop.customerIn('SP'), addressType: 'same' })
  })
  afterAll(() => shop.close())

  const setQuantity = (qty: number, code: string = products.panel) =>
    integrator(contract.changeCartItemQuantity, { params: { cartId: cart.id, code, qty }, query: {} })
  const read = async (): Promise<OrderView> => (await integrator(contract.readCart)).json()
  const findSellerId = async () => {
    const query = shop.db.selectFrom('orders').select('seller_id').where('id', '=', cart.id)
    return (await query.executeTakeFirstOrThrow()).seller_id
  }

  test.each(meanwhile)('C-80 is read again after a change of %s', async (_, store) => {
    const held = (await setQuantity(10)).json()
    await store(shop.db, { id: cart.id, sellerId: await findSellerId() })
    const before = await read()
    expect(before).not.toEqual(held)
    const answer = await setQuantity(11)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toEqual(await read())
  })

  test('C-28 allows what was out of stock before, and refuses what is out of stock now', async () => {
    const setStock = (units: number) => setProduct(products.clamp, { remaining_quantity: units })(shop.db)
    await setStock(100)
    await add(integrator, products.clamp, 100)
    await setStock(300)
    expect((await setQuantity(300, products.clamp)).statusCode).toBe(200)
    await setStock(50)
    expect((await setQuantity(310, products.clamp)).json().reason).toBe('outOfStock')
    const { invoiceItems } = await read()
    expect(invoiceItems.find(({ productErpCode }) => productErpCode === products.clamp)?.quantity).toBe(300)
  })

  test('C-38 adds a product for the price that it has now, and none that is no longer sold', async () => {
    await add(integrator, products.inverter, 1)
    await setProduct(products.inverter, { price_cents: 123_400 })(shop.db)
    const { invoiceItems } = await add(integrator, products.inverter, 1)
    expect(invoiceItems.find(({ productErpCode }) => productErpCode === products.inverter)?.unitValue).toBe(1234)
    await setProduct(products.inverter, { online_store: false })(shop.db)
    const refused = await integrator(contract.addCartItem, { body: { erpCode: products.inverter, quantity: 1 } })
    expect(refused.statusCode).toBe(404)
  })

  test('CART-028 CUS-036 shows the customer who was just chosen, as he is registered', async () => {
    for (const erp_code of ['C-1', 'C-2']) {
      const customerId = await shop.customerIn('SP', { erp_code })
      await setQuantity(10)
      const view = await change(integrator, cart.id, { customerId })
      expect(view).toEqual(await read())
      expect((await setQuantity(11)).json()).toEqual(await read())
    }
  })

  test('C-80 becomes an order only at the total that its user saw, and with the prices of now', async () => {
    const { totalInvoice } = await change(integrator, cart.id, { paymentMethod: 'PIX' })
    await setProduct(products.panel, { price_cents: 60_000 })(shop.db)
    const finish = (seen: number | null) =>
      integrator(contract.finishAsOrder, { params: { id: cart.id }, body: { totalInvoice: seen ?? 0 } })
    expect((await finish(totalInvoice)).json().reason).toBe('totalChanged')
    const now = await read()
    expect((await finish(now.totalInvoice)).statusCode).toBe(200)
    const order = (await integrator(orders.showOrder, { params: { id: cart.id } })).json()
    expect([order.totalInvoice, order.invoiceItems[0].unitValue]).toEqual([now.totalInvoice, 600])
  })

  test('CART-030 C-30 is no longer changed after it became an order', async () => {
    await setQuantity(12)
    await sql`update orders set status = 'INVOICE', finished_at = now(), finished_by = created_by
      where id = ${cart.id}`.execute(shop.db)
    const late = await setQuantity(13)
    expect([late.statusCode, late.json().reason]).toEqual([409, 'alreadyFinished'])
    const next = await add(integrator, products.panel, 1)
    expect([next.id === cart.id, next.invoiceItems.length]).toEqual([false, 1])
  })
})
