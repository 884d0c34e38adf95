import * as contract from '@girassol/contract/cart'
import * as orders from '@girassol/contract/orders'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../../database/test-database.ts'
import type { Caller } from '../../../test-application.ts'
import { add, change, emptied, noon, openShop, products, readyCart, type Shop } from '../test-shop.ts'

const staffEmail = 'commercial-supervisor@girassol.demo'

describe.each(testedDatabases)('discount and service value on %s', (kind) => {
  let shop: Shop
  let staff: Caller
  let integrator: Caller

  beforeAll(async () => {
    shop = await openShop(kind)
    staff = await shop.as(staffEmail, 'INT001')
    integrator = await shop.as('integrator@girassol.demo')
  })
  afterAll(() => shop.close())

  type Body = { discountValue?: number; discountPercentage?: number; grossCommission?: number; marginReason?: string }
  const marginReason = 'Amostra para a obra da escola'
  const price = (call: Caller, id: number, body: Body) => call(contract.changePrices, { params: { id }, body })
  const show = async (id: number) => (await staff(orders.showOrder, { params: { id } })).json()
  const readLog = async (id: number) => {
    const rows = await shop.db.selectFrom('order_log').selectAll().where('order_id', '=', id).orderBy('id').execute()
    return rows.map(({ author, description }) => `${author}: ${description}`)
  }
  const finished = async (call: Caller, as: typeof contract.finishAsOrder | typeof contract.finishAsBudget) => {
    const { id } = await readyCart(shop, call)
    expect((await call(as, { params: { id } })).statusCode).toBe(200)
    return id
  }

  test('DET-042 C-80 C-81 a discount in reais or percent moves the totals of a cart, to five decimals', async () => {
    const { id } = await readyCart(shop, staff)
    const inReais = await price(staff, id, { discountValue: 100.12345 })
    expect([inReais.statusCode, inReais.json()]).toMatchObject([
      200,
      { subTotal: 6948, discountValue: 100.12345, percentage: 1.44104, subTotalWithDiscount: 6847.88 },
    ])
    expect(inReais.json()).toMatchObject({ freightValue: 250, totalInvoice: 7097.88 })
    const inPercent = (await price(staff, id, { discountPercentage: 2.5 })).json()
    expect(inPercent).toMatchObject({ discountValue: 173.7, percentage: 2.5, totalInvoice: 7024.3 })
    expect((await staff(contract.readCart)).json()).toMatchObject({ discountValue: 173.7, totalInvoice: 7024.3 })
    expect((await price(staff, id, { discountValue: 0 })).json().totalInvoice).toBe(7198)
  })

  test('CART-015 a discount above the subtotal is refused; one equal to it is accepted', async () => {
    const { id } = await readyCart(shop, staff)
    const above = await price(staff, id, { discountValue: 6948.00001 })
    expect([above.statusCode, above.json().reason, above.json().message]).toEqual([
      409,
      'aboveSubTotal',
      'O desconto não pode ser maior que o subtotal.',
    ])
    expect((await price(staff, id, { discountValue: 6948, marginReason })).json()).toMatchObject({
      subTotalWithDiscount: 0,
    })
    await price(staff, id, { discountValue: 0 })
  })

  test('CART-016 CART-019 over 100 percent, negative values, non-numbers, a sixth decimal and both kinds at once are refused', async () => {
    const { id } = await readyCart(shop, staff)
    const bodies = [
      { discountPercentage: 101 },
      { discountPercentage: -1 },
      { discountValue: -0.01 },
      { discountValue: 1.123456 },
      { discountValue: Number.NaN },
      { discountValue: 1, discountPercentage: 1 },
      {},
    ]
    for (const body of bodies) expect([body, (await price(staff, id, body)).statusCode]).toEqual([body, 400])
    expect((await price(staff, id, { discountPercentage: 100, marginReason })).statusCode).toBe(200)
    await price(staff, id, { discountValue: 0 })
  })

  test('CART-014 C-61 no integrator may change their own prices', async () => {
    const { id, actions } = await readyCart(shop, integrator)
    expect(actions.discount.allowed).toBe(false)
    for (const body of [{ discountValue: 1 }, { discountPercentage: 1 }]) {
      expect((await price(integrator, id, body)).statusCode).toBe(403)
    }
    expect(
      (await integrator(contract.simulateDiscount, { params: { id }, body: { discountValue: 1 } })).statusCode,
    ).toBe(403)
  })

  test('C-61 C-80 the integrator sets the service value, which is added to the total with its tax shown separately', async () => {
    const { id } = await readyCart(shop, integrator)
    const set = (await price(integrator, id, { grossCommission: 500.55 })).json()
    expect(set).toMatchObject({ grossCommission: 500.55, netCommission: 400.44, totalInvoice: 7698.55 })
    expect((await add(integrator, products.panel, 1)).grossCommission).toBe(500.55)
    await integrator(contract.emptyCart)
    expect((await integrator(contract.readCart)).json()).toMatchObject({ grossCommission: 0, totalInvoice: 0 })
  })

  test('CART-014 C-80 a saved order is discounted at the prices and freight of its day, and the change is logged', async () => {
    const id = await finished(integrator, contract.finishAsOrder)
    const before = await show(id)
    const today = { price_cents: 99_990 }
    await shop.db.updateTable('product').set(today).where('code', '=', products.panel).execute()
    await shop.db.updateTable('freight_rate').set({ minimum_cents: 90_000 }).where('state', '=', 'SP').execute()
    const after = (await price(staff, id, { discountPercentage: 10 })).json()
    await shop.db.updateTable('freight_rate').set({ minimum_cents: 25_000 }).where('state', '=', 'SP').execute()
    await shop.db.updateTable('product').set({ price_cents: 44_990 }).where('code', '=', products.panel).execute()
    expect(after).toMatchObject({ status: 'INVOICE', subTotal: 6948, discountValue: 694.8, totalInvoice: 6503.2 })
    expect(after.estimatedDeliveryDate).toBe(before.estimatedDeliveryDate)
    expect(await show(id)).toMatchObject({ discountValue: 694.8, totalInvoice: 6503.2, freightValue: 250 })
    expect((await readLog(id)).at(-1)).toMatch(/^\p{L}.*: Desconto alterado de 0% para 10%$/u)
    expect((await price(staff, id, { grossCommission: 10 })).json().totalInvoice).toBe(6513.2)
    expect((await readLog(id)).at(-1)).toMatch(/: Valor do serviço alterado$/)
  })

  test('C-85 the parts of two cards follow the discount of a saved order to the cent', async () => {
    const { id } = await readyCart(shop, integrator)
    await change(integrator, id, { paymentMethod: 'CREDIT_CARD + CREDIT_CARD', card1value: 3000.01 })
    await change(integrator, id, { card1installments: 10, card2installments: 3 })
    expect((await integrator(contract.finishAsOrder, { params: { id } })).statusCode).toBe(200)
    const after = (await price(staff, id, { discountValue: 333.33 })).json()
    expect(after.rawInvoice).toBe(6864.67)
    expect(Math.round((after.card1value + after.card2value) * 100)).toBe(686_467)
    expect(after.card1value).toBe(2861.08)
    expect(Math.round((after.rawInvoice + after.interestValue) * 100)).toBe(Math.round(after.totalInvoice * 100))
  })

  test('CART-014 a budget may be discounted until it expires, and a validated order never', async () => {
    const budget = await finished(integrator, contract.finishAsBudget)
    expect((await price(staff, budget, { discountValue: 1 })).json()).toMatchObject({
      status: 'BUDGET',
      discountValue: 1,
    })
    shop.setNow('2026-11-30T15:00:00.000Z')
    expect((await price(staff, budget, { discountValue: 2 })).statusCode).toBe(409)
    shop.setNow(noon)
    const order = await finished(integrator, contract.finishAsOrder)
    await shop.db.updateTable('orders').set({ status: 'INVOICE_VALIDATED' }).where('id', '=', order).execute()
    for (const body of [{ discountValue: 1 }, { grossCommission: 1 }]) {
      const refused = await price(staff, order, body)
      expect([refused.statusCode, refused.json().message]).toEqual([
        409,
        expect.stringMatching(/^Este pedido não pode mais ser alterado\. .+ moveu este pedido para/),
      ])
    }
  })

  test('C-08 another’s cart and another seller’s order do not exist', async () => {
    const { id } = await readyCart(shop, integrator)
    expect((await price(staff, id, { discountValue: 1 })).statusCode).toBe(404)
    const order = await finished(integrator, contract.finishAsOrder)
    const stranger = await shop.as('integrator2@girassol.demo')
    expect((await price(stranger, order, { grossCommission: 1 })).statusCode).toBe(404)
  })

  test('VAL-018 a discount is simulated without being stored, and the resulting margin is shown', async () => {
    const { id } = await readyCart(shop, staff)
    const simulate = (discountValue: number) =>
      staff(contract.simulateDiscount, { params: { id }, body: { discountValue } })
    const tried = await simulate(694.8)
    expect([tried.statusCode, tried.json()]).toMatchObject([
      200,
      { discountValue: 694.8, percentage: 10, subTotalWithDiscount: 6253.2, totalInvoice: 6503.2 },
    ])
    expect(tried.json().marginLiquid).toBeLessThan((await staff(contract.readCart)).json().marginLiquid)
    expect((await staff(contract.readCart)).json()).toMatchObject({ discountValue: 0, totalInvoice: 7198 })
    expect((await simulate(6948.01)).json().reason).toBe('aboveSubTotal')
    const order = await finished(integrator, contract.finishAsOrder)
    const ofOrder = await staff(contract.simulateDiscount, { params: { id: order }, body: { discountValue: 100 } })
    expect(ofOrder.json()).toMatchObject({ totalInvoice: 7098 })
    expect((await show(order)).totalInvoice).toBe(7198)
  })

  test('C-80 after ten discounts at once the totals match one of them', async () => {
    const { id } = await readyCart(shop, staff)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => price(staff, id, { discountValue: (at + 1) * 10 })),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    const cart = (await staff(contract.readCart)).json()
    expect(Math.round(cart.totalInvoice * 100)).toBe(719_800 - Math.round(cart.discountValue * 100))
  })

  test('CART-027 changing the type of the cart removes the discount', async () => {
    const { id } = await readyCart(shop, staff)
    await price(staff, id, { discountValue: 50 })
    const other = (await emptied(staff, 'PA')).discountValue
    expect(other).toBe(0)
  })
})
