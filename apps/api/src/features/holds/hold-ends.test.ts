import * as budgets from '@girassol/contract/budgets'
import { changeIntegrator } from '@girassol/contract/cart'
import * as catalogue from '@girassol/contract/catalogue'
import * as contract from '@girassol/contract/holds'
import { invalidateOrder } from '@girassol/contract/order-approval'
import { plusHours } from '@girassol/domain/shared'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import type { Caller } from '../../test-application.ts'
import { toEditItems } from '../budgets/test-budgets.ts'
import { noon, products } from '../cart/test-shop.ts'
import { moveInTest } from '../orders/test-moves.ts'
import { type HoldDesk, openHoldDesk } from './test-hold-desk.ts'

const { panel, inverter } = products
const tooFew = 'Produto fora de estoque!'

describe.each(testedDatabases)('the ends of holds on %s', (kind) => {
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

  /** Ten panels are in stock, and a budget of the integrator holds all of them. */
  const heldBudget = async (): Promise<number> => {
    await desk.setStock(panel, 10)
    const id = await desk.budget(noon)
    const answer = await desk.hold(id)
    expect(answer.statusCode, answer.body).toBe(201)
    return id
  }
  const placed = async (): Promise<number> => {
    const id = await heldBudget()
    const answer = await desk.place(id)
    expect(answer.statusCode, answer.body).toBe(200)
    return id
  }
  const isFree = async () => (await desk.tryToBuy(other, panel, 10)) === 200
  /** Reads the catalogue again with so many panels in stock. */
  const importStock = async (units: number) => {
    const file = Buffer.from(`B1_COD;remainingQuantity\n${panel};${units}\n`)
    const call = desk.callers.PURCHASE
    const query = { fileName: 'estoque.csv' }
    const { version } = (await call(catalogue.previewCatalogueImport, { query, body: file })).json()
    const answer = await call(catalogue.applyCatalogueImport, { query: { ...query, version }, body: file })
    expect(answer.statusCode, answer.body).toBe(200)
  }
  const move = async (id: number, columns: Record<string, unknown>) => {
    await desk.db.updateTable('orders').set(columns).where('id', '=', id).execute()
  }

  test('HOLD-007 releasing a hold frees its units at once, and the log says who did it', async () => {
    const id = await heldBudget()
    expect(await isFree()).toBe(false)
    expect((await desk.release(id)).json()).toMatchObject({ state: 'RELEASED', releaseReason: null })
    expect(await isFree()).toBe(true)
    expect((await desk.readLog(id)).at(-1)).toMatchObject({ author: 'Marina Alves', description: 'Reserva liberada' })
    expect((await desk.release(id)).json().reason).toBe('nothingHeld')
  })

  test('HOLD-007 removing the budget frees its units at once', async () => {
    const id = await heldBudget()
    await desk.callers.INTEGRATOR(budgets.removeBudget, { params: { id } })
    expect(await isFree()).toBe(true)
  })

  test('HOLD-007 C-186 an order keeps the units of its budget, and gives them back when it is rejected', async () => {
    const id = await placed()
    expect((await desk.read(id)).state).toBe('USED')
    desk.setNow(plusHours(noon, 29 * 24))
    expect(await isFree()).toBe(false)
    const answer = await desk.callers.COMMERCIAL(invalidateOrder, { params: { id } })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(await isFree()).toBe(true)
    expect((await desk.read(id)).state).toBe('RELEASED')
  })

  test('HOLD-007 C-186 an order that is not approved keeps its units for 30 days', async () => {
    await placed()
    desk.setNow(plusHours(noon, 30 * 24 - 1 / 60))
    expect(await isFree()).toBe(false)
    desk.setNow(plusHours(noon, 30 * 24))
    expect(await isFree()).toBe(true)
  })

  test('HOLD-007 C-186 the units of an approved order are free with the next import of its products', async () => {
    const id = await placed()
    await importStock(10)
    expect(await isFree()).toBe(false)
    for (const event of ['validate', 'approve', 'creationAccepted'] as const) await moveInTest(desk, id, { event })
    expect(await isFree()).toBe(false)
    await importStock(25)
    expect(await desk.tryToBuy(other, panel, 25)).toBe(200)
  })

  test('HOLD-010 when the stock falls the youngest hold loses units, and its author is told', async () => {
    await desk.setStock(panel, 20)
    const [first, second] = [
      await desk.budget(noon, { items: { [panel]: 12 } }),
      await desk.budget(noon, { items: { [panel]: 8 }, sellerCode: 'INT002' }),
    ]
    await desk.hold(first, 24)
    desk.setNow(plusHours(noon, 1))
    await other(contract.makeHold, { params: { id: second }, body: { hours: 24 } })
    await importStock(15)
    expect([await desk.heldBy(first), await desk.heldBy(second)]).toEqual([{ [panel]: 12 }, { [panel]: 3 }])
    expect((await desk.read(second)).lines[0]?.reason).toBe('STOCK_FELL')
    expect(await desk.noticesOf(first)).toEqual([])
    const told = await desk.noticesOf(second)
    expect(told).toMatchObject([{ type: 'BUDGET', title: 'Reserva diminuiu', email: 'integrator2@girassol.demo' }])
    expect(told[0]?.message).toContain(`perdeu 5 un. de ${panel}`)
    await importStock(15)
    await desk.run('tell-losses-of-holds')
    expect(await desk.noticesOf(second)).toHaveLength(1)
  })

  test('HOLD-007 an edit frees what the budget no longer needs', async () => {
    const id = await heldBudget()
    const items = toEditItems(await desk.show(id), { [panel]: 4 })
    await desk.callers.INTEGRATOR(budgets.saveBudget, { params: { id }, body: { items } })
    expect(await desk.heldBy(id)).toEqual({ [panel]: 4, [inverter]: 1 })
    expect(await desk.tryToBuy(other, panel, 6)).toBe(200)
    expect(await desk.tryToBuy(other, panel, 7)).toBe(tooFew)
  })

  test('HOLD-007 C-227 a budget that is given to another integrator holds nothing', async () => {
    const id = await heldBudget()
    const { id: sellerId } = await desk.db
      .selectFrom('seller')
      .select('id')
      .where('erp_code', '=', 'INT002')
      .executeTakeFirstOrThrow()
    const customerId = await desk.customerIn('SP', { sellerCode: 'INT002' })
    const given = { params: { id, sellerId }, body: { customerId } }
    const answer = await desk.callers.COMMERCIAL(changeIntegrator, given)
    expect(answer.statusCode, answer.body).toBe(200)
    const shown = (await other(contract.readHold, { params: { id } })).json()
    expect(shown).toMatchObject({ state: 'RELEASED', author: null })
  })

  test('HOLD-009 the commercial roles release a hold with a reason, which the seller reads', async () => {
    const id = await heldBudget()
    expect((await desk.release(id, null, 'COMMERCIAL')).json().errors).toMatchObject([{ property: 'reason' }])
    expect((await desk.release(id, 'Já é de outro cliente.', 'CUSTOMER_SUCCESS')).statusCode).toBe(403)
    expect((await desk.release(id, 'Já é de outro cliente.', 'MANAGER')).statusCode).toBe(403)
    expect((await desk.release(id, 'Já é de outro cliente.', 'COMMERCIAL')).statusCode).toBe(200)
    expect((await desk.read(id, 'INTEGRATOR')).releaseReason).toBe('Já é de outro cliente.')
    const mine = (await desk.noticesOf(id)).find(({ email }) => email === 'integrator@girassol.demo')
    expect(mine).toMatchObject({ type: 'BUDGET', title: 'Reserva liberada' })
    expect(mine?.message).toContain('Já é de outro cliente.')
  })

  test('HOLD-009 PURCHASE, LOGISTICS and the commercial roles find holds by product, seller and end', async () => {
    const id = await heldBudget()
    const second = await desk.budget(noon, { items: { [products.clamp]: 5 }, sellerCode: 'INT002' })
    await other(contract.makeHold, { params: { id: second }, body: { hours: 48 } })
    const find = async (query: Record<string, string>) => {
      const answer = await desk.callers.LOGISTICS(contract.listHolds, { query })
      return answer.json().data.map((row: contract.HoldRow) => row.orderId)
    }
    expect(await find({})).toEqual([id, second])
    expect(await find({ product: panel })).toEqual([id])
    expect(await find({ product: 'grampo' })).toEqual([second])
    const { fancy_name: name } = await desk.db
      .selectFrom('seller')
      .select('fancy_name')
      .where('erp_code', '=', 'INT002')
      .executeTakeFirstOrThrow()
    expect(await find({ seller: name.slice(0, 6) })).toEqual([second])
    expect(await find({ endsBy: '2026-11-24' })).toEqual([id])
    expect((await desk.callers.INTEGRATOR(contract.listHolds)).statusCode).toBe(403)
    desk.setNow(plusHours(noon, 24))
    expect(await find({})).toEqual([second])
  })

  test('HOLD-007 a placing that fails uses no hold', async () => {
    const id = await heldBudget()
    await move(id, { payment_method: null })
    expect((await desk.place(id)).statusCode).toBe(409)
    expect((await desk.read(id)).state).toBe('ACTIVE')
    const { rows } = await sql`select from stock_hold_line where order_id = ${id} and is_live`.execute(desk.db)
    expect(rows).toHaveLength(2)
  })
})
