import * as cart from '@girassol/contract/cart'
import * as contract from '@girassol/contract/product-lists'
import * as quickOrder from '@girassol/contract/quick-order'
import { productListLimits } from '@girassol/domain/product-lists'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bothDatabases } from '../../database/test-database.ts'
import type { Caller } from '../../test-application.ts'
import { emptied, openShop, products, readyCart, type Shop } from '../cart/test-shop.ts'

type Items = { code: string; quantity: number }[]

describe.each(bothDatabases)('the lists of a seller on %s', (kind) => {
  let shop: Shop
  let integrator: Caller
  let stranger: Caller
  let staff: Caller

  beforeAll(async () => {
    shop = await openShop(kind)
    integrator = await shop.as('integrator@girassol.demo')
    stranger = await shop.as('integrator2@girassol.demo')
    staff = await shop.as('commercial@girassol.demo', 'INT001')
  })
  afterAll(() => shop.close())
  beforeEach(() => shop.db.deleteFrom('product_list').execute())

  const create = (name: string, items: Items = [], call = integrator) =>
    call(contract.createProductList, { body: { name, items } })
  const created = async (name: string, items: Items = []): Promise<contract.ProductListView> => {
    const answer = await create(name, items)
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json()
  }
  const { panel, inverter, clamp } = products
  const roof = [
    { code: panel, quantity: 10 },
    { code: clamp, quantity: 40 },
  ]

  test('FAST-010 a list has a name and products in their order, and the users of the seller see it', async () => {
    const list = await created('  Telhado colonial ', roof)
    expect(list).toMatchObject({ name: 'Telhado colonial', version: 1, products: 2 })
    expect(list.items.map(({ code, quantity, isAvailable }) => [code, quantity, isAvailable])).toEqual([
      [panel, 10, true],
      [clamp, 40, true],
    ])
    expect((await staff(contract.listProductLists)).json().data).toMatchObject([{ id: list.id, products: 2 }])
    expect((await stranger(contract.listProductLists)).json().data).toEqual([])
    expect((await stranger(contract.showProductList, { params: { id: list.id } })).statusCode).toBe(404)
    expect((await create('', [])).statusCode).toBe(400)
    expect((await create('x'.repeat(61), [])).statusCode).toBe(400)
  })

  test('FAST-010 names are unique for a seller, without accents and case', async () => {
    await created('Fixação')
    const again = await create('fixacao')
    expect([again.statusCode, again.json().message]).toEqual([409, 'Já existe uma lista com este nome.'])
    expect((await create('Fixação', [], stranger)).statusCode).toBe(201)
  })

  test('FAST-010 a 51st list and a 201st product are refused, also when two users are at it together', async () => {
    const seller = sql`(select id from seller where erp_code = 'INT001')`
    await sql`insert into product_list (seller_id, name, created_by, created_at, updated_at)
      select ${seller}, 'Lista ' || n, (select min(id) from app_user), now(), now()
      from generate_series(1, ${productListLimits.lists - 1}) n`.execute(shop.db)
    const answers = await Promise.all([create('A'), create('B', [], staff)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
    await shop.db.deleteFrom('product_list').execute()
    const { products: most } = productListLimits
    const some = (count: number) => Array.from({ length: count }, (_, at) => ({ code: `LONGA-${at}`, quantity: 1 }))
    const refused = await create('Longa', some(most + 1))
    expect([refused.statusCode, refused.json().message]).toEqual([409, 'Uma lista tem no máximo 200 produtos.'])
    // As many as are allowed are looked up, and these do not exist.
    expect((await create('Longa', some(most))).json().message).toBe('Produto não encontrado.')
  })

  test('FAST-010 an archived product stays and is marked, and an internal one does not exist', async () => {
    const { id } = await created('Telhado', roof)
    await shop.db.updateTable('product').set({ active: false }).where('code', '=', clamp).execute()
    const list: contract.ProductListView = (await integrator(contract.showProductList, { params: { id } })).json()
    expect(list.items.map(({ isAvailable }) => isAvailable)).toEqual([true, false])
    await shop.db.updateTable('product').set({ active: true }).where('code', '=', clamp).execute()
    expect((await create('Interna', [{ code: products.internalPanel, quantity: 1 }])).statusCode).toBe(404)
  })

  test('FAST-011 a list comes from the cart or an order, is copied, renamed, changed and removed', async () => {
    const { id: cartId } = await readyCart(shop, integrator)
    const from = async (source: 'cart' | number, name: string): Promise<contract.ProductListView> =>
      (await integrator(contract.createProductList, { body: { name, from: source } })).json()
    const ofCart = await from('cart', 'Do carrinho')
    expect(ofCart.items.map(({ code }) => code)).toEqual([panel, inverter])
    await integrator(cart.finishAsOrder, { params: { id: cartId } })
    expect((await from(cartId, 'Do pedido')).items).toEqual(ofCart.items)
    const foreign = await stranger(contract.createProductList, { body: { name: 'Alheia', from: cartId } })
    expect(foreign.statusCode).toBe(404)

    const { id } = ofCart
    const copy = await integrator(contract.copyProductList, { params: { id }, body: { name: 'Cópia' } })
    expect(copy.json().items).toEqual(ofCart.items)
    const change = (body: object) => integrator(contract.changeProductList, { params: { id }, body } as never)
    const renamed = await change({ version: 1, name: 'do CARRINHO' })
    expect(renamed.json()).toMatchObject({ name: 'do CARRINHO', version: 2, products: 2 })
    expect((await change({ version: 2, name: 'cópia' })).statusCode).toBe(409)
    const reordered = await change({
      version: 2,
      items: [
        { code: clamp, quantity: 20 },
        { code: panel, quantity: 1 },
      ],
    })
    expect(reordered.json().items.map(({ code, quantity }: Items[number]) => [code, quantity])).toEqual([
      [clamp, 20],
      [panel, 1],
    ])
    expect((await change({ version: 2, name: 'Tarde' })).json()).toMatchObject({ reason: 'changedMeanwhile' })
    const remove = (version: number, call = integrator) =>
      call(contract.removeProductList, { params: { id }, query: { version } as never })
    expect((await remove(3, stranger)).statusCode).toBe(404)
    expect((await remove(1)).statusCode).toBe(409)
    expect((await remove(3)).statusCode).toBe(204)
    expect((await integrator(contract.showProductList, { params: { id } })).statusCode).toBe(404)
  })

  test('FAST-011 COMP-002 a VIEWER reads lists and changes none', async () => {
    const { id } = await created('Telhado', roof)
    await sql`update app_user set company_role = 'VIEWER' where email = 'contributor@girassol.demo'`.execute(shop.db)
    const viewer = await shop.as('contributor@girassol.demo')
    expect((await viewer(contract.showProductList, { params: { id } })).statusCode).toBe(200)
    expect((await create('Nova', [], viewer)).statusCode).toBe(403)
  })

  test('FAST-012 the whole list is added, through the same verdicts, and what could not is returned', async () => {
    await emptied(integrator)
    const { id } = await created('Telhado', [...roof, { code: products.soldOutPanel, quantity: 2 }])
    const { cartVersion }: quickOrder.QuickPreview = (
      await integrator(quickOrder.previewQuickOrder, { body: { text: panel } })
    ).json()
    const answer = await integrator(contract.addProductListToCart, { params: { id }, body: { cartVersion } })
    expect(answer.json().differing).toMatchObject([{ code: products.soldOutPanel, verdict: 'OUT_OF_STOCK' }])
    expect(answer.json().cart.invoiceItems.map((item: { quantity: number }) => item.quantity)).toEqual([10, 40])
    const foreign = await stranger(contract.addProductListToCart, { params: { id }, body: { cartVersion: null } })
    expect(foreign.statusCode).toBe(404)
  })
})
