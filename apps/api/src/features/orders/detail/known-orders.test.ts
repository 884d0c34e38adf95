import * as cart from '@girassol/contract/cart'
import * as contract from '@girassol/contract/orders'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../../database/test-database.ts'
import type { Tx } from '../../../http/context.ts'
import type { Caller } from '../../../test-application.ts'
import { openShop, products, readyCart, type Shop } from '../../cart/test-shop.ts'

type Change = (id: number) => RawBuilder<unknown>

const columnOf = (id: number, column: string) => sql`(select ${sql.ref(column)} from orders where id = ${id})`

const addDocument: Change = (id) => sql`
  insert into order_attachment (order_id, added_by, content_type, created_at, filename, size_bytes, storage_key)
  select id, created_by, 'application/pdf', now(), 'conta.pdf', 9, 'x' from orders where id = ${id}`

/** What another process, an import or an administrator may store between two readings of an order. */
const changes: readonly { readonly what: string; readonly change: Change; readonly before?: Change }[] = [
  { what: 'its own row', change: (id) => sql`update orders set additional_data = 'Outra nota' where id = ${id}` },
  {
    what: 'its log',
    change: (id) => sql`
      insert into order_log (order_id, author, from_status, to_status, description, created_at)
      values (${id}, 'Sistema', 'INVOICE', 'PROCESSING', 'Movido', now())`,
  },
  {
    what: 'its seller',
    change: (id) => sql`update seller set name = 'Outra Razão' where id = ${columnOf(id, 'seller_id')}`,
  },
  {
    what: 'its creator',
    change: (id) => sql`update app_user set name = 'Outro Nome' where id = ${columnOf(id, 'created_by')}`,
  },
  {
    what: 'its customer',
    change: (id) => sql`update customer set erp_code = 'C-9' where id = ${columnOf(id, 'customer_id')}`,
  },
  { what: 'a branch', change: () => sql`update branch set name = 'Outra filial'` },
  { what: 'a product', change: () => sql`update product set remaining_quantity = 0 where code = ${products.panel}` },
  {
    what: 'its credit analysis',
    change: (id) => sql`
      insert into order_financing (order_id, equipment_value_cents, input_value_cents, installments,
        installments_value_cents, person, saved_at, saved_by, waiting_period_days)
      select id, 100000, 0, 12, 9000, '{}', now(), created_by, 30 from orders where id = ${id}`,
  },
  { what: 'its documents', change: addDocument },
  {
    what: 'the name of a document',
    before: addDocument,
    change: (id) => sql`update order_attachment set filename = 'outra.pdf' where order_id = ${id}`,
  },
  {
    what: 'its documents, of which one is removed',
    before: addDocument,
    change: (id) => sql`delete from order_attachment where order_id = ${id}`,
  },
]

describe.each(testedDatabases)('an order that a process knows on %s', (kind) => {
  let shop: Shop
  let integrator: Caller
  let staff: Caller
  let id: number

  beforeAll(async () => {
    shop = await openShop(kind)
    integrator = await shop.as('integrator@girassol.demo')
    staff = await shop.as('commercial-supervisor@girassol.demo')
    ;({ id } = await readyCart(shop, integrator))
    await integrator(cart.finishAsOrder, { params: { id } })
  })
  afterAll(() => shop.close())

  const show = (caller: Caller) => caller(contract.showOrder, { params: { id } })
  const read = async (): Promise<contract.OrderView> => (await show(staff)).json()
  /** The next reading of the order cannot show what is known of it. */
  const forget = () => sql`update orders set version = version where id = ${id}`.execute(shop.db)

  test.each(changes)('DET-037 is read again after a change of $what', async ({ change, before: prepare }) => {
    await prepare?.(id).execute(shop.db)
    const before = await read()
    await change(id).execute(shop.db)
    const after = await read()
    expect(after).not.toEqual(before)
    await forget()
    expect(await read()).toEqual(after)
  })

  // The embedded database has one connection, so its transactions do not overlap.
  if (kind === 'postgres')
    test('DET-037 is read again after two changes whose transactions end in another order than they began', async () => {
      await addDocument(id).execute(shop.db)
      await addDocument(id).execute(shop.db)
      const { rows } = await sql<{ id: number }>`select id from order_attachment where order_id = ${id}
      order by id desc limit 2`.execute(shop.db)
      const rename = (tx: Tx, at: number, name: string) =>
        sql`update order_attachment set filename = ${name} where id = ${rows[at]?.id ?? 0}`.execute(tx)
      await shop.db.transaction().execute(async (first) => {
        await rename(first, 0, 'primeira.pdf')
        await shop.db.transaction().execute((second) => rename(second, 1, 'segunda.pdf'))
        expect(JSON.stringify(await read())).toContain('segunda.pdf')
      })
      expect(JSON.stringify(await read())).toContain('primeira.pdf')
    })

  test('C-08 C-29 is shown to each reader with the own rights, whoever read it before', async () => {
    const fromStaff = await read()
    const own = (await show(integrator)).json()
    expect(own.actions).not.toEqual(fromStaff.actions)
    const stranger = await shop.as('integrator2@girassol.demo')
    expect((await show(stranger)).statusCode).toBe(404)
    await sql`update app_user set can_view_product_prices = false where email = 'integrator@girassol.demo'`.execute(
      shop.db,
    )
    const withoutPrices = (await show(await shop.as('integrator@girassol.demo'))).json()
    expect([own.invoiceItems[0].unitValue, withoutPrices.invoiceItems[0].unitValue]).toEqual([449.9, null])
    await sql`update app_user set can_view_product_prices = true where email = 'integrator@girassol.demo'`.execute(
      shop.db,
    )
  })

  test('C-08 is no longer shown to those who may not see it any more', async () => {
    expect((await show(integrator)).statusCode).toBe(200)
    const giveTo = (code: string) =>
      sql`update orders set seller_id = (select id from seller where erp_code = ${code}) where id = ${id}`.execute(
        shop.db,
      )
    await giveTo('INT002')
    expect((await show(integrator)).statusCode).toBe(404)
    await giveTo('INT001')
    expect((await show(integrator)).statusCode).toBe(200)
  })
})
