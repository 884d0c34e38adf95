import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Connection } from '../../database/connection.ts'
import { freshDatabase } from '../../database/test-database.ts'
import { loadDemoPeople } from '../../demo-data/demo-people.ts'
import type { Tx } from '../../http/context.ts'
import { selectTaken } from './separation-queries.ts'

let connection: Connection

beforeAll(async () => {
  connection = await freshDatabase()
  await connection.db.transaction().execute(loadDemoPeople)
  // Years of delivered orders, and a few hundred that are promised for the next days.
  await sql`
    insert into orders (status, seller_id, created_by, created_at, delivery_date)
    select case when n % 50 = 0 then 'INVOICE_VALIDATED' else 'INVOICE_DELIVERED' end, s.id, u.id, t.at,
      case when n % 50 = 0 then date '2026-11-24' + (n / 50) % 60 else t.at::date end
    from generate_series(1, 20000) n,
      lateral (select timestamptz '2020-01-01' + n * interval '3 hours' as at) t,
      (select min(id) as id from app_user) u, (select min(id) as id from seller) s`.execute(connection.db)
  await sql`vacuum analyze orders`.execute(connection.db)
})
afterAll(() => connection.close())

test('VAL-015 VAL-012 the places that are taken are counted by an index, however many orders there have been', async () => {
  const days = { from: '2026-11-24', to: '2027-05-22' }
  const query = selectTaken(connection.db as Tx, days)
  const counted = await query.execute()
  expect(counted.reduce((sum, { orders }) => sum + orders, 0)).toBe(400)
  const { sql: text, parameters } = query.compile()
  const { rows } = await connection.pool.query(`explain ${text}`, [...parameters])
  const plan = rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('orders_by_delivery')
  expect(plan).not.toContain('Seq Scan')
})
