import * as contract from '@girassol/contract/budgets'
import * as cart from '@girassol/contract/cart'
import { plusHours } from '@girassol/domain/shared'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import type { Caller } from '../../test-application.ts'
import { noon, openShop, readyCart, type Shop } from '../cart/test-shop.ts'
import { aBudget, showBudget } from './test-budgets.ts'

describe.each(testedDatabases)('making an order of a budget on %s', (kind) => {
  let shop: Shop
  let integrator: Caller

  beforeAll(async () => {
    shop = await openShop(kind)
    integrator = await shop.as('integrator@girassol.demo')
  })
  afterAll(() => shop.close())

  const place = (call: Caller, id: number, status: 'INVOICE' | 'INVOICE_APPROVED' = 'INVOICE') =>
    call(contract.changeOrderStatus, { params: { id }, body: { status } })

  test('BUD-016 APR-030 a budget becomes an order with the items and values it had, and says so in its log', async () => {
    const budget = await aBudget(shop, integrator)
    const answer = await place(integrator, budget.id)
    expect([answer.statusCode, answer.json().status]).toEqual([200, 'INVOICE'])
    const order = await showBudget(integrator, budget.id)
    expect([order.totalInvoice, order.invoiceItems]).toEqual([budget.totalInvoice, budget.invoiceItems])
    const log = await shop.db.selectFrom('order_log').selectAll().where('order_id', '=', budget.id).execute()
    expect(log.at(-1)).toMatchObject({ from_status: 'BUDGET', to_status: 'INVOICE' })
  })

  test('C-67 BUD-016 an order of a budget leaves on the day on which the same cart, ordered now, would', async () => {
    const budget = await aBudget(shop, integrator)
    expect(budget.deliveryDate).toBeNull()
    shop.setNow(plusHours(noon, 72))
    const { id } = await readyCart(shop, integrator)
    await integrator(cart.finishAsOrder, { params: { id } })
    await place(integrator, budget.id)
    shop.setNow(noon)
    const [bought, ordered] = [await showBudget(integrator, id), await showBudget(integrator, budget.id)]
    expect(ordered.deliveryDate).toMatch(/^2026-/)
    expect([ordered.deliveryDate, ordered.estimatedDeliveryDate]).toEqual([
      bought.deliveryDate,
      bought.estimatedDeliveryDate,
    ])
  })

  test('APR-029 a cart is confirmed as a budget or as an order, and as nothing else', async () => {
    const confirm = async (status: 'BUDGET' | 'INVOICE' | 'INVOICE_APPROVED') => {
      const { id } = await readyCart(shop, integrator)
      const answer = await integrator(cart.confirmOrder, { params: { id }, body: { status } })
      return [answer.statusCode, (await showBudget(integrator, id)).status]
    }
    expect(await confirm('BUDGET')).toEqual([200, 'BUDGET'])
    expect(await confirm('INVOICE')).toEqual([200, 'INVOICE'])
    expect(await confirm('INVOICE_APPROVED')).toEqual([409, 'CART'])
  })

  test('APR-030 C-12 any other target is no status that this call knows', async () => {
    const budget = await aBudget(shop, integrator)
    const answer = await place(integrator, budget.id, 'INVOICE_APPROVED')
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'Status não preparado para mudança'])
  })

  test('BUD-017 BUD-019 6 days and 23 hours are in time, 7 days are not, whatever the hourly job has said', async () => {
    const late = await aBudget(shop, integrator)
    const inTime = await aBudget(shop, integrator)
    shop.setNow(plusHours(noon, 168))
    const refused = await place(integrator, late.id)
    const { status } = await showBudget(integrator, late.id)
    shop.setNow(plusHours(noon, 167))
    const answer = await place(integrator, inTime.id)
    shop.setNow(noon)
    expect([refused.statusCode, status]).toEqual([409, 'BUDGET_EXPIRED'])
    expect(answer.statusCode).toBe(200)
  })

  test('BUD-022 an incomplete budget is not ordered', async () => {
    const budget = await aBudget(shop, integrator)
    await shop.db.updateTable('orders').set({ payment_method: null }).where('id', '=', budget.id).execute()
    expect((await showBudget(integrator, budget.id)).missing.map(({ field }) => field)).toEqual(['paymentMethod'])
    const answer = await place(integrator, budget.id)
    expect([answer.statusCode, answer.json().details[0].field]).toEqual([409, 'paymentMethod'])
  })

  test('BUD-016 of ten who order at once one does', async () => {
    const budget = await aBudget(shop, integrator)
    const answers = await Promise.all(Array.from({ length: 10 }, () => place(integrator, budget.id)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(409)])
  })

  test('C-08 C-12 strangers, carts and roles without budgets order nothing', async () => {
    const budget = await aBudget(shop, integrator)
    const { id } = await readyCart(shop, integrator)
    expect((await place(integrator, id)).statusCode).toBe(409)
    expect((await place(await shop.as('integrator2@girassol.demo'), budget.id)).statusCode).toBe(404)
    expect((await place(await shop.as('financial@girassol.demo'), budget.id)).statusCode).toBe(403)
    expect((await showBudget(integrator, budget.id)).status).toBe('BUDGET')
  })
})
