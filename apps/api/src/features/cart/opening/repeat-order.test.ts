import * as contract from '@girassol/contract/cart'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '../../../test-application.ts'
import { showBudget } from '../../budgets/test-budgets.ts'
import { openShop, products, readyCart, type Shop } from '../test-shop.ts'

describe('repeating an order for another customer', () => {
  let shop: Shop
  let integrator: Caller
  let stranger: Caller
  let source: Awaited<ReturnType<typeof showBudget>>

  beforeAll(async () => {
    shop = await openShop('postgres')
    integrator = await shop.as('integrator@girassol.demo')
    stranger = await shop.as('integrator2@girassol.demo')
    const { id } = await readyCart(shop, integrator)
    await integrator(contract.finishAsOrder, { params: { id } })
    source = await showBudget(integrator, id)
  })
  afterAll(() => shop.close())
  beforeEach(() => integrator(contract.emptyCart))

  const repeat = (caller: Caller, replaceItems = false, id = source.id) =>
    caller(contract.repeatOrder, { params: { id }, body: { replaceItems } })
  const change = (code: string, changes: { price_cents?: number; active?: boolean }) =>
    shop.db.updateTable('product').set(changes).where('code', '=', code).execute()

  test('USE-017 the items are put in the cart at today’s prices, and the source order stays as it was', async () => {
    await change(products.panel, { price_cents: 46_000 })
    const answer = await repeat(integrator)
    await change(products.panel, { price_cents: 44_990 })
    expect(answer.statusCode, answer.body).toBe(200)
    const { cart, items, branch } = answer.json() as contract.RepeatedOrder
    expect(cart).toMatchObject({ status: 'CART', discountValue: 0 })
    expect(cart.invoiceItems.map(({ quantity }) => quantity)).toEqual(
      source.invoiceItems.map(({ quantity }) => quantity),
    )
    expect(items[0]).toMatchObject({ state: 'dearer', unitValue: { before: 449.9, after: 460 } })
    expect(items.slice(1).every(({ state }) => state === 'same')).toBe(true)
    expect(branch).toBeNull()
    expect(await showBudget(integrator, source.id)).toEqual(source)
  })

  test('USE-017 products that are no longer sold are left out and listed', async () => {
    await change(products.panel, { active: false })
    const { cart, items } = (await repeat(integrator)).json() as contract.RepeatedOrder
    await change(products.panel, { active: true })
    expect(items.map(({ state }) => state)).toContain('discontinued')
    expect(cart.invoiceItems).toHaveLength(source.invoiceItems.length - 1)
  })

  test('USE-017 the answer names the branch of the order and that of the new cart when they differ', async () => {
    await shop.db.insertInto('branch').values({ company_code: '01', branch_code: '02', name: 'Anápolis' }).execute()
    await shop.db.updateTable('orders').set({ branch_code: '02' }).where('id', '=', source.id).execute()
    const { branch } = (await repeat(integrator)).json() as contract.RepeatedOrder
    await shop.db.updateTable('orders').set({ branch_code: '01' }).where('id', '=', source.id).execute()
    expect(branch).toEqual({ before: 'Anápolis', after: 'Goiânia' })
  })

  test('USE-017 a cart with items is replaced only after confirmation; of two calls at once none doubles the items', async () => {
    await repeat(integrator)
    const refused = await repeat(integrator)
    expect([refused.statusCode, refused.json().reason]).toEqual([409, 'cartNotEmpty'])
    const answers = await Promise.all([repeat(integrator, true), repeat(integrator, true)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const cart = (await integrator(contract.readCart)).json()
    expect(cart.invoiceItems.map(({ quantity }: { quantity: number }) => quantity)).toEqual(
      source.invoiceItems.map(({ quantity }) => quantity),
    )
  })

  test('USE-017 an order without any product still sold is not repeated, and the cart stays', async () => {
    const codes = source.invoiceItems.map(({ productErpCode }) => productErpCode)
    for (const code of codes) await change(code, { active: false })
    const answer = await repeat(integrator, true)
    for (const code of codes) await change(code, { active: true })
    expect([answer.statusCode, answer.json().reason]).toEqual([409, 'nothingLeft'])
  })

  test('USE-017 C-08 a stranger’s order is not found, other roles are refused, and an open cart cannot be repeated', async () => {
    expect((await repeat(stranger)).statusCode).toBe(404)
    expect((await repeat(await shop.as('logistics@girassol.demo'))).statusCode).toBe(403)
    const cart = (await integrator(contract.openCart)).json()
    expect((await repeat(integrator, true, cart.id)).json().reason).toBe('cartItself')
  })
})
