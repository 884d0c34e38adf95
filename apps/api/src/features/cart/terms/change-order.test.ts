import * as contract from '@girassol/contract/cart'
import * as orders from '@girassol/contract/orders'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../../database/test-database.ts'
import type { Caller } from '../../../test-application.ts'
import { add, change, emptied, openShop, products, readyCart, type Shop } from '../test-shop.ts'

describe.each(testedDatabases)('changing saved orders, and the integrator of any, on %s', (kind) => {
  let shop: Shop
  let staff: Caller
  let integrator: Caller
  let sellerIds: Readonly<Record<string, number>>

  beforeAll(async () => {
    shop = await openShop(kind)
    staff = await shop.as('commercial@girassol.demo', 'INT001')
    integrator = await shop.as('integrator@girassol.demo')
    const sellers = await shop.db.selectFrom('seller').select(['id', 'erp_code']).execute()
    sellerIds = Object.fromEntries(sellers.map(({ id, erp_code }) => [erp_code, id]))
  })
  afterAll(() => shop.close())

  const sellerId = (code: string): number => sellerIds[code] ?? 0
  const show = async (id: number) => (await staff(orders.showOrder, { params: { id } })).json()
  const lastLog = (id: number) =>
    shop.db
      .selectFrom('order_log')
      .select(['description', 'from_status', 'to_status'])
      .where('order_id', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirst()
  const order = async (call: Caller = integrator) => {
    const { id } = await readyCart(shop, call)
    await add(call, products.clamp, 10)
    await call(contract.finishAsOrder, { params: { id } })
    return id
  }
  const setItem = (call: Caller, id: number, [productErpCode, quantity]: readonly [string, number]) =>
    call(contract.changeOrderItem, { params: { id }, body: { productErpCode, quantity } })
  const assign = (call: Caller, [id, code]: readonly [number, string], customerId?: number | null) =>
    call(contract.changeIntegrator, {
      params: { id, sellerId: sellerId(code) },
      ...(customerId !== undefined && { body: { customerId } }),
    })

  test('CART-033 C-61 changing the quantity of an item in a new order uses the price it was ordered at', async () => {
    const id = await order()
    await shop.db.updateTable('product').set({ price_cents: 99_990 }).where('code', '=', products.panel).execute()
    const changed = await setItem(integrator, id, [products.panel, 12])
    await shop.db.updateTable('product').set({ price_cents: 44_990 }).where('code', '=', products.panel).execute()
    expect(changed.statusCode).toBe(200)
    expect(changed.json().invoiceItems[0]).toMatchObject({ quantity: 12, unitValue: 449.9, totalValue: 5398.8 })
    expect((await show(id)).subTotal).toBe(changed.json().subTotal)
    expect(await lastLog(id)).toMatchObject({ from_status: 'INVOICE', to_status: 'INVOICE' })
    expect((await lastLog(id))?.description).toMatch(/^Quantidade de .+ alterada de 10 para 12$/)
  })

  test('CART-033 CART-009 C-28 a saved order validates multiples and stock as a cart does', async () => {
    const id = await order()
    const clamps = (await setItem(integrator, id, [products.clamp, 11])).json()
    expect(clamps.invoiceItems.at(-1)).toMatchObject({ productErpCode: products.clamp, quantity: 20 })
    const tooMany = await setItem(integrator, id, [products.panel, 99_999])
    expect([tooMany.statusCode, tooMany.json().reason]).toEqual([409, 'outOfStock'])
    expect((await setItem(integrator, id, [products.soldOutPanel, 1])).statusCode).toBe(404)
  })

  test('DET-049 DET-048 DET-050 only commercial roles remove items, and an inverter, a panel and at least one item must remain', async () => {
    const id = await order()
    const forbidden = await setItem(integrator, id, [products.clamp, 0])
    expect([forbidden.statusCode, forbidden.json().message]).toEqual([
      403,
      'Você não tem permissão para remover este item do pedido.',
    ])
    const success = await shop.as('customer-success@girassol.demo', 'INT001')
    expect((await setItem(success, id, [products.clamp, 0])).statusCode).toBe(403)
    const lastPanel = await setItem(staff, id, [products.panel, 0])
    const parts =
      'Para que sua compra seja autorizada, é necessário adicionar no mínimo 1 inversor e 1 Painel solar em seu pedido.'
    expect([lastPanel.statusCode, lastPanel.json().message]).toEqual([409, parts])
    const lastInverter = await setItem(staff, id, [products.inverter, 0])
    expect([lastInverter.statusCode, lastInverter.json().message]).toEqual([409, parts])
    const removed = await setItem(staff, id, [products.clamp, 0])
    expect(removed.json().invoiceItems).toHaveLength(2)
    expect((await lastLog(id))?.description).toMatch(/ removido$/)
    expect((await setItem(staff, id, [products.clamp, 0])).statusCode).toBe(200)
  })

  test('DET-050 the last item of an order cannot be removed, with the quoted sentence', async () => {
    const id = await order()
    await shop.db.updateTable('orders').set({ type: 'PA' }).where('id', '=', id).execute()
    for (const code of [products.clamp, products.panel])
      expect((await setItem(staff, id, [code, 0])).statusCode).toBe(200)
    const last = await setItem(staff, id, [products.inverter, 0])
    expect([last.statusCode, last.json().message]).toEqual([409, 'Não é possível deixar um pedido sem itens.'])
    expect((await show(id)).invoiceItems).toHaveLength(1)
  })

  test('CART-013 CART-014 this call does not change a cart, a budget or a validated order', async () => {
    const { id: cart } = await readyCart(shop, integrator)
    expect((await setItem(integrator, cart, [products.panel, 3])).json().reason).toBe('otherCall')
    await integrator(contract.finishAsBudget, { params: { id: cart } })
    expect((await setItem(integrator, cart, [products.panel, 3])).json().reason).toBe('otherCall')
    const id = await order()
    await shop.db.updateTable('orders').set({ status: 'INVOICE_APPROVED' }).where('id', '=', id).execute()
    const approved = await setItem(integrator, id, [products.panel, 3])
    expect([approved.statusCode, approved.json().reason]).toEqual([409, 'notEditable'])
  })

  test('C-08 a stranger’s order does not exist', async () => {
    const id = await order()
    const stranger = await shop.as('integrator2@girassol.demo')
    expect((await setItem(stranger, id, [products.panel, 3])).statusCode).toBe(404)
    expect((await assign(stranger, [id, 'INT002'])).statusCode).toBe(404)
  })

  test('CART-033 after twenty changes at once the totals match the last one', async () => {
    const id = await order()
    await Promise.all(Array.from({ length: 20 }, (_, at) => setItem(integrator, id, [products.panel, at + 1])))
    const after = await show(id)
    const sum = after.invoiceItems.reduce(
      (cents: number, item: { totalValue: number }) => cents + item.totalValue * 100,
      0,
    )
    expect(Math.round(sum)).toBe(Math.round(after.subTotal * 100))
  })

  test('CART-032 WIZ-032 another integrator takes over the cart without the former integrator’s data', async () => {
    const { id } = await readyCart(shop, staff)
    const moved = await assign(staff, [id, 'INT009'])
    expect([moved.statusCode, moved.json()]).toMatchObject([
      200,
      { id, integrator: { erpCode: 'INT009' }, invoiceItems: [], customerDocument: null, addressType: null },
    ])
    expect(moved.json()).toMatchObject({ paymentMethod: null, totalInvoice: 0 })
    const forOther = await shop.as('commercial@girassol.demo', 'INT009')
    expect((await forOther(contract.readCart)).json().id).toBe(id)
    expect((await staff(contract.readCart)).json()).toBeNull()
  })

  test('C-30 an empty cart of the other integrator is replaced, one with items stays', async () => {
    const forOther = await shop.as('commercial@girassol.demo', 'INT010')
    await emptied(forOther)
    const { id } = await emptied(staff)
    expect((await assign(staff, [id, 'INT010'])).json()).toMatchObject({ id, integrator: { erpCode: 'INT010' } })
    await add(forOther, products.panel, 1)
    const { id: next } = await emptied(staff)
    const refused = await assign(staff, [next, 'INT010'])
    expect([refused.statusCode, refused.json().reason]).toEqual([409, 'integratorHasCart'])
  })

  test('CART-032 choosing a customer of the integrator copies document and address; another integrator’s is not found', async () => {
    const { id } = await emptied(integrator)
    const customerId = await shop.customerIn('SP', { name: 'Ana Luz' })
    const chosen = await assign(integrator, [id, 'INT001'], customerId)
    expect(chosen.json()).toMatchObject({ customerId, customerName: 'Ana Luz', chargeAddressErpState: 'SP' })
    const strangers = await shop.customerIn('SP', { sellerCode: 'INT002' })
    expect((await assign(integrator, [id, 'INT001'], strangers)).statusCode).toBe(404)
    expect((await assign(integrator, [id, 'INT002'])).statusCode).toBe(404)
  })

  test('CART-032 C-61 a saved order is given to another integrator with one of their customers, at the same items and prices', async () => {
    const id = await order()
    const before = await show(id)
    const missing = await assign(staff, [id, 'INT002'])
    expect([missing.statusCode, missing.json().reason]).toEqual([409, 'customerMissing'])
    const customerId = await shop.customerIn('SP', { sellerCode: 'INT002', name: 'Bia Sol' })
    const after = (await assign(staff, [id, 'INT002'], customerId)).json()
    expect(after).toMatchObject({
      status: 'INVOICE',
      integrator: { erpCode: 'INT002' },
      customerName: 'Bia Sol',
      addressType: 'same',
      deliveryAddressErpState: 'SP',
      subTotal: before.subTotal,
    })
    expect((await lastLog(id))?.description).toBe('Integrador alterado')
    expect((await integrator(orders.showOrder, { params: { id } })).statusCode).toBe(404)
  })

  test('APR-029 C-33 CART-007 confirming finishes the cart as the status says, once; other statuses are refused', async () => {
    const { id } = await readyCart(shop, integrator)
    const confirm = (status: 'INVOICE' | 'BUDGET' | 'INVOICE_APPROVED') =>
      integrator(contract.confirmOrder, { params: { id }, body: { status } })
    const refused = await confirm('INVOICE_APPROVED')
    expect([refused.statusCode, refused.json().message]).toEqual([409, 'Status não preparado para mudança'])
    expect((await confirm('BUDGET')).json()).toEqual({ id, status: 'BUDGET' })
    expect((await confirm('BUDGET')).json()).toEqual({ id, status: 'BUDGET' })
    expect((await confirm('INVOICE')).statusCode).toBe(409)
  })

  test('CART-003 CART-004 CART-005 cart, budget and order return the same fields by their exact names', async () => {
    const { id } = await readyCart(shop, integrator)
    await add(integrator, products.arrivingPanel, 1)
    await shop.db.updateTable('product').set({ remaining_quantity: null }).where('code', '=', products.clamp).execute()
    const cart = await add(integrator, products.clamp, 10)
    await change(integrator, id, { addressType: 'same' })
    await integrator(contract.finishAsBudget, { params: { id } })
    const budget = await show(id)
    for (const view of [cart, budget]) {
      const names = Object.keys(view)
      expect(names).toEqual(expect.arrayContaining(['id', 'type', 'invoiceItems', 'integrator', 'customerDocument']))
      for (const part of ['Cep', 'Description', 'ErpState', 'ErpCity', 'Neighborhood']) {
        expect(names).toContain(`deliveryAddress${part}`)
      }
      expect(names).toEqual(
        expect.arrayContaining(['paymentMethod', 'financingBank', 'financing', 'isPaymentSpecialFinancing']),
      )
      expect(view.integrator.id).toBe(sellerId('INT001'))
      const kinds = view.invoiceItems.map(({ availability }: { availability: string }) => availability)
      expect(kinds).toEqual(['Immediate', 'Immediate', expect.stringMatching(/^\d{4}-\d\d-\d\d$/), 'SEARCH'])
    }
    expect(Object.keys(budget)).toEqual(Object.keys(cart))
    expect(cart.invoiceItems[0]).toMatchObject({
      status: 'AVAILABLE',
      id: expect.any(Number),
      productErpCode: products.panel,
      productName: expect.stringContaining('HELIAR'),
      groupCode: '1001',
      groupName: expect.any(String),
      productCategory: expect.any(String),
      unitValue: 449.9,
      totalValue: 4499,
      quantity: 10,
      availability: 'Immediate',
      unitPower: 550,
      invoiceId: id,
      isCart: true,
    })
    expect(budget.invoiceItems[0]).toMatchObject({ isCart: false, invoiceId: id })
  })

  test('CART-029 the items of an order equal those of its detail', async () => {
    const id = await order()
    const items = (await integrator(orders.listOrderItems, { params: { id } })).json()
    expect(items).toEqual((await integrator(orders.showOrder, { params: { id } })).json().invoiceItems)
  })
})
