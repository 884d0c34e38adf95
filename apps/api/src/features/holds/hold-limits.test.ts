import * as budgets from '@girassol/contract/budgets'
import * as cart from '@girassol/contract/cart'
import { type Proposals, searchKits } from '@girassol/contract/generator'
import * as contract from '@girassol/contract/holds'
import * as orders from '@girassol/contract/orders'
import { plusHours } from '@girassol/domain/shared'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import type { Caller } from '../../test-application.ts'
import { kitOptions, noon, products } from '../cart/test-shop.ts'
import { type HoldDesk, openHoldDesk } from './test-hold-desk.ts'

const { panel, clamp } = products

describe.each(testedDatabases)('the time and the number of holds on %s', (kind) => {
  let desk: HoldDesk
  let other: Caller

  beforeAll(async () => {
    desk = await openHoldDesk(kind)
    other = await desk.as('integrator2@girassol.demo')
  })
  afterAll(() => desk.close())
  afterEach(async () => {
    desk.setNow(noon)
    await desk.forgetAll()
    await desk.setStock(panel, 1200)
  })

  const at = (hours: number) => desk.setNow(plusHours(noon, hours))
  const finishedAt = async (id: number) =>
    (await desk.db.selectFrom('orders').select('finished_at').where('id', '=', id).executeTakeFirstOrThrow())
      .finished_at

  test('HOLD-004 integrators hold for up to 48 hours, staff for up to 168', async () => {
    const id = await desk.budget(noon)
    const refused = await desk.hold(id, 49)
    expect([refused.statusCode, refused.json().errors]).toMatchObject([400, [{ property: 'hours' }]])
    expect((await desk.hold(id, 48)).json().until).toBe(plusHours(noon, 48))
    expect((await desk.hold(await desk.budget(noon), 169, 'COMMERCIAL')).statusCode).toBe(400)
    expect((await desk.hold(await desk.budget(noon), 168, 'CUSTOMER_SUCCESS')).json().until).toBe(plusHours(noon, 168))
    expect((await desk.hold(id, 0)).statusCode).toBe(400)
  })

  test('HOLD-004 a sixth budget of the seller is 409, until one of the five is released', async () => {
    const ids: number[] = []
    for (let count = 0; count < 6; count += 1) ids.push(await desk.budget(noon, { items: { [clamp]: 1 } }))
    const [first = 0, ...others] = ids
    const last = others.pop() ?? 0
    for (const id of [first, ...others]) expect((await desk.hold(id)).statusCode).toBe(201)
    const refused = await desk.hold(last)
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Limite de 5 orçamentos reservados ao mesmo tempo. Libere uma reserva para fazer outra.',
    ])
    expect((await desk.hold(last, 24, 'COMMERCIAL')).statusCode).toBe(201)
    await desk.release(first)
    await desk.release(others[0] ?? 0)
    expect((await desk.hold(await desk.budget(noon))).statusCode).toBe(201)
  })

  test('HOLD-004 C-186 an end past the expiry of the budget is cut, and the answer says so', async () => {
    const id = await desk.budget(plusHours(noon, -150))
    expect((await desk.hold(id, 48)).json()).toMatchObject({ until: plusHours(noon, 18), isCut: true })
    at(18)
    const answer = await desk.hold(id, 24, 'COMMERCIAL')
    expect([answer.statusCode, answer.json().reason]).toEqual([409, 'budgetExpired'])
  })

  test('HOLD-004 C-186 a renewal by staff saves the budget again, until fifteen days after its first hold', async () => {
    const id = await desk.budget(noon)
    await desk.hold(id, 168, 'COMMERCIAL')
    await desk.db.updateTable('product').set({ price_cents: 50_000 }).where('code', '=', panel).execute()
    at(6 * 24)
    const renewed = await desk.hold(id, 168, 'COMMERCIAL')
    expect(renewed.json()).toMatchObject({ until: plusHours(noon, 13 * 24), state: 'ACTIVE', madeAt: noon })
    expect(await finishedAt(id)).toBe(plusHours(noon, 6 * 24))
    const { invoiceItems } = await desk.show(id)
    expect(invoiceItems.find(({ productErpCode }) => productErpCode === panel)?.unitValue).toBe(500)
    at(12 * 24)
    const refused = await desk.hold(id, 168, 'COMMERCIAL')
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Um orçamento fica reservado por no máximo 15 dias desde a primeira reserva.',
    ])
    expect((await desk.hold(id, 72, 'COMMERCIAL')).json().until).toBe(plusHours(noon, 15 * 24))
    await desk.db.updateTable('product').set({ price_cents: 44_990 }).where('code', '=', panel).execute()
  })

  test('HOLD-006 a hold ends at its instant without a job, and is made again 24 hours later by integrators', async () => {
    await desk.setStock(panel, 10)
    const id = await desk.budget(noon)
    await desk.hold(id, 24)
    expect((await desk.hold(id, 24)).json().reason).toBe('alreadyHeld')
    at(24 - 1 / 3600)
    expect(await desk.tryToBuy(other, panel, 1)).toBe('Produto fora de estoque!')
    at(24)
    expect(await desk.tryToBuy(other, panel, 10)).toBe(200)
    expect((await desk.read(id)).state).toBe('EXPIRED')
    at(24 + 23)
    expect((await desk.hold(id)).json().reason).toBe('heldLately')
    at(24 + 24)
    expect((await desk.hold(id)).statusCode).toBe(201)
  })

  test('HOLD-002 HOLD-006 C-26 an open cart reads a hold and its end with its next change', async () => {
    await desk.setStock(panel, 10)
    await desk.tryToBuy(other, panel, 2)
    const { id: cartId } = (await other(cart.readCart)).json()
    const change = async (qty: number) =>
      (await other(cart.changeCartItemQuantity, { params: { cartId, code: panel, qty }, query: {} })).statusCode
    const isAvailable = async () => (await other(cart.readCart)).json().missing
    expect(await change(3)).toBe(200)
    await desk.hold(await desk.budget(noon, { items: { [panel]: 9 } }))
    expect(await change(4)).toBe(409)
    expect(await isAvailable()).toContainEqual(expect.objectContaining({ field: 'availability' }))
    at(24)
    expect(await change(10)).toBe(200)
    expect(await isAvailable()).not.toContainEqual(expect.objectContaining({ field: 'availability' }))
  })

  test('HOLD-002 the kit search proposes a kit with what others do not hold', async () => {
    const search = async () => {
      await other(cart.emptyCart)
      const answer = await other(searchKits, { body: kitOptions })
      expect(answer.statusCode, answer.body).toBe(200)
      return (answer.json() as Proposals).kits[0]?.dispatch.days
    }
    await desk.setStock(panel, 15)
    expect(await search()).toBe(0)
    await desk.hold(await desk.budget(noon, { items: { [panel]: 14 } }))
    expect(await search()).toBeNull()
    at(24)
    expect(await search()).toBe(0)
  })

  test('HOLD-006 staff hold at once what an integrator held before', async () => {
    const id = await desk.budget(noon)
    await desk.hold(id, 24)
    at(24)
    expect((await desk.hold(id, 24, 'CUSTOMER_SUCCESS')).statusCode).toBe(201)
    expect(await finishedAt(id)).toBe(noon)
  })

  test('HOLD-006 the job records the end once, and a hold that ended already does not change', async () => {
    const id = await desk.budget(noon)
    await desk.hold(id, 24)
    at(30)
    await desk.run('record-ends-of-holds')
    const stored = await desk.db.selectFrom('stock_hold').selectAll().where('order_id', '=', id).execute()
    expect(stored).toMatchObject([{ state: 'EXPIRED', ended_at: plusHours(noon, 24) }])
    const live = desk.db.selectFrom('stock_hold_line').select('order_id').where('is_live', '=', true)
    expect(await live.execute()).toEqual([])
  })

  test('HOLD-008 the holder is reminded 24 and 2 hours before the end, once each', async () => {
    const id = await desk.budget(noon)
    await desk.hold(id, 48)
    const remind = async (hours: number) => {
      at(hours)
      await desk.run('remind-of-holds')
      const mine = (await desk.noticesOf(id)).filter(({ email }) => email === 'integrator@girassol.demo')
      return mine.map(({ type, title }) => `${type} ${title}`)
    }
    const notice = 'BUDGET_EXPIRATION Reserva termina em breve'
    expect(await remind(23)).toEqual([])
    expect(await remind(24)).toEqual([notice])
    expect(await remind(45)).toEqual([notice])
    expect(await remind(46)).toEqual([notice, notice])
    expect(await remind(47.9)).toEqual([notice, notice])
  })

  test('HOLD-008 the list of budgets says until when stock is held', async () => {
    const id = await desk.budget(noon)
    await desk.hold(id, 24)
    const readRow = async () => {
      const { data } = (
        await desk.callers.INTEGRATOR(orders.listOrders, { query: { status: 'BUDGET', take: 100 } })
      ).json()
      return data.find((row: orders.OrderRow) => row.id === id) as orders.OrderRow
    }
    expect((await readRow()).heldUntil).toBe(plusHours(noon, 24))
    at(24)
    expect((await readRow()).heldUntil).toBeUndefined()
  })

  test('HOLD-001 C-08 carts, orders and budgets of others are not held', async () => {
    const id = await desk.budget(noon)
    expect((await other(contract.makeHold, { params: { id }, body: { hours: 1 } })).statusCode).toBe(404)
    expect((await other(contract.readHold, { params: { id } })).statusCode).toBe(404)
    expect((await other(contract.releaseHold, { params: { id } })).statusCode).toBe(404)
    await desk.callers.INTEGRATOR(budgets.changeOrderStatus, { params: { id }, body: { status: 'INVOICE' } })
    const answer = await desk.hold(id)
    expect([answer.statusCode, answer.json().reason]).toEqual([409, 'notABudget'])
    expect(await desk.read(id)).toMatchObject({ state: null, lines: [] })
  })
})
