import * as cart from '@girassol/contract/cart'
import type { OrderView } from '@girassol/contract/orders'
import { showOrder } from '@girassol/contract/orders'
import * as contract from '@girassol/contract/purchase-approvals'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import type { Caller } from '../../test-application.ts'
import { noon, products, readyCart } from '../cart/test-shop.ts'
import { admin, approver, buyer, openPurchases, type Purchases } from './test-purchases.ts'

const askColleague =
  'Com esta alteração o pedido passa do seu limite de compra. Peça a um aprovador da empresa que altere o pedido, ou faça um novo pedido para aprovação.'
const orderAnew =
  'Com esta alteração o pedido passa do valor que a empresa precisa aprovar. Reduza a alteração, ou faça um novo pedido para aprovação.'

describe.each(testedDatabases)('an order that is raised after it was made on %s', (kind) => {
  let shop: Purchases
  let asBuyer: Caller

  beforeAll(async () => {
    shop = await openPurchases(kind)
  })
  beforeEach(async () => {
    shop.setNow(noon)
    await shop.reset()
    await shop.db.updateTable('orders').set({ status: 'INVOICE_CANCELED' }).where('status', '=', 'INVOICE').execute()
    asBuyer = await shop.as(buyer)
  })
  afterAll(() => shop.close())

  const show = async (id: number): Promise<OrderView> =>
    (await (await shop.as(admin))(showOrder, { params: { id } })).json()
  /** An order of ten modules that the BUYER made, with its total in cents. */
  const order = async () => {
    const { id } = await readyCart(shop, asBuyer)
    expect((await shop.finish(asBuyer, id)).statusCode).toBe(200)
    return { id, totalCents: Math.round(((await show(id)).totalInvoice ?? 0) * 100) }
  }
  const setQuantity = (call: Caller, id: number, quantity: number) =>
    call(cart.changeOrderItem, { params: { id }, body: { productErpCode: products.panel, quantity } })
  const answerOf = async (call: ReturnType<Caller>) => {
    const answer = await call
    return answer.statusCode === 200 ? 200 : [answer.statusCode, answer.json().message]
  }

  test('COMP-009 COMP-010 more units than the limit of an order are refused, and nothing is stored', async () => {
    const { id, totalCents } = await order()
    await shop.set(buyer, { order_limit_cents: totalCents * 2 })
    const before = await show(id)
    expect(await answerOf(setQuantity(asBuyer, id, 100))).toEqual([409, askColleague])
    expect(await show(id)).toEqual(before)
    expect(await answerOf(setQuantity(asBuyer, id, 12))).toBe(200)
    await shop.set(buyer, { order_limit_cents: 1000 })
    expect(await answerOf(setQuantity(asBuyer, id, 8))).toBe(200)
  })

  test('COMP-010 COMP-014 the BUYER does not raise an order that was approved, an APPROVER does', async () => {
    await shop.set(buyer, { order_limit_cents: 1000 })
    const { id } = await readyCart(shop, asBuyer)
    expect((await shop.finish(asBuyer, id)).statusCode).toBe(202)
    const asApprover = await shop.as(approver)
    expect((await shop.approve(asApprover, await shop.find(asApprover, id))).statusCode).toBe(200)
    expect(await answerOf(setQuantity(asBuyer, id, 12))).toEqual([409, askColleague])
    expect(await answerOf(setQuantity(asApprover, id, 12))).toBe(200)
  })

  test('COMP-010 the service value and a delivery that costs freight raise the order, too', async () => {
    const { id, totalCents } = await order()
    await shop.set(buyer, { order_limit_cents: totalCents })
    const setService = (grossCommission: number) =>
      asBuyer(cart.changePrices, { params: { id }, body: { grossCommission } })
    expect(await answerOf(setService(500))).toEqual([409, askColleague])
    const setAddress = (addressType: 'same' | 'pickup') =>
      asBuyer(cart.changeOrderDetails, { params: { id }, body: { addressType } })
    expect(await answerOf(setAddress('pickup'))).toBe(200)
    const picked = await show(id)
    await shop.set(buyer, { order_limit_cents: Math.round((picked.totalInvoice ?? 0) * 100) })
    expect(await answerOf(setAddress('same'))).toEqual([409, askColleague])
    await shop.set(buyer, { order_limit_cents: null })
    expect(await answerOf(setService(500))).toBe(200)
  })

  test('COMP-011 the order counts once in the month in which it was made', async () => {
    const first = await order()
    const { id, totalCents } = await order()
    const room = Math.round(totalCents * 0.5)
    await shop.set(buyer, { month_limit_cents: first.totalCents + totalCents + room })
    expect(await answerOf(setQuantity(asBuyer, id, 14))).toBe(200)
    expect(await answerOf(setQuantity(asBuyer, id, 20))).toEqual([409, askColleague])
    shop.setNow('2026-12-01T15:00:00.000Z')
    asBuyer = await shop.as(buyer)
    expect(await answerOf(setQuantity(asBuyer, id, 20))).toEqual([409, askColleague])
    expect(await answerOf(setQuantity(asBuyer, id, 15))).toBe(200)
  })

  test('COMP-009 above the rule of the company nobody of it raises an order, staff do', async () => {
    const { id, totalCents } = await order()
    const asAdmin = await shop.as(admin)
    const body = { approveAbove: totalCents / 100, version: 0 }
    expect((await asAdmin(contract.saveCompanyRules, { body })).statusCode).toBe(200)
    expect(await answerOf(setQuantity(asAdmin, id, 12))).toEqual([409, orderAnew])
    const staff = await shop.as('commercial@girassol.demo', 'INT001')
    expect(await answerOf(setQuantity(staff, id, 12))).toBe(200)
  })
})
