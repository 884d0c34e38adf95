import { receiveErpEvent } from '@girassol/contract/inbound'
import * as contract from '@girassol/contract/points'
import { postPoints } from '@girassol/contract/points-management'
import type { PointType } from '@girassol/domain/points'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Tx } from '../../../http/context.ts'
import { timetable } from '../../../jobs/timetable.ts'
import type { Caller } from '../../../test-application.ts'
import { type Life, openLife } from '../../orders/test-life.ts'
import { gainedInSeason, readQualifiableBalance, readTradeableBalance } from './balance-queries.ts'
import { findEntries } from './entry-queries.ts'
import { readLedger } from './ledger-queries.ts'
import { bookLedger } from './ledger-store.ts'

let life: Life
let points: Caller
let sellerId: number

beforeAll(async () => {
  life = await openLife('postgres')
  points = await life.as('points-administrator@girassol.demo')
  sellerId = (
    await life.db.selectFrom('seller').select('id').where('erp_code', '=', 'INT001').executeTakeFirstOrThrow()
  ).id
})
afterAll(() => life.close())
beforeEach(() => life.db.deleteFrom('point_entry').execute())

const today = '2026-11-23'

/** Entries of older releases, every tenth a debit: none of them is booked. */
const insertUnbooked = (count: number) =>
  sql`
    insert into point_entry (seller_id, type, value, qualifiable, expiration_date, season_id, created_at)
    select ${sellerId}, case when n % 10 = 0 then 'DEBIT' else 'CREDIT' end, 3, n % 10 <> 0,
      case when n % 10 <> 0 then date '2026-12-31' end, 2, timestamptz '2026-11-20T15:00:00Z'
    from generate_series(1, ${count}::integer) n`.execute(life.db)

const bookLedgers = async () => {
  await timetable.find(({ name }) => name === 'book-ledgers')?.run(life.deps)
}

const tables = ['point_entry', 'point_account', 'point_pool', 'point_lot', 'point_season_total', 'category_bonus']

const readVisited = async (tx: Tx): Promise<number> => {
  const { rows } = await sql<{ visited: number }>`
    select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::integer as visited
    from pg_stat_xact_user_tables where relname = any(${tables}::text[])`.execute(tx)
  return rows[0]?.visited ?? 0
}

/** How many rows of the points tables a read or a posting reads, in a transaction that is rolled back. */
const countVisited = async (act: (tx: Tx) => Promise<unknown>): Promise<number> => {
  let visited = 0
  const done = new Error('leave nothing behind')
  await life.db
    .transaction()
    .execute(async (tx) => {
      // The counters may still include the previous statements of the connection.
      const before = await readVisited(tx)
      await act(tx)
      visited = (await readVisited(tx)) - before
      throw done
    })
    .catch((error: unknown) => {
      if (error !== done) throw error
    })
  return visited
}

const addEntry = async (tx: Tx, entry: { type: PointType; value: number; order_id?: number }) => {
  const rest = { seller_id: sellerId, qualifiable: false, created_at: '2026-11-23T15:00:00.000Z' }
  await tx
    .insertInto('point_entry')
    .values({ ...rest, ...entry })
    .execute()
  await bookLedger(tx, sellerId)
}

const calls: readonly [string, (tx: Tx) => Promise<unknown>][] = [
  ['the balance to trade', (tx) => readTradeableBalance(tx, sellerId, today)],
  ['the qualifiable balance', (tx) => readQualifiableBalance(tx, sellerId)],
  ['what the season brought', (tx) => gainedInSeason(tx, sellerId)],
  ['a credit', (tx) => addEntry(tx, { type: 'CREDIT', value: 5 })],
  ['a debit of many credits', (tx) => addEntry(tx, { type: 'DEBIT', value: 100 })],
  ['a chargeback', (tx) => addEntry(tx, { type: 'CHARGEBACK', value: 5 })],
]

const visitedAt = async (count: number): Promise<number[]> => {
  await life.db.deleteFrom('point_entry').execute()
  await insertUnbooked(count)
  await bookLedgers()
  await sql`vacuum analyze`.execute(life.db)
  const visited: number[] = []
  for (const [, call] of calls) visited.push(await countVisited(call))
  return visited
}

