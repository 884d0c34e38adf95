import * as contract from '@girassol/contract/orders'
import { readSession } from '@girassol/contract/session'
import { orderColumnNames } from '@girassol/domain/orders'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../../test-application.ts'
import { openShop, type Shop } from '../../cart/test-shop.ts'

const chosen = [
  { name: 'number', isShown: true },
  { name: 'payment', isShown: true },
  { name: 'age', isShown: false },
] as const

describe('the columns and the counts of the order list', () => {
  let shop: Shop
  let financial: Caller
  beforeAll(async () => {
    shop = await openShop('postgres')
    financial = await shop.as('financial@girassol.demo')
  })
  afterAll(() => shop.close())

  const readColumns = async (call: Caller) => (await call(readSession)).json().orderColumns
  const choose = (call: Caller, columns: unknown) =>
    call(contract.chooseColumns, { body: { columns: columns as null } })

  test('USE-025 the chosen columns belong to the user and are loaded with the session, in every browser', async () => {
    expect(await readColumns(financial)).toBeNull()
    expect((await choose(financial, chosen)).statusCode).toBe(204)
    expect(await readColumns(await shop.as('financial@girassol.demo'))).toEqual(chosen)
    expect(await readColumns(await shop.as('commercial@girassol.demo'))).toBeNull()
    expect((await choose(financial, null)).statusCode).toBe(204)
    expect(await readColumns(financial)).toBeNull()
  })

  test('USE-025 an unknown or repeated column is refused, and so is a user who may not read orders', async () => {
    const twice = [chosen[0], chosen[0]]
    const many = orderColumnNames.concat('age').map((name) => ({ name, isShown: true }))
    for (const columns of [twice, many, [{ name: 'margin', isShown: true }], 'age']) {
      expect((await choose(financial, columns)).statusCode).toBe(400)
    }
    const carrier = await shop.as('shipping-company@girassol.demo')
    expect((await choose(carrier, chosen)).statusCode).toBe(403)
    expect((await carrier(contract.countOrderViews)).statusCode).toBe(403)
  })

  test('USE-025 C-08 C-12 each view is counted in the caller’s scope, and a queue only for users who act on it', async () => {
    const { id: seller_id } = await shop.db
      .selectFrom('seller')
      .select('id')
      .where('erp_code', '=', 'INT001')
      .executeTakeFirstOrThrow()
    const { id: created_by } = await shop.db.selectFrom('app_user').select('id').limit(1).executeTakeFirstOrThrow()
    const statuses = ['INVOICE', 'INVOICE', 'INVOICE_PAYMENT_ERROR', 'DELIVERY_IN_TRANSIT', 'BUDGET', 'CART'] as const
    const rows = statuses.map((status) => ({ status, seller_id, created_by, created_at: '2026-11-20T12:00:00Z' }))
    await shop.db.insertInto('orders').values(rows).execute()
    const readCounts = async (account: string) =>
      (await (await shop.as(`${account}@girassol.demo`))(contract.countOrderViews)).json()
    const exactly = (count: number) => ({ count, isExact: true })
    const commercial = await readCounts('commercial')
    expect([commercial.all, commercial.travelling]).toEqual([exactly(4), exactly(1)])
    expect(commercial.queues).toContainEqual({ queue: 'validate', ...exactly(2) })
    expect(commercial.queues.map(({ queue }: { queue: string }) => queue)).not.toContain('expiring')
    const financialCounts = await readCounts('financial')
    expect(financialCounts.queues).toContainEqual({ queue: 'paymentError', ...exactly(1) })
    expect(financialCounts.queues.map(({ queue }: { queue: string }) => queue)).not.toContain('validate')
    const stranger = await readCounts('integrator2')
    expect([stranger.all, stranger.travelling]).toEqual([exactly(0), exactly(0)])
    expect((await readCounts('integrator')).all).toEqual(exactly(4))
  })
})
