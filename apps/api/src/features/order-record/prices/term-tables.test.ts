import * as contract from '@girassol/contract/cart'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../../database/test-database.ts'
import type { Caller } from '../../../test-application.ts'
import { openShop, readyCart, type Shop } from '../../cart/test-shop.ts'

describe.each(testedDatabases)('the tables of the terms on %s', (kind) => {
  let shop: Shop
  let integrator: Caller

  beforeAll(async () => {
    shop = await openShop(kind)
    integrator = await shop.as('integrator@girassol.demo')
  })
  afterAll(() => shop.close())

  const readVersion = async () =>
    (await shop.db.selectFrom('terms_version').select('version').executeTakeFirst())?.version

  test.each([
    'setting',
    'promotional_season',
    'payment_method',
    'payment_interest',
    'freight_rate',
    'capital_city',
    'point_season',
  ])('C-80 every statement that changes %s gives the tables another version', async (table) => {
    const before = await readVersion()
    await sql`delete from ${sql.table(table)} where false`.execute(shop.db)
    const after = await readVersion()
    expect(after).not.toBe(before)
  })

  test('C-34 C-80 the next call of a cart counts with a freight that has just changed', async () => {
    const { id } = await readyCart(shop, integrator)
    const read = async () => (await integrator(contract.readCart)).json()
    const before = await read()
    expect(before).toMatchObject({ id, freightPercentage: expect.any(Number) })
    await sql`update freight_rate set percentage = percentage + 1, minimum_cents = minimum_cents + 100000`.execute(
      shop.db,
    )
    expect((await read()).freightPercentage).toBe(before.freightPercentage + 1)
    await sql`update freight_rate set percentage = percentage - 1, minimum_cents = minimum_cents - 100000`.execute(
      shop.db,
    )
    expect(await read()).toEqual(before)
  })

  test('C-80 a change that is rolled back is never seen', async () => {
    const before = (await integrator(contract.readCart)).json()
    const undo = new Error('undo')
    const change = shop.db.transaction().execute(async (tx) => {
      await sql`update freight_rate set percentage = 50`.execute(tx)
      throw undo
    })
    await expect(change).rejects.toBe(undo)
    expect((await integrator(contract.readCart)).json()).toEqual(before)
  })
})
