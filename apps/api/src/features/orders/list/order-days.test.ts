import * as cart from '@girassol/contract/cart'
import { listOrders, type OrderRow, showOrder } from '@girassol/contract/orders'
import { plusWorkingDays } from '@girassol/domain/shared'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noon } from '../../cart/test-shop.ts'
import { type Life, openLife } from '../test-life.ts'

let life: Life

beforeAll(async () => {
  life = await openLife('postgres')
})
afterAll(() => life.close())

const show = async (id: number) => (await life.integrator(showOrder, { params: { id } })).json()
const findRow = async (id: number): Promise<OrderRow | undefined> =>
  (await life.integrator(listOrders, { query: { term: String(id) } }))
    .json()
    .data.find((row: OrderRow) => row.id === id)

const daysLater = (days: number) => new Date(Date.parse(noon) + days * 86_400_000).toISOString()

test('USE-001 a new order arrives no sooner than its boarding plus the deadline, in the record and in the list', async () => {
  const { deliveryDate, deliveryDeadline, boarding, arrival, estimatedDeliveryDate } = await show(await life.order())
  expect(boarding).toEqual({ kind: 'expected', day: deliveryDate })
  expect(arrival).toEqual({ kind: 'expected', day: estimatedDeliveryDate })
  expect(estimatedDeliveryDate >= plusWorkingDays(deliveryDate, deliveryDeadline)).toBe(true)
})

test('USE-001 a later boarding moves the arrival when the order is changed afterwards', async () => {
  const id = await life.order()
  await life.db.updateTable('orders').set({ delivery_date: '2026-12-14' }).where('id', '=', id).execute()
  const body = { addressType: 'same' } as const
  expect((await life.integrator(cart.changeOrderDetails, { params: { id }, body })).statusCode).toBe(200)
  const { arrival, deliveryDeadline, estimatedDeliveryDate } = await show(id)
  expect(estimatedDeliveryDate >= plusWorkingDays('2026-12-14', deliveryDeadline)).toBe(true)
  expect(arrival).toEqual({ kind: 'expected', day: estimatedDeliveryDate })
})

test('USE-001 once the boarding has passed the order is late, and names no delivery day', async () => {
  const id = await life.orderAt('INVOICE_SEPARATE', { delivery_date: '2026-11-24' })
  life.setNow(daysLater(4))
  expect(await show(id)).toMatchObject({
    boarding: { kind: 'overdue', day: '2026-11-24' },
    arrival: { kind: 'overdue', day: null },
  })
  expect(await findRow(id)).toMatchObject({ arrival: { kind: 'overdue', day: null }, isPickup: false })
  life.setNow(noon)
})

test('USE-001 BUD-025 the boarding of a saved budget moves with today, and it has no arrival', async () => {
  const id = await life.budget()
  expect(await show(id)).toMatchObject({ boarding: { kind: 'expected', day: '2026-11-26' }, arrival: null })
  life.setNow(daysLater(5))
  expect((await show(id)).boarding).toEqual({ kind: 'expected', day: '2026-12-01' })
  life.setNow(daysLater(8))
  expect(await show(id)).toMatchObject({ boarding: null, status: 'BUDGET_EXPIRED' })
  life.setNow(noon)
})

test('USE-023 a status is counted from its last change; edits leave it, in the record and in the list', async () => {
  const id = await life.order()
  const { statusSince } = await show(id)
  life.setNow(daysLater(1))
  await life.integrator(cart.changePrices, { params: { id }, body: { grossCommission: 10 } })
  expect((await show(id)).statusSince).toBe(statusSince)
  expect((await findRow(id))?.statusSince).toBe(statusSince)
  await life.db
    .insertInto('order_log')
    .values({
      order_id: id,
      author: 'ERP',
      from_status: 'INVOICE',
      to_status: 'INVOICE_VALIDATED',
      description: 'Pedido validado',
      created_at: daysLater(2),
    })
    .execute()
  expect((await show(id)).statusSince).toBe(daysLater(2))
  expect((await findRow(id))?.statusSince).toBe(daysLater(2))
  life.setNow(noon)
})

test('USE-023 an expired budget has been so since its hour', async () => {
  const id = await life.budget()
  life.setNow(daysLater(9))
  const { statusSince, expiresAt } = await show(id)
  expect(statusSince).toBe(expiresAt)
  life.setNow(noon)
})

test('USE-019 an order in error says why to staff, and to the integrator without the log', async () => {
  const id = await life.orderAt('INVOICE_PAYMENT_ERROR')
  await life.db
    .insertInto('order_log')
    .values({
      order_id: id,
      author: 'Gateway',
      from_status: 'INVOICE_PAYED',
      to_status: 'INVOICE_PAYMENT_ERROR',
      description: 'Pagamento estornado ou com valor divergente: pedido do titular',
      created_at: daysLater(1),
    })
    .execute()
  expect(await show(id)).toMatchObject({ holder: 'financial', halt: { cause: 'paymentError', reason: null } })
  const financial = await life.as('financial@girassol.demo')
  const seen = (await financial(showOrder, { params: { id } })).json()
  expect(seen.halt).toEqual({ cause: 'paymentError', reason: 'pedido do titular' })
  expect(seen.statusSince).toBe(daysLater(1))
})
