import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../database/test-database.ts'
import { openShop, type Shop } from '../cart/test-shop.ts'
import { selectActivityPage } from './activity-queries.ts'

let shop: Shop
let sellerId: number
let userId: number

/** Every tenth line is the company's, and few of those are the user's. */
const lines = 20_000

beforeAll(async () => {
  shop = await openShop('postgres')
  const user = shop.db
    .selectFrom('app_user')
    .select(['id', 'seller_id'])
    .where('email', '=', 'integrator@girassol.demo')
  const { id, seller_id } = await user.executeTakeFirstOrThrow()
  if (seller_id === null) throw new Error('the integrator has no company')
  sellerId = seller_id
  userId = id
  await asOwner(shop.deps.connection, async (tx) => {
    const company = sql`case when line % 10 = 0 then ${sellerId} else 999 end`
    const author = sql`case when line % 500 = 0 then ${userId} else 1 end`
    const at = sql`timestamptz '2026-01-01' + line * interval '1 minute'`
    // The hashes of so many lines would take a minute.
    await sql`alter table audit_entry disable trigger user`.execute(tx)
    await sql`alter table order_log disable trigger user`.execute(tx)
    await sql`
      insert into audit_entry (made_at, author_id, action, subject_kind, subject_id, subject_name, company_id)
      select ${at}, ${author}, 'change', case when line % 50 = 0 then 'points' else 'user' end, '1', 'Ana', ${company}
      from generate_series(1, ${lines}::integer) line`.execute(tx)
    await sql`
      insert into order_log (order_id, user_id, author, from_status, to_status, description, created_at, company_id)
      select 1, ${author}, 'Ana', 'BUDGET', 'BUDGET', 'Orçamento editado', ${at}, ${company}
      from generate_series(1, ${lines}::integer) line`.execute(tx)
    await sql`alter table audit_entry enable trigger user`.execute(tx)
    await sql`alter table order_log enable trigger user`.execute(tx)
  })
  await asOwner(shop.deps.connection, (tx) => sql`analyze audit_entry, order_log`.execute(tx))
})
afterAll(() => shop.close())

type Node = { readonly 'Actual Rows': number; readonly 'Actual Loops': number; readonly Plans?: readonly Node[] }
type ReadNode = Node & { readonly 'Rows Removed by Filter'?: number }

/** The most rows that one step of the plan reads. */
const countRead = (node: ReadNode): number => {
  const own = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
  return Math.max(own, ...(node.Plans ?? []).map((each) => countRead(each)))
}

test.each([
  ['of all', {}],
  ['of one user', { isOfUser: true }],
  ['of one kind', { kind: 'points' }],
  ['of orders', { kind: 'order' }],
  ['of some days', { from: '2026-01-04', to: '2026-01-09' }],
] as const)('COMP-018 a page %s reads no more lines than it shows, however long the logs are', async (_, given) => {
  const { isOfUser, ...filter } = { isOfUser: false, ...given }
  const paging = { skip: 1, take: 30 }
  const wanted = { ...filter, sellerId, ...(isOfUser && { userId }) }
  const { sql: text, parameters } = selectActivityPage(wanted, paging).compile(shop.db)
  const { pool } = shop.deps.connection
  const { rows } = (await pool?.query(`explain (analyze, format json) ${text}`, [...parameters])) ?? { rows: [] }
  const [{ Plan: plan }] = (rows[0] as { 'QUERY PLAN': [{ Plan: ReadNode }] })['QUERY PLAN']
  expect(plan['Actual Rows']).toBe(30)
  expect(countRead(plan)).toBeLessThan(200)
  expect(JSON.stringify(plan)).not.toMatch(/"Seq Scan"[^}]*"(audit_entry|order_log)"/)
})
