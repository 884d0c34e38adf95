import * as contract from '@girassol/contract/points'
import type { Insertable } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PointEntry } from '../../database/schema.ts'
import { testedDatabases } from '../../database/test-database.ts'
import type { Caller } from '../../test-application.ts'
import { type Life, openLife } from '../orders/test-life.ts'

type Entry = Pick<Insertable<PointEntry>, 'type' | 'value'> & Partial<Insertable<PointEntry>>

describe.each(testedDatabases)('what integrators and staff read of points on %s', (kind) => {
  let life: Life
  let own: number
  let other: number
  let season: number
  let manager: Caller
  let commercial: Caller
  let free: Caller

  const sellerId = async (code: string) =>
    (await life.db.selectFrom('seller').select('id').where('erp_code', '=', code).executeTakeFirstOrThrow()).id

  beforeAll(async () => {
    life = await openLife(kind)
    ;[own, other] = [await sellerId('INT001'), await sellerId('INT003')]
    manager = await life.as('manager@girassol.demo')
    commercial = await life.as('commercial@girassol.demo', 'INT001')
    free = await life.as('commercial@girassol.demo')
    season = Number((await commercial(contract.readGainedInSeason)).json().season.id)
  })
  afterAll(() => life.close())
  beforeEach(() => life.db.deleteFrom('point_entry').execute())

  const post = async (...entries: Entry[]): Promise<number[]> => {
    const fixed = { seller_id: own, qualifiable: true, season_id: season, created_at: '2026-11-20T15:00:00.000Z' }
    const rows = entries.map((entry) => ({ ...fixed, ...entry }))
    return (await life.db.insertInto('point_entry').values(rows).returning('id').execute()).map(({ id }) => id)
  }
  const list = async (call: Caller, query: object = {}) => (await call(contract.listPoints, { query })).json()
  const readBalance = async (endpoint: typeof contract.readTradeable | typeof contract.readQualifiable, call: Caller) =>
    (await call(endpoint)).json().value

  test('PTS-057 PTS-077 an entry has all its fields and the balance after it, newest first', async () => {
    const orderId = await life.order()
    const [credit, manual] = await post(
      { type: 'CREDIT', value: 900, order_id: orderId, expiration_date: '2026-12-31' },
      { type: 'DEBIT', value: 250, qualifiable: false, motive: 'Acerto' },
    )
    const { name } = await life.db.selectFrom('seller').select('name').where('id', '=', own).executeTakeFirstOrThrow()
    const { customer_name: customerName } = await life.read(orderId)
    const createdAt = '2026-11-20T15:00:00.000Z'
    expect(await list(life.integrator)).toEqual({
      data: [
        {
          id: manual,
          createdAt,
          value: 250,
          type: 'DEBIT',
          qualifiable: false,
          expirationDate: null,
          balance: 650,
          invoice: null,
          seller: { id: own, name },
          motive: 'Acerto',
          trade: null,
        },
        {
          id: credit,
          createdAt,
          value: 900,
          type: 'CREDIT',
          qualifiable: true,
          expirationDate: '2026-12-31',
          balance: 900,
          invoice: { id: orderId, customerName },
          seller: { id: own, name },
          motive: null,
          trade: null,
        },
      ],
      total: 2,
      totalIsExact: true,
    })
  })

  test('PTS-077 C-41 each page continues the one before, with the balance of the whole ledger', async () => {
    await post(...[100, 200, 300].map((value): Entry => ({ type: 'CREDIT', value })))
    const first = await list(life.integrator, { take: 2 })
    const second = await list(life.integrator, { take: 2, skip: 2 })
    expect([first.total, second.total]).toEqual([3, 3])
    expect([...first.data, ...second.data].map(({ balance }) => balance)).toEqual([600, 300, 100])
    expect(await list(life.integrator, { skip: 3, take: 2 })).toMatchObject({ data: [], total: 0 })
    expect((await life.integrator(contract.listPoints, { query: { take: 0 } })).statusCode).toBe(400)
  })

  test('PTS-026 PTS-077 a term finds the order, the customer, the condition and manual postings', async () => {
    const orderId = await life.order()
    await life.db.updateTable('orders').set({ customer_name: 'João Ávila' }).where('id', '=', orderId).execute()
    await post({ type: 'CREDIT', value: 10, order_id: orderId }, { type: 'DEBIT', value: 3 })
    await post({ type: 'CHARGEBACK', value: 4 })
    const found = async (term: string) =>
      (await list(life.integrator, { term })).data.map(({ value }: contract.PointEntryView) => value)
    expect(await found(String(orderId))).toEqual([10])
    expect(await found('joao avila')).toEqual([10])
    expect(await found('débito')).toEqual([3])
    expect(await found('estorno')).toEqual([4])
    expect(await found('MANUAL')).toEqual([4, 3])
    expect(await found('ninguém')).toEqual([])
  })

  test('PTS-063 C-08 integrators and managers read only their own seller, whichever they request', async () => {
    await post({ type: 'CREDIT', value: 10 }, { type: 'CREDIT', value: 99, seller_id: other })
    for (const call of [life.integrator, manager]) {
      expect((await list(call, { sellerId: other })).data.map(({ value }: { value: number }) => value)).toEqual([10])
    }
  })

  test('PTS-064 staff read the integrator they name or selected, and otherwise all of them', async () => {
    await post({ type: 'CREDIT', value: 10 }, { type: 'CREDIT', value: 99, seller_id: other })
    const listValues = async (call: Caller, query: object = {}) =>
      (await list(call, query)).data.map(({ value }: { value: number }) => value)
    expect(await listValues(commercial)).toEqual([10])
    expect(await listValues(commercial, { sellerId: other })).toEqual([99])
    expect(await listValues(free)).toEqual([99, 10])
    expect(await listValues(await life.as('points-administrator@girassol.demo'))).toEqual([99, 10])
  })

  test('PTS-081 PTS-082 C-125 the balances: swaps and expiry lower one, chargebacks both', async () => {
    const orderId = await life.order()
    await post(
      { type: 'CREDIT', value: 900, order_id: orderId },
      { type: 'CREDIT', value: 500 },
      { type: 'CREDIT', value: 70, qualifiable: false },
      { type: 'CREDIT', value: 40, expiration_date: '2026-01-01', season_id: null },
      { type: 'DEBIT', value: 100, qualifiable: false },
      { type: 'CHARGEBACK', value: 900, order_id: orderId },
      { type: 'CREDIT', value: 999, seller_id: other },
    )
    expect(await readBalance(contract.readTradeable, life.integrator)).toBe(470)
    expect(await readBalance(contract.readQualifiable, life.integrator)).toBe(500)
    expect(await readBalance(contract.readTradeable, commercial)).toBe(470)
  })

  const activate = (id: number) =>
    life.db
      .updateTable('setting')
      .set({ value: String(id) })
      .where('key', '=', 'active-season')
      .execute()

  test('PTS-049 C-125 only qualifiable entries of the season count for the category, and debits do not lower it', async () => {
    const orderId = await life.order()
    const seasons = life.db.selectFrom('point_season').select('id').where('id', '!=', season)
    const another = (await seasons.executeTakeFirstOrThrow()).id
    await post(
      { type: 'CREDIT', value: 500, order_id: orderId },
      { type: 'CREDIT', value: 300, season_id: another },
      { type: 'CREDIT', value: 600_000, qualifiable: false },
      { type: 'DEBIT', value: 200, qualifiable: false },
      { type: 'CHARGEBACK', value: 120 },
    )
    expect(await readBalance(contract.readQualifiable, life.integrator)).toBe(380)
    expect((await life.integrator(contract.readCategory)).json().name).toBe('Bronze')
    await activate(another)
    expect(await readBalance(contract.readQualifiable, life.integrator)).toBe(300)
    await activate(season)
  })

  test('PTS-060 PTS-079 PTS-083 C-126 the season returns the points earned in it, and the category', async () => {
    await post({ type: 'CREDIT', value: 500_001 }, { type: 'CREDIT', value: 9, qualifiable: false })
    await post({ type: 'CREDIT', value: 4_000_000, season_id: null })
    expect((await life.integrator(contract.readCategory)).json()).toEqual({
      name: 'Prata',
      nextCategoryName: 'Ouro',
      nextCategoryRequirement: 1_000_001,
    })
    const { value, season: readSeason } = (await life.integrator(contract.readGainedInSeason)).json()
    expect([value, readSeason.seasonFinish.slice(5)]).toEqual([500_010, '12-31'])
  })

  test('PTS-061 PTS-082 PTS-083 while no season is active nothing is earned in it', async () => {
    await post({ type: 'CREDIT', value: 10 })
    const settings = await life.db.selectFrom('setting').selectAll().where('key', '=', 'active-season').execute()
    await life.db.deleteFrom('setting').where('key', '=', 'active-season').execute()
    expect((await life.integrator(contract.readGainedInSeason)).json()).toEqual({ value: 0, season: null })
    expect(await readBalance(contract.readQualifiable, life.integrator)).toBe(0)
    expect(await readBalance(contract.readTradeable, life.integrator)).toBe(10)
    const value = JSON.stringify(settings[0]?.value)
    await life.db.insertInto('setting').values({ key: 'active-season', value }).execute()
  })

  test('PTS-061 PTS-086 PTS-087 the seasons, the latest first, and one of them', async () => {
    const seasons = (await life.integrator(contract.listSeasons)).json()
    expect(seasons.at(-1)).toMatchObject({ seasonStart: '2024-01-01', seasonFinish: '2024-12-31' })
    const { id } = seasons[0]
    expect((await life.integrator(contract.readSeason, { params: { id } })).json()).toEqual(seasons[0])
    expect((await life.integrator(contract.readSeason, { params: { id: 999 } })).statusCode).toBe(404)
  })

  test('PTS-065 C-137 a seller outside the programme reads nothing, and staff still read its points', async () => {
    const setEnabled = (points_enabled: boolean) =>
      life.db.updateTable('seller').set({ points_enabled }).where('id', '=', own).execute()
    await setEnabled(false)
    for (const endpoint of [contract.listPoints, contract.readTradeable, contract.readCategory]) {
      const answer = await life.integrator(endpoint)
      expect([answer.statusCode, answer.json().reason]).toEqual([403, 'pointsDisabled'])
      expect((await commercial(endpoint)).statusCode).toBe(200)
    }
    await setEnabled(true)
  })

  test('PTS-064 SEL-006 a balance needs an integrator: 409 while staff have selected none, 403 for other roles', async () => {
    expect((await free(contract.readTradeable)).statusCode).toBe(409)
    for (const account of ['contributor', 'financial', 'marketing']) {
      const call = await life.as(`${account}@girassol.demo`)
      expect((await call(contract.listPoints)).statusCode).toBe(403)
      expect((await call(contract.readTradeable)).statusCode).toBe(403)
    }
  })
})
