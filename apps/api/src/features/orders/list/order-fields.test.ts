import * as cart from '@girassol/contract/cart'
import * as contract from '@girassol/contract/orders'
import { orderStatusNames } from '@girassol/domain/orders'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Caller } from '../../../test-application.ts'
import { change, noon, openShop, readyCart, type Shop } from '../../cart/test-shop.ts'
import { attach } from '../../vouchers/test-attachment.ts'

let shop: Shop
let administrator: Caller
let integrator: Caller
let id: number

beforeAll(async () => {
  shop = await openShop('postgres')
  integrator = await shop.as('integrator@girassol.demo')
  administrator = await shop.as('administrator@girassol.demo')
})
beforeEach(async () => {
  await shop.db.deleteFrom('orders').execute()
  id = (await readyCart(shop, integrator)).id
  await change(integrator, id, { additionalData: 'Entregar na obra' })
  await integrator(cart.finishAsOrder, { params: { id } })
})
afterAll(() => shop.close())

const show = async (call: Caller = administrator) =>
  (await call(contract.showOrder, { params: { id } })).json() as Record<string, unknown>

const address = ['Cep', 'ErpCity', 'ErpCityName', 'ErpState', 'Number', 'Description', 'Neighborhood', 'Complement']

test.each([
  [
    'ORD-048',
    ['id', 'type', 'status', 'paymentMethod', 'othersPaymentMethodCode', 'othersPaymentMethod'],
    ['approvedAt', 'createdAt', 'finishedAt', 'rawInvoice'],
  ],
  [
    'ORD-049',
    ['totalInvoice', 'subTotal', 'subTotalWithDiscount', 'freightValue', 'freightPercentage', 'discountValue'],
    ['percentage', 'interestValue', 'interestPercentage', 'grossCommission', 'netCommission', 'kitPower'],
  ],
  [
    'ORD-051',
    ['customerType', 'customerErpCode', 'customerName', 'customerPhone', 'customerEmail', 'customerDocument'],
    [],
  ],
  [
    'ORD-053',
    address.flatMap((part) => [`chargeAddress${part}`, `deliveryAddress${part}`]),
    ['deliveryAddressId', 'addressType'],
  ],
  [
    'ORD-057',
    ['cards', 'card1value', 'card2value', 'card1installments', 'card2installments', 'cardMaxInstallmentNumber'],
    ['financingBank', 'isPaymentSpecialFinancing', 'paymentSpecialFinancing', 'financing', 'invoiceAttachments'],
  ],
])('%s an order carries %j and %j', async (_id, some, others) => {
  const order = await show()
  for (const name of [...some, ...others]) expect(Object.hasOwn(order, name), name).toBe(true)
})

test('ORD-048 ORD-049 ORD-053 contain the data of the order that was made', async () => {
  expect(await show()).toMatchObject({
    id,
    type: 'MP',
    status: 'INVOICE',
    finishedAt: noon,
    approvedAt: null,
    chargeAddressErpState: 'SP',
    chargeAddressCep: '01310100',
    customerType: 'CUSTOMER',
    additionalData: 'Entregar na obra',
    totalInvoice: expect.any(Number),
    subTotal: expect.any(Number),
  })
})

test('ORD-050 only users with the permission see the margin', async () => {
  const see = async (email: string, may: boolean) => {
    await shop.db.updateTable('app_user').set({ can_view_margin_liquid: may }).where('email', '=', email).execute()
    return (await show(await shop.as(email))).marginLiquid
  }
  expect(await see('commercial@girassol.demo', true)).toEqual(expect.any(Number))
  expect(await see('commercial@girassol.demo', false)).toBeNull()
})

test('C-29 STORE-020 without the permission to see prices no price figure is returned, and no percentage either', async () => {
  const figures = { interest_percentage: '3.5', percentage: '2', discount_value: '10', interest_cents: 100 }
  await shop.db.updateTable('orders').set(figures).where('id', '=', id).execute()
  const seenBy = async (may: boolean) => {
    const email = 'commercial@girassol.demo'
    await shop.db.updateTable('app_user').set({ can_view_product_prices: may }).where('email', '=', email).execute()
    const { interestPercentage, percentage, discountValue, interestValue } = await show(await shop.as(email))
    return { interestPercentage, percentage, discountValue, interestValue }
  }
  expect(await seenBy(false)).toEqual({
    interestPercentage: null,
    percentage: null,
    discountValue: null,
    interestValue: null,
  })
  expect(await seenBy(true)).toEqual({ interestPercentage: 3.5, percentage: 2, discountValue: 10, interestValue: 1 })
})

test('ORD-057 SEC-020 its files have id and name; removed files are not listed', async () => {
  await attach(shop.db, { order_id: id, filename: 'pix.pdf' })
  await attach(shop.db, { order_id: id, filename: 'velho.pdf', deleted_at: noon })
  expect((await show()).invoiceAttachments).toEqual([{ id: expect.any(Number), filename: 'pix.pdf', deletedAt: null }])
})

test('ORD-060 ORD-092 ORD-095 every status is stored and returned under its one upper-snake name', async () => {
  for (const status of orderStatusNames.filter((each) => each !== 'CART')) {
    expect(status).toMatch(/^[A-Z]+(?:_[A-Z]+)*$/)
    await shop.db.updateTable('orders').set({ status }).where('id', '=', id).execute()
    expect((await show()).status).toBe(status)
    const query = { status, take: 100 }
    const { data } = (await administrator(contract.listOrders, { query })).json()
    expect([status, data.map((row: { id: number }) => row.id)]).toEqual([status, [id]])
  }
  const invented = sql`update orders set status = 'InvoiceCanceled' where id = ${id}`.execute(shop.db)
  await expect(invented).rejects.toThrow(/orders_status_check/)
})
