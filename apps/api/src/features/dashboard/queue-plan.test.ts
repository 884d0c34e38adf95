import { type Role, roles } from '@girassol/domain/access'
import { queuesFor } from '@girassol/domain/orders'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Connection } from '../../database/connection.ts'
import type { Tx } from '../../http/context.ts'
import { anActor } from '../../http/test-actor.ts'
import { countQueues, queueCounts, viewCounts } from '../orders/list/queue-counts.ts'
import { crowdedDatabase } from '../orders/list/test-crowd.ts'

const now = '2026-11-23T15:00:00.000Z'

let connection: Connection
let sellerId: number

/** Years of delivered orders, and a few in progress; one order in a hundred was delivered late. */
beforeAll(async () => {
  connection = await crowdedDatabase(400)
  await sql`
    insert into orders (status, seller_id, created_by, created_at, finished_at, estimated_delivery_date, payment_method)
    select case when n % 20 = 0 then (array['INVOICE', 'INVOICE_VALIDATED', 'INVOICE_APPROVED', 'INVOICE_SEPARATE', 'INVOICE_BILLED',
        'WAITING_DISPATCH', 'DELIVERY_IN_TRANSIT', 'BUDGET'])[1 + (n / 20) % 8] else 'INVOICE_DELIVERED' end,
      s.ids[1 + n % cardinality(s.ids)], u.id, t.at, t.at, case when n % 100 = 0 then date '2026-11-20' else date '2026-12-20' end,
      (array['PIX', 'FINANCING', 'OTHERS', 'BARCODE'])[1 + (n / 7) % 4]
    from generate_series(1, 40000) n,
      lateral (select timestamptz '2026-11-23' - n * interval '20 minutes' as at) t,
      (select min(id) as id from app_user) u, (select array_agg(id) as ids from seller) s`.execute(connection.db)
  await sql`vacuum analyze orders`.execute(connection.db)
  sellerId = (await connection.db.selectFrom('seller').select('id').limit(1).executeTakeFirstOrThrow()).id
})
afterAll(() => connection.close())

const reading = (role: Role) => {
  const isOwn = role === 'INTEGRATOR' || role === 'MANAGER' || role === 'CONTRIBUTOR'
  const actor = anActor({ roles: [role], scope: isOwn ? { sees: 'seller', sellerId } : { sees: 'all' } })
  return { tx: connection.db as Tx, actor, now }
}

type Node = { readonly 'Shared Hit Blocks': number; readonly 'Shared Read Blocks': number }

test.each(roles.filter((role) => queuesFor([role]).length > 0))(
  'DASH-001 the numbers of %s are one statement that reads indexes and few pages',
  async (role) => {
    const statement = queueCounts(reading(role))?.compile(connection.db)
    const { rows } = await connection.pool.query(`explain (analyze, buffers, format json) ${statement?.sql}`, [
      ...(statement?.parameters ?? []),
    ])
    const plan = rows[0]['QUERY PLAN'][0].Plan as Node
    expect(JSON.stringify(plan)).not.toContain('"Seq Scan"')
    expect(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']).toBeLessThan(300)
  },
)

test.each(['ADMINISTRATOR', 'FINANCIAL', 'INTEGRATOR'] as const)(
  'USE-025 the counts of the views of %s are one statement that reads indexes and few pages',
  async (role) => {
    const { sql: text, parameters } = viewCounts(reading(role)).compile(connection.db)
    const { rows } = await connection.pool.query(`explain (analyze, buffers, format json) ${text}`, [...parameters])
    const plan = rows[0]['QUERY PLAN'][0].Plan as Node
    expect(JSON.stringify(plan)).not.toContain('"Seq Scan"')
    expect(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']).toBeLessThan(600)
  },
)

test('DASH-001 a queue is counted to 999', async () => {
  await sql`insert into orders (status, seller_id, created_by, created_at)
    select 'INVOICE', ${sellerId}, (select min(id) from app_user), now() from generate_series(1, 999)`.execute(
    connection.db,
  )
  const [validate] = await countQueues(reading('COMMERCIAL'))
  expect(validate).toEqual({ queue: 'validate', count: 999, isExact: false })
})
