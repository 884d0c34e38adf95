import * as cart from '@girassol/contract/cart'
import * as contract from '@girassol/contract/catalogue'
import * as wishlist from '@girassol/contract/wishlist'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../../database/test-database.ts'
import type { Caller } from '../../../test-application.ts'
import { openStore, type Store } from './test-storefront.ts'

const code = '10010005'

describe.each(testedDatabases)('views of the store that are shown again on %s', (kind) => {
  let store: Store
  let integrator: Caller
  let other: Caller

  beforeAll(async () => {
    store = await openStore(kind)
    integrator = await store.as('integrator@girassol.demo')
    other = await store.as('integrator2@girassol.demo')
  })
  afterAll(() => store.close())

  const list = async (caller: Caller): Promise<contract.ProductView[]> =>
    (await caller(contract.listProducts, { query: { type: 'MP', take: 100 } })).json().data
  const findInList = async (caller: Caller) => (await list(caller)).find(({ B1_COD }) => B1_COD === code)
  const showDetail = async (caller: Caller): Promise<contract.ProductDetailView> =>
    (await caller(contract.showProduct, { params: { urlId: code } })).json()
  const readBoth = async (caller: Caller) => [await findInList(caller), await showDetail(caller)]

  const readVersion = async () => {
    const { rows } = await sql<{ version: string }>`
      select bit_xor(mark)::text as version from catalogue_change`.execute(store.db)
    return rows[0]?.version
  }

  test.each([
    'product',
    'product_content',
    'kit_item',
    'product_group',
    'product_category',
    'brand',
    'roof_type',
    'stock_hold_line',
  ])('STORE-027 KIT-001 every statement that changes %s gives the catalogue another version', async (table) => {
    const before = await readVersion()
    await sql`delete from ${sql.table(table)} where false`.execute(store.db)
    expect(await readVersion()).not.toBe(before)
    const { rows } = await sql`select from catalogue_change`.execute(store.db)
    expect(rows.length).toBe(1)
  })

  test('STORE-027 STORE-028 a new name is shown by the next call, and one that is rolled back never', async () => {
    const before = await readBoth(integrator)
    const rename = (name: string) =>
      store.db.transaction().execute((tx) => tx.updateTable('product').set({ name }).where('code', '=', code).execute())
    const undo = new Error('undo')
    const undone = store.db.transaction().execute(async (tx) => {
      await tx.updateTable('product').set({ name: 'NUNCA' }).where('code', '=', code).execute()
      throw undo
    })
    await expect(undone).rejects.toBe(undo)
    expect(await readBoth(integrator)).toEqual(before)
    await rename('MODULO RENOMEADO 550W')
    expect(await readBoth(integrator)).toMatchObject(Array(2).fill({ B1_DESC: 'MODULO RENOMEADO 550W' }))
    await rename(before[0]?.B1_DESC ?? '')
    expect(await readBoth(integrator)).toEqual(before)
  })

  test('STORE-016 PTS-090 the wishes of one seller and the cart of one user are not shown to others', async () => {
    await readBoth(integrator)
    await integrator(wishlist.addWish, { params: { id: code } })
    await integrator(cart.addCartItem, { body: { erpCode: code, quantity: 7 } })
    expect(await readBoth(other)).toMatchObject(Array(2).fill({ wishlist: false, quantity: 0 }))
    expect(await readBoth(integrator)).toMatchObject(Array(2).fill({ wishlist: true, quantity: 7 }))
    await integrator(cart.emptyCart)
    await integrator(wishlist.removeWish, { params: { id: code } })
    expect(await readBoth(integrator)).toMatchObject(Array(2).fill({ wishlist: false, quantity: 0 }))
  })

  test('C-29 C-38 what a user may see is shown, whoever read the same list before', async () => {
    const commercial = await store.as('commercial@girassol.demo', 'INT001')
    await readBoth(integrator)
    for (const view of await readBoth(commercial)) expect(view?.remainingQuantity).toEqual(expect.any(Number))
    for (const view of await readBoth(integrator)) expect(view?.remainingQuantity).toBeNull()
    await sql`update app_user set can_view_product_prices = false where email = 'integrator2@girassol.demo'`.execute(
      store.db,
    )
    const blind = await store.as('integrator2@girassol.demo')
    for (const view of await readBoth(blind)) expect(view?.VLR_TOT).toBeNull()
    for (const view of await readBoth(integrator)) expect(view?.VLR_TOT).toEqual(expect.any(Number))
  })
})

describe('writers that commit in another order than they began', () => {
  let store: Store

  beforeAll(async () => {
    store = await openStore('postgres')
  })
  afterAll(() => store.close())

  test('STORE-027 the change of each of them is shown by the next call, and none waits for the other', async () => {
    const integrator = await store.as('integrator@girassol.demo')
    const [first, second] = ['10010005', '10010008']
    const readNames = async () => {
      const { data } = (await integrator(contract.listProducts, { query: { type: 'MP', take: 100 } })).json()
      const named = (wanted: string) => data.find((view: contract.ProductView) => view.B1_COD === wanted)?.B1_DESC
      return [named(first), named(second)]
    }
    const before = await readNames()
    const rename = (tx: typeof store.db, code: string, name: string) =>
      tx.updateTable('product').set({ name }).where('code', '=', code).execute()
    const slow = await store.db.startTransaction().execute()
    await rename(slow, first, 'PRIMEIRO')
    await store.db.transaction().execute((tx) => rename(tx, second, 'SEGUNDO'))
    expect(await readNames()).toEqual([before[0], 'SEGUNDO'])
    await slow.commit().execute()
    expect(await readNames()).toEqual(['PRIMEIRO', 'SEGUNDO'])
  })
})