test('PTS-081 PTS-082 PTS-084 C-125 a hundred times the entries, and no call visits more rows', async () => {
  const [few, many] = [await visitedAt(200), await visitedAt(20_000)]
  const growth = calls.map(([name], at) => [name, Math.max((many[at] ?? 0) - (few[at] ?? 0), 0)])
  expect(growth).toEqual(calls.map(([name]) => [name, 0]))
})

test('PTS-057 PTS-077 a page of entries visits the rows of the page', async () => {
  await insertUnbooked(20_000)
  await bookLedgers()
  await sql`vacuum analyze`.execute(life.db)
  const query = { sellerId, skip: 1, take: 25 }
  // The count of the entries goes up to the exact limit of 10,000 (C-41); the page itself reads 25.
  expect(await countVisited((tx) => findEntries(tx, query))).toBeLessThan(10_200)
  const { data } = await life.db.transaction().execute((tx) => findEntries(tx, query))
  expect(data[0]?.balance).toBe(20_000 * 0.8 * 3)
})

test('C-125 entries that are not booked yet count at once, and the hourly job books them once', async () => {
  await insertUnbooked(30)
  const read = async () => (await life.integrator(contract.readTradeable)).json().value
  const list = async () => (await points(contract.listPoints, { query: { sellerId } })).json().data
  const [before, entries] = [await read(), await list()]
  expect([before, entries[0].balance]).toEqual([72, 72])
  await Promise.all([bookLedgers(), bookLedgers()])
  expect([await read(), await list()]).toEqual([before, entries])
  const { unbooked } = await life.db.transaction().execute((tx) => readLedger(tx, sellerId))
  expect(unbooked).toEqual([])
})

test('C-124 C-125 C-128 credits, debits and chargebacks at once leave the account that the entries give', async () => {
  await points(postPoints, { body: { sellerId, value: 1_000, type: 'CREDIT' } })
  const orders: number[] = []
  for (let made = 0; made < 4; made += 1) orders.push(await life.orderAt('CONFIRMING_PAYMENT_ERP'))
  const sendEvent = (invoiceId: number, event: string) => life.signed(receiveErpEvent, { invoiceId, event, data: {} })
  const debit = () => points(postPoints, { body: { sellerId, value: 90, type: 'DEBIT' } })
  await Promise.all(orders.flatMap((id) => [sendEvent(id, 'PAYMENT_CONFIRMED'), debit(), debit()]))
  await Promise.all(orders.slice(0, 2).flatMap((id) => [sendEvent(id, 'RETURNED'), sendEvent(id, 'RETURNED'), debit()]))
  const rows = await life.db.selectFrom('point_entry').selectAll().orderBy('id').execute()
  expect(rows.map(({ type }) => type).toSorted()).toEqual([
    'CHARGEBACK',
    'CHARGEBACK',
    'CREDIT',
    'CREDIT',
    'CREDIT',
    'CREDIT',
    'CREDIT',
    ...Array(10).fill('DEBIT'),
  ])
  const signed = rows.reduce((sum, { type, value }) => sum + (type === 'CREDIT' ? value : -value), 0)
  const balance = () => life.db.transaction().execute((tx) => readTradeableBalance(tx, sellerId, today))
  expect([await balance(), rows.at(-1)?.balance]).toEqual([signed, signed])
  const stored = await life.db.selectFrom('point_pool').selectAll().orderBy('last_day').execute()
  await life.db.deleteFrom('point_account').execute()
  await life.db.deleteFrom('point_lot').execute()
  await life.db.updateTable('point_entry').set({ balance: null }).execute()
  await bookLedgers()
  expect(await life.db.selectFrom('point_pool').selectAll().orderBy('last_day').execute()).toEqual(stored)
  expect(await life.db.selectFrom('point_entry').selectAll().orderBy('id').execute()).toEqual(rows)
})

test('C-128 two credits of the largest amount do not overflow a balance', async () => {
  for (const qualifiable of [true, true]) {
    const body = { sellerId, value: 2_147_483_647, type: 'CREDIT' as const, qualifiable }
    expect((await points(postPoints, { body })).statusCode).toBe(201)
  }
  const { value } = (await life.integrator(contract.readQualifiable)).json()
  expect(value).toBe(4_294_967_294)
})
