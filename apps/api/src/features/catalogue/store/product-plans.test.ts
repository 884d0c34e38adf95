import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Connection, Database } from '../../../database/connection.ts'
import { freshDatabase } from '../../../database/test-database.ts'
import type { Actor } from '../../../http/actor.ts'
import { managedCountsStatement, managedPageStatement } from '../management/managed-product-list-queries.ts'
import { type PageRequest, pageStatement } from './product-queries.ts'
import { findStoreRights, type Reader } from './product-reader.ts'
import { exactSearch, type ProductFilter } from './product-search.ts'

const integrator: Actor = {
  userId: 1,
  familyId: 'family',
  name: 'Marina Alves',
  roles: ['INTEGRATOR'],
  companyRole: 'ADMIN',
  scope: { sees: 'seller', sellerId: 1 },
  seller: { id: 1, erpCode: 'INT001', erpState: 'SP' },
  needsSecondFactor: false,
  canViewProductPrices: true,
  canViewMarginLiquid: false,
}
const reader: Reader = {
  actor: integrator,
  rights: findStoreRights(integrator),
  now: '2026-11-23T12:00:00.000Z',
  today: '2026-11-23',
  sellerId: 1,
  order: null,
}
const groups = ['1001', '1010', '1020', '2001']

let connection: Connection

beforeAll(async () => {
  connection = await freshDatabase()
  await sql`
    insert into brand (code, name) values ('201', 'VOLTARA'), ('202', 'NEXIO')`.execute(connection.db)
  await sql`
    insert into product_group (code, name) select code, code from unnest(array['1001', '1010', '1020', '2001']) code;
  `.execute(connection.db)
  await sql`
    insert into product (code, url_id, name, group_code, brand_code, price_cents, cost_cents, power_w)
    select 'P' || n, 'p' || n, md5(n::text) || ' ' || translate(md5((n % 3000)::text), '0123456789', 'ghijklmnop'),
      (array['1001', '1010', '1020', '2001'])[1 + n % 4], case n % 8 when 1 then '201' when 5 then '202' end, 100, 78,
      n % 700
    from generate_series(1, 20000) n
  `.execute(connection.db)
  await sql`refresh materialized view product_word`.execute(connection.db)
  await sql`vacuum analyze product, product_word`.execute(connection.db)
})
afterAll(() => connection.close())

const explain = async (statement: RawBuilder<unknown>, db: Database = connection.db): Promise<string> => {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${statement}`.execute(db)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}
const first = { skip: 1, take: 25 }
const fortieth = { skip: 40, take: 25 }
const exact = (filter: Partial<ProductFilter>, page: PageRequest = first) =>
  explain(pageStatement(exactSearch({ groups, ...filter }, reader), reader, page))
/** The part of the plan that finds the page's products, without the parts that count and show them. */
const pageIn = (plan: string): string => plan.slice(plan.indexOf('CTE page'), plan.indexOf('InitPlan'))

test('STORE-027 a search of 20,000 products goes by the trigram index, once for the page and the count', async () => {
  const plan = await exact({ term: 'c4ca4238' })
  expect(plan.match(/Bitmap Index Scan on product_search/g)).toHaveLength(1)
  expect(plan).not.toContain('Seq Scan on product p')
})

test('STORE-027 two letters that no product has are looked up in the trigram index', async () => {
  expect(await exact({ term: 'zz' })).toContain('Bitmap Index Scan on product_search')
})

test.each([first, fortieth])('STORE-042 page %o of the list reads the listing index in order', async (page) => {
  const plan = pageIn(await exact({ groups: ['1020'] }, page))
  expect(plan).toMatch(/Index Scan using product_listing on product p/)
  expect(plan).not.toContain('Sort')
})

/** A list this short may be sorted or scanned; an index that can serve it must still exist. */
const without = (habit: 'sort' | 'seqscan', statement: RawBuilder<unknown>) =>
  connection.db.transaction().execute(async (tx) => {
    await sql`set local enable_${sql.raw(habit)} = off`.execute(tx)
    return explain(statement, tx)
  })

test.each([first, fortieth])('STORE-027 page %o of a brand can be read in order from its index', async (page) => {
  const search = exactSearch({ groups: ['1010'], brandId: '201' }, reader)
  const plan = pageIn(await without('sort', pageStatement(search, reader, page)))
  expect(plan).toMatch(/Index Scan using product_of_brand on product p/)
  expect(plan).not.toContain('Sort')
})

test('STORE-027 what a misspelt word may mean can be found by the trigram index of words', async () => {
  const plan = await without('seqscan', sql`select word from product_word where word % 'inversro'`)
  expect(plan).toContain('Index Scan on product_word_like')
})

test('STORE-016 the wishes of a seller are few among all products', async () => {
  expect(pageIn(await exact({ onlyWishlisted: true }))).toContain('wishlist_pkey')
})

test('USE-026 a page of the administration reads the codes in order, and every chip is counted in one pass', async () => {
  const page = (await explain(managedPageStatement(first))).split('->  Nested Loop')[0] ?? ''
  expect(page).toMatch(/Index (?:Only )?Scan using product_pkey on product p/)
  expect(page).not.toContain('Sort')
  const counts = await explain(managedCountsStatement({}))
  expect(counts.match(/Scan on product p\b/g)).toHaveLength(1)
  // The incomplete kits are found once, not once per kit.
  expect(counts).not.toContain('kit_item_pkey')
})
