import type { FactKind } from '@girassol/domain/analytics'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Connection } from '../../database/connection.ts'
import { crowdedDatabase } from '../orders/list/test-crowd.ts'
import { rebuildFigures } from './figures/fold-figures.ts'
import { figuresStatement, type SumBy } from './figures/sum-figures.ts'

let connection: Connection

/** Two years of orders of 40 sellers, summed up. */
beforeAll(async () => {
  connection = await crowdedDatabase(40)
  const { db } = connection
  await sql`
    with added as (
      insert into orders (status, seller_id, created_by, created_at, finished_at, total_invoice_cents, kit_power_kw,
        delivery_address_erp_state)
      select 'INVOICE_DELIVERED', s.ids[1 + n % cardinality(s.ids)], u.id, t.at, t.at, 100000, 5.5, (array['SP', 'SC', 'PA'])[1 + n % 3]
      from generate_series(1, 20000) n,
        lateral (select timestamptz '2026-11-23' - n * interval '52 minutes' as at) t,
        (select min(id) as id from app_user) u, (select array_agg(id) as ids from seller) s returning id)
    select count(*) from added`.execute(db)
  await sql`insert into product_group (code, name) values ('1001', 'Módulos') on conflict do nothing`.execute(db)
  await sql`insert into product (code, url_id, name, group_code, price_cents, cost_cents)
    select 'M' || n, 'm' || n, 'Módulo', '1001', 100, 80 from generate_series(1, 50) n`.execute(db)
  await sql`insert into order_item (order_id, product_code, product_name, quantity, unit_value_cents, cost_cents)
    select id, 'M' || 1 + (id * 7 + n * 3) % 50, 'Módulo', 1, 100, 80 from orders, generate_series(1, 2) n`.execute(db)
  await rebuildFigures({ connection })
  await sql`delete from figure_change`.execute(db)
  await sql`vacuum analyze orders, order_item, figure_fact, figure_summary, figure_change`.execute(db)
}, 60_000)
afterAll(() => connection.close())

test.each<[FactKind, SumBy]>([
  ['ORDER', 'month'],
  ['ORDER', 'uf'],
  ['ORDER', 'seller'],
  ['LINE', 'brand'],
  ['LINE', 'product'],
  ['WON', 'month'],
  ['DELIVERED', 'month'],
])('ANA-010 %s by %s reads summaries, and neither all orders nor all facts', async (kind, by) => {
  const filters = { branch: null, uf: null, brand: null, group: null, sellerId: null }
  const period = { from: '2025-12-01', to: '2026-11-30' }
  const wanted = { kinds: [kind], by, period, filters, today: '2026-11-23' }
  const { sql: text, parameters } = figuresStatement(wanted).compile(connection.db)
  const { rows } = await connection.pool.query(`explain (analyze, buffers, format json) ${text}`, [...parameters])
  const plan = rows[0]['QUERY PLAN'][0].Plan
  expect(JSON.stringify(plan)).toContain('figure_summary')
  const wholeScan = /"Node Type":"Seq Scan"[^{}]*"Relation Name":"(orders|order_item|figure_fact)"/
  expect(wholeScan.test(JSON.stringify(plan))).toBe(false)
  expect(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']).toBeLessThan(400)
})
