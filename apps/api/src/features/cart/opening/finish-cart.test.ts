import * as contract from '@girassol/contract/cart'
import * as orders from '@girassol/contract/orders'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bothDatabases, whereTested } from '../../../database/test-database.ts'
import type { Caller } from '../../../test-application.ts'
import { add, change, emptied, kitOptions, noon, openShop, products, readyCart, type Shop } from '../test-shop.ts'

describe.each(bothDatabases)('finishing a cart on %s', (kind) => {
  let shop: Shop
  let integrator: Caller
  let manager: Caller

  beforeAll(async () => {
    shop = await openShop(kind)
    integrator = await shop.as('integrator@girassol.demo')
    manager = await shop.as('manager@girassol.demo')
  })
  afterAll(() => shop.close())

  const readLog = (id: number) =>
    shop.db
      .selectFrom('order_log')
      .select(['from_status', 'to_status', 'author', 'description'])
      .where('order_id', '=', id)
      .execute()
  const show = async (call: Caller, id: number) => (await call(orders.showOrder, { params: { id } })).json()

  whereTested(kind, () => {
    test('CART-030 CART-001 C-67 a cart becomes an order with its values frozen, and a new cart can be opened', async () => {
      const { id } = await readyCart(shop, integrator)
      const answer = await integrator(contract.finishAsOrder, { params: { id } })
      expect([answer.statusCode, answer.json()]).toEqual([200, { id, status: 'INVOICE' }])
      expect((await integrator(contract.readCart)).json()).toBeNull()
      await shop.db.updateTable('product').set({ price_cents: 99_990 }).where('code', '=', products.panel).execute()
      const order = await show(integrator, id)
      // Monday + 2 business days for the bank + 3 of transport.
      expect(order).toMatchObject({
        status: 'INVOICE',
        finishedAt: noon,
        expiresAt: null,
        totalInvoice: 7198,
        estimatedDeliveryDate: '2026-12-01',
        missing: [],
      })
      expect(order.invoiceItems[0]).toMatchObject({ unitValue: 449.9, isCart: false })
      await shop.db.updateTable('product').set({ price_cents: 44_990 }).where('code', '=', products.panel).execute()
      expect(await readLog(id)).toEqual([
        { from_status: 'CART', to_status: 'INVOICE', author: 'Marina Alves', description: 'Pedido criado' },
      ])
      expect((await integrator(contract.openCart)).json()).toMatchObject({ invoiceItems: [], status: 'CART' })
    })

    test('CART-031 BUD-025 C-63 a cart becomes a budget that leaves in 72 hours and is valid for 168', async () => {
      const { id } = await readyCart(shop, integrator)
      const answer = await integrator(contract.finishAsBudget, { params: { id } })
      expect(answer.json()).toEqual({ id, status: 'BUDGET' })
      expect(await show(integrator, id)).toMatchObject({
        status: 'BUDGET',
        expiresAt: '2026-11-30T15:00:00.000Z',
        estimatedDeliveryDate: '2026-11-26',
      })
      shop.setNow('2026-11-30T15:00:00.000Z')
      expect(await show(integrator, id)).toMatchObject({
        status: 'BUDGET_EXPIRED',
        actions: { edit: { allowed: false } },
      })
      shop.setNow(noon)
    })

    test('CART-006 CART-007 finishing again returns the same answer; finishing as the other kind is refused', async () => {
      const { id } = await readyCart(shop, integrator)
      const finish = () => integrator(contract.finishAsBudget, { params: { id } })
      expect((await finish()).json()).toEqual({ id, status: 'BUDGET' })
      expect((await finish()).json()).toEqual({ id, status: 'BUDGET' })
      const other = await integrator(contract.finishAsOrder, { params: { id } })
      expect([other.statusCode, other.json().message]).toEqual([409, 'Status não preparado para mudança'])
      expect(await readLog(id)).toHaveLength(1)
    })

    test('WIZ-018 an MP cart needs an inverter and a panel', async () => {
      const { id } = await readyCart(shop, integrator)
      await integrator(contract.changeCartItemQuantity, {
        params: { cartId: id, code: products.inverter, qty: 0 },
        query: {},
      })
      for (const endpoint of [contract.finishAsOrder, contract.finishAsBudget]) {
        const refused = await integrator(endpoint, { params: { id } })
        expect([refused.statusCode, refused.json().message]).toEqual([
          409,
          'Para que sua compra seja autorizada, é necessário adicionar um total de no mínimo 1 inversor e 1 Painel solar.',
        ])
        expect(refused.json().details).toMatchObject([{ field: 'items' }])
      }
    })

    test('WIZ-025 C-28 missing data and items that cannot leave prevent finishing', async () => {
      const { id } = await readyCart(shop, integrator)
      await change(integrator, id, { customerId: null })
      const stock = (remaining_quantity: number) =>
        shop.db.updateTable('product').set({ remaining_quantity }).where('code', '=', products.inverter).execute()
      await stock(0)
      const refused = await integrator(contract.finishAsOrder, { params: { id } })
      await stock(131)
      expect(refused.statusCode).toBe(409)
      const fields = refused.json().details.map(({ field }: { field: string }) => field)
      expect(fields).toEqual(['availability', 'customerDocument', 'addressType'])
    })

    test('C-34 a destination without freight cannot be ordered', async () => {
      const { id } = await readyCart(shop, integrator)
      const customerId = await shop.customerIn('SP', { erp_state: 'XX' })
      const cart = await change(integrator, id, { customerId, addressType: 'same' })
      expect(cart.missing).toMatchObject([{ field: 'freightValue' }])
    })

    test('WIZ-030 WIZ-031 a promotion can be ordered while its campaign is active, and never saved as a budget', async () => {
      const { id } = await emptied(integrator, 'BF')
      await add(integrator, products.promotion, 1)
      const customerId = await shop.customerIn('SP')
      await change(integrator, id, { customerId, addressType: 'pickup', paymentMethod: 'PIX' })
      const campaign = (value: string) =>
        shop.db
          .updateTable('setting')
          .set({ value: JSON.stringify(value) })
          .where('key', '=', 'sales-campaign')
          .execute()
      const quoted = await integrator(contract.finishAsBudget, { params: { id } })
      expect([quoted.statusCode, quoted.json().reason]).toEqual([409, 'promotionNotQuoted'])
      await campaign('0')
      const closed = await integrator(contract.finishAsOrder, { params: { id } })
      await campaign('1')
      expect([closed.statusCode, closed.json().message]).toEqual([
        409,
        'Não é possível continuar pois a promoção está cancelada',
      ])
      expect((await integrator(contract.finishAsOrder, { params: { id } })).json()).toEqual({ id, status: 'INVOICE' })
    })

    test('C-80 an order whose total changed since its confirmation is refused until the new total is confirmed', async () => {
      const { id, totalInvoice } = await readyCart(shop, integrator)
      const body = { totalInvoice: totalInvoice ?? 0 }
      const price = (price_cents: number) =>
        shop.db.updateTable('product').set({ price_cents }).where('code', '=', products.panel).execute()
      await price(45_000)
      const moved = await integrator(contract.finishAsOrder, { params: { id }, body })
      expect([moved.statusCode, moved.json().reason]).toEqual([409, 'totalChanged'])
      expect(moved.json().details).toEqual({ totalInvoice: 7199 })
      await price(44_990)
      expect((await integrator(contract.finishAsOrder, { params: { id }, body })).statusCode).toBe(200)
    })

    test('C-23 a kit whose strings are unsafe at its destination cannot be finished, however it got there', async () => {
      const email = 'integrator@girassol.demo'
      const { id } = await emptied(integrator)
      const customerId = await shop.customerIn('SC')
      await change(integrator, id, { customerId, addressType: 'same', paymentMethod: 'PIX' })
      const options = { ...kitOptions, moduleId: '10010006' }
      const cart = await shop.putKit(email, { kit: await shop.sizeKit(options, 'PA'), options })
      expect(cart.missing).toMatchObject([{ field: 'kit' }])
      const refused = await integrator(contract.finishAsOrder, { params: { id } })
      expect(refused.statusCode).toBe(409)
      expect(refused.json()).toMatchObject({
        reason: 'kitUnsafeForState',
        details: { uf: 'SC', options: { uf: 'SC' } },
      })
      await shop.putKit(email, { kit: await shop.sizeKit(options, 'SC'), options })
      expect((await integrator(contract.finishAsOrder, { params: { id } })).statusCode).toBe(200)
    })

    test('C-23 a kit with more modules than its inverter can take cannot be finished until their number fits', async () => {
      const { id } = await emptied(integrator)
      const customerId = await shop.customerIn('SP')
      await change(integrator, id, { customerId, addressType: 'same', paymentMethod: 'PIX' })
      const kit = await shop.sizeKit(kitOptions, 'SP')
      await shop.putKit('integrator@girassol.demo', { kit, options: kitOptions })
      const setModules = async (quantity: number) =>
        integrator(contract.changeCartItemQuantity, {
          params: { cartId: id, code: products.panel, qty: quantity },
          query: {},
        })
      const message = 'Este inversor leva no máximo 13 destes módulos, e são 30.'
      expect((await setModules(30)).json().missing).toEqual([{ field: 'kit', message }])
      const refused = await integrator(contract.finishAsOrder, { params: { id } })
      expect([refused.statusCode, refused.json().message]).toEqual([409, message])
      expect((await setModules(12)).json().missing).toEqual([])
      expect((await integrator(contract.finishAsOrder, { params: { id } })).statusCode).toBe(200)
    })
  })

  test('CART-030 two hundred calls at once create one order, and all of them return it', async () => {
    const { id } = await readyCart(shop, manager)
    const calls = Array.from({ length: 200 }, () => manager(contract.finishAsOrder, { params: { id } }))
    const answers = await Promise.all(calls)
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]))
    expect(new Set(answers.map((answer) => answer.body))).toEqual(new Set([JSON.stringify({ id, status: 'INVOICE' })]))
    expect(await readLog(id)).toHaveLength(1)
  })

  test('CART-006 finishing as an order and as a budget at once creates exactly one of them', async () => {
    const { id } = await readyCart(shop, manager)
    const both = Array.from({ length: 20 }, (_, index) =>
      manager(index % 2 === 0 ? contract.finishAsOrder : contract.finishAsBudget, { params: { id } }),
    )
    const answers = await Promise.all(both)
    const statuses = answers.filter((answer) => answer.statusCode === 200).map((answer) => answer.json().status)
    expect([statuses.length, new Set(statuses).size]).toEqual([10, 1])
    expect(answers.filter((answer) => answer.statusCode === 409)).toHaveLength(10)
    expect(await readLog(id)).toHaveLength(1)
  })

  test('C-30 items that arrive while the cart is finished are in the order or in the next cart, never lost', async () => {
    const { id } = await readyCart(shop, manager)
    const adding = () => manager(contract.addCartItem, { body: { erpCode: products.panel, quantity: 1 } })
    const finishing = () => manager(contract.finishAsOrder, { params: { id } })
    const [, , finished] = await Promise.all([adding(), adding(), finishing(), adding(), adding()])
    expect(finished.statusCode).toBe(200)
    const next = await manager(contract.readCart)
    const countUnits = (view: { invoiceItems: readonly { productErpCode: string; quantity: number }[] }) =>
      view.invoiceItems.find(({ productErpCode }) => productErpCode === products.panel)?.quantity ?? 0
    const ordered = countUnits(await show(manager, id))
    const left = next.json() === null ? 0 : countUnits(next.json())
    expect(ordered + left).toBe(14)
  })

  test('C-32 no call of the cart changes a finished cart', async () => {
    const { id } = await readyCart(shop, integrator)
    await integrator(contract.finishAsOrder, { params: { id } })
    const calls = [
      integrator(contract.updateCart, { params: { id }, body: { additionalData: 'x' } }),
      integrator(contract.chooseSameAddress, { params: { id } }),
      integrator(contract.choosePickup, { params: { id } }),
      integrator(contract.changeCartItemQuantity, { params: { cartId: id, code: products.panel, qty: 1 }, query: {} }),
    ]
    for (const answer of await Promise.all(calls)) expect(answer.statusCode).toBe(409)
    expect((await show(integrator, id)).totalInvoice).toBe(7198)
  })
})
