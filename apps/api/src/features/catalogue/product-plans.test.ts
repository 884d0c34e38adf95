import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Connection } from '../../database/connection.ts'
import { freshDatabase } from '../../database/test-database.ts'
import type { Actor } from '../../http/actor.ts'
import { pageStatement } from './product-queries.ts'
import type { Reader } from './product-reader.ts'
import { exactSearch, type ProductFilter } from './product-search.ts'

const integrator: Actor = {
  userId: 1,
  familyId: 'family',
  name: 'Marina Alves',
  roles: ['INTEGRATOR'],
  scope: { sees: 'seller', sellerId: 1 },
  seller: { id: 1, erpCode: 'INT001', erpState: 'SP' },
  canViewProductPrices: true,
  canViewMarginLiquid: false,
}
const reader: Reader = { actor: integrator, today: '2026-11-23', sellerId: 1, order: null }
const groups = ['1001', '1010', '1020', '2001']

let connection: Connection

beforeAll(async () => {
  connection = await freshDatabase()
  await sql`
    insert into product_group (code, name) select code, code from unnest(array['1001', '1010', '1020', '2001']) code;
  `.execute(connection.db)
  await sql`
    insert into product (code, url_id, name, group_code, price_cents, cost_cents, power_w)
    select 'P' || n, 'p' || n, md5(n::text), (array['1001', '1010', '1020', '2001'])[1 + n % 4], 100, 78,
      n % 700
    from generate_series(1, 5000) n
  `.execute(connection.db)
  await sql`vacuum analyze product`.execute(connection.db)
})
afterAll(() => connection.close())

const planOf = async (statement: RawBuilder<unknown>): Promise<string> => {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${statement}`.execute(connection.db)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}
const first = { skip: 1, take: 25 }
const exact = (filter: Partial<ProductFilter>) =>
  planOf(pageStatement(exactSearch({ groups, ...filter }, reader), reader, first))

test('STORE-027 a search of 5,000 products goes by the trigram index, for the page and for the count', async () => {
  const plan = await exact({ term: 'c4ca4238' })
  expect(plan.match(/Bitmap Index Scan on product_search/g)).toHaveLength(2)
  expect(plan).not.toContain('Seq Scan on product p')
})

test('STORE-042 a page of the list reads the listing index in order, without sorting the group', async () => {
  const plan = await exact({ groups: ['1020'] })
  expect(plan).toMatch(/Index Scan using product_listing on product p/)
  const ofPage = plan.slice(plan.indexOf('CTE page'), plan.indexOf('InitPlan'))
  expect(ofPage).not.toContain('Sort')
})
