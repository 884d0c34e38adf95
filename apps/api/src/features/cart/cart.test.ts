import * as contract from '@girassol/contract/cart'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import type { Caller } from '../../test-application.ts'
import { add, emptied, kitOptions, openShop, products, type Shop } from './test-shop.ts'

describe.each(testedDatabases)('the cart on %s', (kind) => {
  let shop: Shop
  let integrator: Caller
  let manager: Caller

  beforeAll(async () => {
    shop = await openShop(kind)
    integrator = await shop.as('integrator@girassol.demo')
    manager = await shop.as('manager@girassol.demo')
  })
  afterAll(() => shop.close())

  const setQuantity = (call: Caller, cartId: number, [code, qty]: readonly [string, number]) =>
    call(contract.changeCartItemQuantity, { params: { cartId, code, qty }, query: {} })

  test('CART-020 CART-021 CART-035 there is no cart until one is opened, then always the same', async () => {
    await shop.db.deleteFrom('orders').where('status', '=', 'CART').execute()
    const none = await manager(contract.readCart)
    expect([none.statusCode, none.json()]).toEqual([200, null])
    const first = await manager(contract.openCart)
    const again = await manager(contract.openCart, { body: { type: 'PA' } })
    expect(first.json()).toMatchObject({
      status: 'CART',
      type: 'MP',
      integrator: { erpCode: 'INT001' },
      invoiceItems: [],
    })
    expect(again.json().id).toBe(first.json().id)
    expect((await manager(contract.readCart)).json().id).toBe(first.json().id)
  })

  test('C-30 forty openings at once open one cart', async () => {
    const second = await shop.as('integrator2@girassol.demo')
    const answers = await Promise.all(Array.from({ length: 40 }, () => second(contract.openCart)))
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]))
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
  })

  test('C-04 C-12 staff need a seller, readers of orders have no cart', async () => {
    const unselected = await shop.as('commercial@girassol.demo')
    const refused = await unselected(contract.openCart)
    // The browser drops the selected seller on this reason.
    const answer = { message: 'Selecione um integrador', reason: 'sellerNotSelected' }
    expect([refused.statusCode, refused.json()]).toEqual([409, expect.objectContaining(answer)])
    expect((await unselected(contract.readCart)).statusCode).toBe(409)
    const financial = await shop.as('financial@girassol.demo')
    for (const endpoint of [contract.readCart, contract.openCart, contract.emptyCart]) {
      expect((await financial(endpoint)).statusCode).toBe(403)
    }
  })

  test('C-30 staff have one cart for each seller they act for', async () => {
    const [forFirst, forThird] = [
      await shop.as('commercial@girassol.demo', 'INT001'),
      await shop.as('commercial@girassol.demo', 'INT003'),
    ]
    const [one, other] = [(await forFirst(contract.openCart)).json(), (await forThird(contract.openCart)).json()]
    expect(other.id).not.toBe(one.id)
    expect(other.integrator.erpCode).toBe('INT003')
  })

  test('CART-024 CART-025 C-80 items, quantities and totals follow each change', async () => {
    const { id } = await emptied(integrator)
    await add(integrator, products.panel, 9)
    const cart = await add(integrator, products.panel, 1)
    expect(cart).toMatchObject({
      subTotal: 4499,
      rawInvoice: 4499,
      totalInvoice: 4499,
      kitPower: 5.5,
      totalWeight: 273,
    })
    expect(cart.invoiceItems).toMatchObject([
      { productErpCode: products.panel, quantity: 10, unitValue: 449.9, totalValue: 4499, availability: 'Immediate' },
    ])
    const fewer = await setQuantity(integrator, id, [products.panel, 4])
    expect(fewer.json()).toMatchObject({ subTotal: 1799.6, kitPower: 2.2 })
    expect((await integrator(contract.readCart)).json()).toMatchObject({ subTotal: 1799.6 })
  })

  test('CART-009 CART-010 C-27 codes 1020 go in tens, the others one by one', async () => {
    const { id } = await emptied(integrator)
    const cart = await add(integrator, products.clamp, 11)
    expect(cart.invoiceItems).toMatchObject([{ quantity: 20, step: 10 }])
    const set = await setQuantity(integrator, id, [products.clamp, 31])
    expect(set.json().invoiceItems).toMatchObject([{ quantity: 40 }])
    expect((await add(integrator, products.panel, 3)).invoiceItems).toMatchObject([
      { quantity: 40 },
      { quantity: 3, step: 1 },
    ])
  })

  test('CART-011 C-27 quantities below 0, broken or above the most are refused', async () => {
    const { id } = await emptied(integrator)
    await add(integrator, products.clamp, 10)
    for (const qty of [-1, 1.5, 100_000]) {
      expect((await setQuantity(integrator, id, [products.clamp, qty])).statusCode).toBe(400)
    }
    const tooMany = await setQuantity(integrator, id, [products.clamp, 99_995])
    expect([tooMany.statusCode, tooMany.json().reason]).toEqual([409, 'tooMany'])
  })

  test('C-32 CART-023 quantity 0 takes an item out, once and again; emptying takes all', async () => {
    const { id } = await emptied(integrator)
    await add(integrator, products.panel, 2)
    await add(integrator, products.inverter, 1)
    for (const _ of [1, 2]) {
      const left = await setQuantity(integrator, id, [products.panel, 0])
      expect(left.json().invoiceItems).toMatchObject([{ productErpCode: products.inverter }])
    }
    expect((await integrator(contract.emptyCart)).statusCode).toBe(204)
    expect((await integrator(contract.readCart)).json()).toMatchObject({
      id,
      invoiceItems: [],
      totalInvoice: 0,
      kitPower: 0,
    })
    expect((await setQuantity(integrator, id, [products.panel, 3])).statusCode).toBe(404)
  })

  test('STORE-026 C-28 what cannot leave is refused; what arrives later carries its date', async () => {
    await emptied(integrator)
    const soldOut = await integrator(contract.addCartItem, { body: { erpCode: products.soldOutPanel, quantity: 1 } })
    expect([soldOut.statusCode, soldOut.json().message]).toEqual([409, 'Produto fora de estoque!'])
    const cart = await add(integrator, products.arrivingPanel, 1)
    expect(cart.invoiceItems[0]?.availability).toMatch(/^2026-12-\d\d$/)
    const moreThanThereIs = await integrator(contract.addCartItem, {
      body: { erpCode: products.panel, quantity: 99_999 },
    })
    expect(moreThanThereIs.json().message).toBe('Produto fora de estoque!')
  })

  test('C-30 C-20 each type takes its own groups, and nobody points rewards', async () => {
    await emptied(integrator)
    for (const erpCode of [products.readyKit, products.promotion, products.reward]) {
      const refused = await integrator(contract.addCartItem, { body: { erpCode, quantity: 1 } })
      expect([erpCode, refused.statusCode, refused.json().reason]).toEqual([erpCode, 409, 'wrongType'])
    }
    await emptied(integrator, 'PA')
    const kit = await add(integrator, products.readyKit, 2)
    expect(kit).toMatchObject({ type: 'PA', subTotal: 11609.94, kitPower: 5.4 })
    const soldOut = await integrator(contract.addCartItem, { body: { erpCode: products.soldOutKit, quantity: 1 } })
    expect(soldOut.json().message).toBe('Produto fora de estoque!')
  })

  test('CART-008 a second promotional product is refused, more of the same is not', async () => {
    await emptied(integrator, 'BF')
    await add(integrator, products.promotion, 1)
    const other = await integrator(contract.addCartItem, { body: { erpCode: products.otherPromotion, quantity: 1 } })
    expect([other.statusCode, other.json().message]).toEqual([
      409,
      'Não é possível adicionar mais de um produto promocional!',
    ])
    expect((await add(integrator, products.promotion, 1)).invoiceItems).toMatchObject([{ quantity: 2 }])
  })

  test('CART-027 C-30 another type empties the cart, the same type leaves it', async () => {
    await emptied(integrator)
    await add(integrator, products.panel, 2)
    const same = await integrator(contract.changeCartType, { params: { type: 'MP' } })
    expect(same.json().invoiceItems).toHaveLength(1)
    const ready = await integrator(contract.changeCartType, { params: { type: 'PA' } })
    expect(ready.json()).toMatchObject({ type: 'PA', invoiceItems: [], totalInvoice: 0 })
  })

  test('C-38 STORE-024 internal-only products are unknown to integrators and sold to staff', async () => {
    await emptied(integrator)
    const hidden = await integrator(contract.addCartItem, { body: { erpCode: products.internalPanel, quantity: 1 } })
    const unknown = await integrator(contract.addCartItem, { body: { erpCode: '10019999', quantity: 1 } })
    expect([hidden.statusCode, unknown.statusCode]).toEqual([404, 404])
    expect(hidden.json().message).toBe(unknown.json().message)
    const staff = await shop.as('commercial@girassol.demo', 'INT002')
    await emptied(staff)
    expect((await add(staff, products.internalPanel, 1)).invoiceItems).toHaveLength(1)
  })

  test('CART-026 C-26 an item whose stock went waits for its new date, or is dropped when there is none', async () => {
    await emptied(manager)
    await add(manager, products.inverter, 2)
    const stock = (remaining_quantity: number, boarding_date: string | null) =>
      shop.db
        .updateTable('product')
        .set({ remaining_quantity, boarding_date })
        .where('code', '=', products.inverter)
        .execute()
    const fix = (availability?: 'Immediate' | string) =>
      manager(contract.fixCartItem, { body: { erpCode: products.inverter, ...(availability ? { availability } : {}) } })
    await stock(0, '2026-12-10')
    const seen = (await manager(contract.readCart)).json()
    expect(seen.invoiceItems).toMatchObject([
      { status: 'UNAVAILABLE', availability: 'Immediate', currentAvailability: '2026-12-10' },
    ])
    expect(seen.missing[1]).toMatchObject({ field: 'availability' })
    expect((await fix('2026-12-01')).json().reason).toBe('availabilityChanged')
    expect((await fix('2026-12-10')).json().invoiceItems).toMatchObject([
      { status: 'AVAILABLE', availability: '2026-12-10' },
    ])
    await stock(0, null)
    expect((await fix()).json().invoiceItems).toEqual([])
    expect((await fix()).statusCode).toBe(404)
    await stock(131, null)
  })

  test('CART-002 C-80 an import in between changes prices: totals follow, read and stored', async () => {
    const { id } = await emptied(manager)
    await add(manager, products.panel, 2)
    const price = (price_cents: number) =>
      shop.db.updateTable('product').set({ price_cents }).where('code', '=', products.panel).execute()
    await price(50_000)
    expect((await manager(contract.readCart)).json()).toMatchObject({ subTotal: 1000, totalInvoice: 1000 })
    const changed = await add(manager, products.inverter, 1)
    expect(changed).toMatchObject({ subTotal: 3449 })
    expect(changed.invoiceItems).toMatchObject([{ unitValue: 500 }, { unitValue: 2449 }])
    const stored = await shop.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(stored.sub_total_cents).toBe(344_900)
    await price(44_990)
  })

  test('C-29 STORE-021 without the flags there is no price, no total and no margin', async () => {
    const contributor = await shop.as('contributor@girassol.demo')
    await emptied(contributor)
    const hidden = await add(contributor, products.panel, 2)
    expect(hidden).toMatchObject({
      subTotal: null,
      rawInvoice: null,
      totalInvoice: null,
      discountValue: null,
      marginLiquid: null,
    })
    expect(hidden.invoiceItems).toMatchObject([{ unitValue: null, totalValue: null }])
    await emptied(integrator)
    expect((await add(integrator, products.panel, 2)).marginLiquid).toBeNull()
    const supervisor = await shop.as('commercial-supervisor@girassol.demo', 'INT001')
    await emptied(supervisor)
    expect((await add(supervisor, products.panel, 2)).marginLiquid).toBe(22.0004)
  })

  test('C-08 another user’s cart does not exist, not even within one company', async () => {
    const { id } = await emptied(integrator)
    await add(integrator, products.panel, 2)
    expect((await setQuantity(manager, id, [products.panel, 1])).statusCode).toBe(404)
    expect((await manager(contract.updateCart, { params: { id }, body: { additionalData: 'x' } })).statusCode).toBe(404)
    for (const endpoint of [
      contract.chooseSameAddress,
      contract.choosePickup,
      contract.finishAsOrder,
      contract.finishAsBudget,
    ]) {
      expect((await manager(endpoint, { params: { id } })).statusCode).toBe(404)
    }
  })

  test('CART-025 twenty changes at once lose none', async () => {
    const { id } = await emptied(integrator)
    const added = Array.from({ length: 20 }, () =>
      integrator(contract.addCartItem, { body: { erpCode: products.panel, quantity: 1 } }),
    )
    await Promise.all(added)
    expect((await integrator(contract.readCart)).json()).toMatchObject({
      id,
      invoiceItems: [{ quantity: 20 }],
      subTotal: 8998,
    })
  })

  test('C-22 a new kit takes the place of the earlier one and leaves what was added by hand', async () => {
    const email = 'integrator@girassol.demo'
    await emptied(integrator)
    await add(integrator, products.clamp, 10)
    const kit = await shop.sizeKit(kitOptions, 'SP')
    const clamps = kit.items.find(({ code }) => code === products.clamp)?.quantity ?? 0
    const quantities = (cart: { invoiceItems: readonly { productErpCode: string; quantity: number }[] }) =>
      Object.fromEntries(cart.invoiceItems.map(({ productErpCode, quantity }) => [productErpCode, quantity]))
    const once = await shop.putKit(email, { kit, options: kitOptions })
    expect(quantities(once)).toMatchObject({
      [products.panel]: 10,
      [products.inverter]: 1,
      [products.clamp]: clamps + 10,
    })
    expect(once.generator).toEqual(kitOptions)
    const again = await shop.putKit(email, { kit, options: kitOptions })
    expect(quantities(again)).toEqual(quantities(once))
    const options = { ...kitOptions, power: 3.3 }
    const other = await shop.sizeKit(options, 'SP')
    const smaller = await shop.putKit(email, { kit: other, options })
    expect(other.sizing.modules).toBeLessThan(10)
    expect(quantities(smaller)[products.panel]).toBe(other.sizing.modules)
    const without = await setQuantity(integrator, smaller.id, [products.panel, 0])
    expect(without.json().generator).toBeNull()
  })
})
