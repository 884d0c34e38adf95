import { compareBudget } from '@girassol/contract/budgets'
import { makeHold, readHold } from '@girassol/contract/holds'
import { acceptPrices, askForPrices } from '@girassol/contract/negotiations'
import type { OrderView } from '@girassol/contract/orders'
import { listOrderLog } from '@girassol/contract/orders'
import * as contract from '@girassol/contract/substitutions'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asOwner, bothDatabases, whereTested } from '../../database/test-database.ts'
import type { Caller } from '../../test-application.ts'
import { add, emptied, noon, openShop, products, type Shop } from '../cart/test-shop.ts'
import { findOptions, kitBudget, kitCart, kitOrder, readCart, readOrder, unitsOf } from './test-substitutions.ts'

const { panel, inverter, clamp } = products
const wider = '10010009'
const cable = '10400001'

type Choice = { invoiceId?: number; replaces: string; by: string; version?: string }

describe.each(bothDatabases)('replacing an item on %s', (kind) => {
  let shop: Shop
  let integrator: Caller

  beforeAll(async () => {
    shop = await openShop(kind)
    integrator = await shop.as('integrator@girassol.demo')
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    shop.setNow(noon)
    await shop.db.updateTable('product').set({ successor_code: null, active: true }).execute()
  })

  const apply = async ({ version, ...choice }: Choice, caller = integrator) => {
    const { replaces: code, by, invoiceId } = choice
    const seen =
      version ?? (await findOptions(caller, { code, by, ...(invoiceId !== undefined && { invoiceId }) })).version
    return caller(contract.applySubstitution, { body: { ...choice, version: seen } })
  }
  const succeed = (code: string, by: string) =>
    shop.db.updateTable('product').set({ successor_code: by }).where('code', '=', code).execute()
  const logOf = async (id: number): Promise<readonly string[]> =>
    (await integrator(listOrderLog, { params: { id } }))
      .json()
      .map(({ description }: { description: string }) => description)

  const checkTotals = (order: OrderView) => {
    const cents = order.invoiceItems.reduce(
      (sum, item) => sum + Math.round((item.unitValue ?? 0) * 100) * item.quantity,
      0,
    )
    expect(Math.round((order.subTotal ?? 0) * 100)).toBe(cents)
  }

  whereTested(kind, () => {
    test('SUB-006 C-192 a cart gets the whole kit again, and items that were added by hand stay', async () => {
      await kitCart(shop, integrator)
      await add(integrator, panel, 2)
      await add(integrator, '10100001', 1)
      const answer = await apply({ replaces: panel, by: wider })
      expect(answer.statusCode, answer.body).toBe(200)
      const { order, difference } = answer.json()
      const units = unitsOf(order)
      expect(units).toMatchObject({ [panel]: 2, [wider]: 9, [inverter]: 1, '10100001': 1, '10200005': 20 })
      expect(order).toMatchObject({ kit: { moduleId: wider, inverterId: inverter }, kitPower: 6.545 })
      expect(order.generator).toMatchObject({ power: 5.5, moduleId: wider, inverterId: inverter, roofTypeId: 1 })
      expect(difference.items).toContainEqual(
        expect.objectContaining({ kind: 'added', productErpCode: wider, quantity: { before: 0, after: 9 } }),
      )
      expect(difference.items).toContainEqual(
        expect.objectContaining({ kind: 'changed', productErpCode: panel, quantity: { before: 12, after: 2 } }),
      )
      checkTotals(order)
      expect(unitsOf(await readCart(integrator))).toEqual(units)
    })

    test('SUB-006 SUB-005 the successor of a single item takes its place, and its units are added to those there are', async () => {
      await emptied(integrator)
      for (const [code, quantity] of [
        [cable, 30],
        ['10400003', 5],
        [clamp, 20],
      ] as const)
        await add(integrator, code, quantity)
      await succeed(cable, '10400003')
      const { order } = (await apply({ replaces: cable, by: '10400003' })).json()
      expect(
        order.invoiceItems.map((item: OrderView['invoiceItems'][number]) => [item.productErpCode, item.quantity]),
      ).toEqual([
        ['10400003', 35],
        [clamp, 20],
      ])
      checkTotals(order)
    })

    test('SUB-006 C-63 a budget gets a new version at today’s prices, and its difference lists every changed item', async () => {
      const before = await kitBudget(shop, integrator)
      shop.setNow('2026-11-24T15:00:00.000Z')
      await sql`update product set price_cents = price_cents + 100 where code = ${inverter}`.execute(shop.db)
      const answer = await apply({ invoiceId: before.id, replaces: panel, by: wider })
      await sql`update product set price_cents = price_cents - 100 where code = ${inverter}`.execute(shop.db)
      expect(answer.statusCode, answer.body).toBe(200)
      const { order, difference } = answer.json()
      expect(order).toMatchObject({ status: 'BUDGET', version: 2, expiresAt: '2026-12-01T15:00:00.000Z' })
      checkTotals(order)
      const [was, is] = [unitsOf(before), unitsOf(order)]
      const changed = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
        (code) => was[code] !== is[code] || code === inverter,
      )
      const listed = difference.items.map((item: { productErpCode: string }) => item.productErpCode)
      expect(listed.sort()).toEqual(changed.sort())
      expect((await integrator(compareBudget, { params: { id: order.id } })).json().difference).toEqual(difference)
      const staff = await shop.as('commercial@girassol.demo', 'INT001')
      const log = (await staff(listOrderLog, { params: { id: order.id } })).json()
      expect(log.map(({ description }: { description: string }) => description)).toContain(
        'Módulo HELIAR 550W mono PERC 144C trocado por Módulo AURORA SUL 605W bifacial TOPCon 132C',
      )
    })

    test('SUB-011 a negotiated budget loses its agreement and the hold of the removed product; the new one is held', async () => {
      const { id } = await kitBudget(shop, integrator)
      const asked = { lines: [], totalDiscount: 50, message: 'O cliente tem outra proposta.' }
      expect((await integrator(askForPrices, { params: { id }, body: asked })).statusCode).toBe(201)
      const supervisor = await shop.as('commercial-supervisor@girassol.demo', 'INT001')
      const agreed = await supervisor(acceptPrices, { params: { id }, body: { round: 1 } })
      expect(agreed.json()).toMatchObject({ status: 'AGREED' })
      expect((await integrator(makeHold, { params: { id }, body: { hours: 4 } })).statusCode).toBe(201)
      const { loses } = await findOptions(integrator, { invoiceId: id, code: panel, by: wider })
      expect(loses).toEqual({ agreement: true, agreedDiscount: 50, hold: true })
      expect((await apply({ invoiceId: id, replaces: panel, by: wider })).statusCode).toBe(200)
      expect(await readOrder(integrator, id)).toMatchObject({ discountValue: 0 })
      const log = (await supervisor(listOrderLog, { params: { id } })).json()
      expect(log.map(({ description }: { description: string }) => description)).toContain(
        'Acordo da negociação encerrado',
      )
      const { lines } = (await integrator(readHold, { params: { id } })).json()
      const held = lines.filter((line: { held: number }) => line.held > 0).map(({ code }: { code: string }) => code)
      expect([held.includes(panel), held.includes(wider)]).toEqual([false, true])
    })

    test('SUB-006 a stale version, an expired budget, an order and a product that does not fit are refused with 409', async () => {
      const { id } = await kitBudget(shop, integrator)
      expect((await apply({ invoiceId: id, replaces: panel, by: wider })).statusCode).toBe(200)
      const stale = await apply({ invoiceId: id, replaces: wider, by: panel, version: '1' })
      expect([stale.statusCode, stale.json().reason]).toEqual([409, 'changedMeanwhile'])
      expect(stale.json().message).toContain('O orçamento mudou')
      const unfit = await apply({ invoiceId: id, replaces: wider, by: '10010001', version: '2' })
      expect([unfit.statusCode, unfit.json().reason]).toEqual([409, 'notOffered'])
      shop.setNow('2026-12-01T15:00:00.000Z')
      const expired = await apply({ invoiceId: id, replaces: wider, by: panel, version: '2' })
      expect(expired.statusCode).toBe(409)
      shop.setNow(noon)
      const order = await kitOrder(shop, integrator)
      const ordered = await apply({ invoiceId: order.id, replaces: panel, by: wider })
      expect([ordered.statusCode, ordered.json().reason]).toEqual([409, 'onlySuggested'])
      await kitCart(shop, integrator)
      const cart = await apply({ replaces: panel, by: wider, version: '1' })
      expect([cart.statusCode, cart.json().message]).toEqual([409, 'O carrinho mudou depois que você o abriu.'])
    })

    test('SUB-006 another seller’s budget is 404, and who buys nothing is 403', async () => {
      const { id } = await kitBudget(shop, integrator)
      const stranger = await shop.as('integrator2@girassol.demo')
      const choice = { invoiceId: id, replaces: panel, by: wider, version: '1' }
      expect((await apply(choice, stranger)).statusCode).toBe(404)
      expect((await apply(choice, await shop.as('financial@girassol.demo'))).statusCode).toBe(403)
    })
  })

  test('SUB-006 of two that apply at once one is refused, and the budget has one of both lists', async () => {
    const { id } = await kitBudget(shop, integrator)
    const by = (await findOptions(integrator, { invoiceId: id, code: panel })).options.map(({ code }) => code)
    const answers = await Promise.all(
      by.slice(0, 2).map((code) => apply({ invoiceId: id, replaces: panel, by: code, version: '1' })),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const order = await readOrder(integrator, id)
    expect(order.version).toBe(2)
    expect(by.slice(0, 2).filter((code) => code in unitsOf(order))).toHaveLength(1)
    checkTotals(order)
  })

  test.each(['budget', 'cart'])('SUB-006 what fails at the end leaves the old list of a %s', async (record) => {
    const isCart = record === 'cart'
    const before = isCart ? await kitCart(shop, integrator) : await kitBudget(shop, integrator)
    const target = isCart ? {} : { invoiceId: before.id }
    // What is stored last: the kit of a cart with its totals, the log line of a budget.
    const table = sql.table(isCart ? 'orders' : 'order_log')
    const accepted = isCart
      ? sql`kit->>'moduleCode' is distinct from ${sql.lit(wider)}`
      : sql`description not like '%trocado por%'`
    await asOwner(shop.deps.connection, (tx) =>
      sql`alter table ${table} add constraint fails check (${accepted}) not valid`.execute(tx),
    )
    const answer = await apply({ ...target, replaces: panel, by: wider })
    await asOwner(shop.deps.connection, (tx) => sql`alter table ${table} drop constraint fails`.execute(tx))
    expect(answer.statusCode).toBe(500)
    const after = await readOrder(integrator, before.id)
    expect([after.version, unitsOf(after), after.kit]).toEqual([before.version, unitsOf(before), before.kit])
    expect(await logOf(before.id)).not.toContain(expect.stringContaining('trocado'))
    expect((await apply({ ...target, replaces: panel, by: wider })).statusCode).toBe(200)
  })
})
