import * as cart from '@girassol/contract/cart'
import * as catalogue from '@girassol/contract/catalogue'
import * as orders from '@girassol/contract/orders'
import * as quickOrder from '@girassol/contract/quick-order'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { emptied, openShop, products, readyCart, type Shop } from './features/cart/test-shop.ts'
import type { Caller } from './test-application.ts'

/** A transaction that this test adds nothing to: the job queue's own statements are not part of a call. */
const isOfQueue = (text: string): boolean => text.includes('pgboss')

const toText = (query: unknown): string =>
  typeof query === 'string' ? query : String((query as { text?: unknown } | undefined)?.text ?? '')

/** Each statement more costs every user of a frequent call a round trip (C-241). */
describe('the statements of frequent calls on postgres', () => {
  let shop: Shop
  let integrator: Caller
  let texts: string[] = []

  beforeAll(async () => {
    // Before the connections open, because each of them binds the method then.
    const { query } = pg.Client.prototype
    vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
      texts.push(toText(given[0]))
      return Reflect.apply(query, this, given)
    })
    shop = await openShop('postgres')
    integrator = await shop.as('integrator@girassol.demo')
    await integrator(cart.readCart)
  })
  afterAll(() => shop.close())

  const countStatements = async (call: () => ReturnType<Caller>): Promise<number> => {
    texts = []
    const answer = await call()
    expect(answer.statusCode, answer.body).toBeLessThan(300)
    return texts.filter((text) => !isOfQueue(text)).length
  }

  test('STORE-012 a search and the detail of a product take one statement each', async () => {
    const search = () => integrator(catalogue.listProducts, { query: { term: 'inversor', type: 'MP', take: 15 } })
    await search()
    expect(await countStatements(search)).toBe(1)
    const [found] = (await search()).json().data
    const detail = () => integrator(catalogue.showProduct, { params: { urlId: found.URL_ID } })
    await detail()
    expect(await countStatements(detail)).toBe(1)
  })

  test('ORD-040 DET-037 the first pages of the list and the detail of an order take one statement each', async () => {
    const { id } = await readyCart(shop, integrator)
    await integrator(cart.finishAsOrder, { params: { id } })
    for (const skip of [1, 2]) {
      expect(await countStatements(() => integrator(orders.listOrders, { query: { skip, take: 15 } }))).toBe(1)
    }
    const detail = () => integrator(orders.showOrder, { params: { id } })
    await detail()
    expect(await countStatements(detail)).toBe(1)
  })

  test('CART-024 CART-025 CART-030 from the empty cart to the order it takes at most 18 statements', async () => {
    await emptied(integrator)
    await integrator(cart.emptyCart)
    const customerId = await shop.customerIn('SP')
    const add = (erpCode: string, quantity: number) =>
      countStatements(() => integrator(cart.addCartItem, { body: { erpCode, quantity } }))
    const counts = [await add(products.panel, 10), await add(products.inverter, 1), await add(products.clamp, 10)]
    // The product, if this process did not add it before, and the cart.
    expect(Math.max(...counts.slice(1))).toBeLessThanOrEqual(2)
    expect(await add(products.clamp, 10)).toBe(1)
    const { id } = (await integrator(cart.readCart)).json()
    const change = { cartId: id, code: products.panel, qty: 11 }
    expect(await countStatements(() => integrator(cart.changeCartItemQuantity, { params: change, query: {} }))).toBe(1)
    const terms = { customerId, addressType: 'same', paymentMethod: 'PIX' } as const
    counts.push(await countStatements(() => integrator(cart.updateCart, { params: { id }, body: terms })))
    counts.push(await countStatements(() => integrator(cart.finishAsOrder, { params: { id } })))
    expect(counts.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(18)
  })

  test('FAST-015 a list of 500 lines is judged with few statements, and added with one call', async () => {
    await emptied(integrator)
    const { data } = (await integrator(catalogue.listProducts, { query: { take: 100, type: 'MP' } })).json()
    const codes: string[] = data.map(({ B1_COD }: { B1_COD: string }) => B1_COD)
    const lines = Array.from({ length: 500 }, (_, at) =>
      at % 5 === 0 ? `modulo ${500 + at}` : `${codes[at % codes.length]} 10`,
    )
    const preview = () => integrator(quickOrder.previewQuickOrder, { body: { text: lines.join('\n') } })
    expect(await countStatements(preview)).toBeLessThanOrEqual(60)
    const { rows, cartVersion }: quickOrder.QuickPreview = (await preview()).json()
    const ready = rows.flatMap(({ code, quantity, verdict }) =>
      code !== null && quantity !== null && ['OK', 'ROUNDED'].includes(verdict) ? [{ code, quantity }] : [],
    )
    expect(ready.length).toBeGreaterThan(20)
    const add = () => integrator(quickOrder.addQuickOrder, { body: { rows: ready, cartVersion } })
    expect(await countStatements(add)).toBeLessThanOrEqual(20)
  })
})
