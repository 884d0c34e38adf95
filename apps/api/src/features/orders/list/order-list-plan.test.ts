import { listStatusesIn } from '@girassol/domain/orders'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Connection } from '../../../database/connection.ts'
import type { Actor } from '../../../http/actor.ts'
import type { Tx } from '../../../http/context.ts'
import { anActor } from '../../../http/test-actor.ts'
import { searched } from './matching-orders.ts'
import { compileCounted, compilePage, listOrderRows, type Wanted } from './order-list-queries.ts'
import { pageAfter } from './order-pages.ts'
import { crowdedDatabase } from './test-crowd.ts'

const now = '2026-11-23T15:00:00.000Z'
const staff = anActor()
const wanted: Wanted = {
  term: '',
  statuses: ['INVOICE', 'INVOICE_APPROVED'],
  sellerIds: [],
  regionIds: [],
  modules: [],
  inverters: [],
  paymentMethods: [],
  isFutureSale: null,
  triangulationStatuses: [],
  hasAttachments: null,
  created: { from: null, to: null },
  orderby: 'createdAt',
  ordertype: 'DESC',
  skip: 1,
  take: 15,
}

let connection: Connection
let sellerId: number
let largeSellerId: number

beforeAll(async () => {
  connection = await crowdedDatabase(600)
  const statuses = sql`(array['INVOICE', 'INVOICE', 'INVOICE_APPROVED', 'BUDGET', 'INVOICE_DELIVERED'])`
  await sql`
    insert into orders
      (status, seller_id, created_by, created_at, finished_at, approved_at, customer_name, payment_method)
    select case when n % 1000 = 0 then 'INVOICE_REPROVED' else ${statuses}[1 + n % 5] end, s.ids[1 + n % cardinality(s.ids)], u.id, t.at, t.at,
      case when n % 3 = 0 then t.at + interval '1 day' end, 'Cliente ' || n,
      case when n % 2 = 0 then 'PIX' else 'BARCODE' end
    from generate_series(1, 20000) n,
      lateral (select timestamptz '2026-01-01' + n * interval '20 minutes' as at) t,
      (select min(id) as id from app_user) u,
      (select array_agg(id) as ids from seller) s`.execute(connection.db)
  await sql`
    with large as (insert into seller (erp_code, name, fancy_name, cnpj, erp_state)
      values ('LARGE', 'Grande Empresa', 'Grande Empresa', 'large', 'SP') returning id)
    insert into orders (status, seller_id, created_by, created_at, finished_at, customer_name)
    select ${statuses}[2 + n % 2], large.id, (select min(id) from app_user), t.at, t.at, 'Cliente ' || n
    from large, generate_series(1, 6000) n,
      lateral (select timestamptz '2026-01-01' + n * interval '50 minutes' as at) t`.execute(connection.db)
  await sql`insert into product_group (code, name) values ('1001', 'Painéis')`.execute(connection.db)
  await sql`insert into product (code, url_id, name, group_code, price_cents, cost_cents)
    select 'P' || n, 'p' || n, 'Painel ' || n, '1001', 100, 78 from generate_series(1, 3) n`.execute(connection.db)
  await sql`insert into order_item (order_id, product_code, product_name, quantity, unit_value_cents, cost_cents)
    select id, code, code, 1, 1, 1 from orders, unnest(array['P1', 'P2', 'P3']) code
    where code = 'P3' or (code = 'P1' and id % 3 = 0) or (code = 'P2' and id % 2000 = 0)`.execute(connection.db)
  await sql`insert into order_attachment (order_id, filename, content_type, size_bytes, storage_key, added_by, created_at)
    select id, 'pix.pdf', 'application/pdf', 1, 'pix.pdf', created_by, now() from orders where id % 10 = 0`.execute(
    connection.db,
  )
  // New rows stay outside the search index until a vacuum, which PostgreSQL runs by itself from time to time.
  await sql`vacuum analyze orders, seller, order_item, order_attachment`.execute(connection.db)
  sellerId = await sellerCalled('MANY77')
  largeSellerId = await sellerCalled('LARGE')
})
afterAll(() => connection.close())

const sellerCalled = async (code: string): Promise<number> =>
  (await connection.db.selectFrom('seller').select('id').where('erp_code', '=', code).executeTakeFirstOrThrow()).id

const explainPage = async (reader: Actor, more: object = {}): Promise<string> => {
  const { sql: text, parameters } = await compilePage(reading(reader), { ...wanted, ...more })
  const { rows } = await connection.pool.query(`explain ${text}`, [...parameters])
  return rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n')
}

const anIntegrator = (id: number) => anActor({ scope: { sees: 'seller', sellerId: id }, roles: ['INTEGRATOR'] })

const reading = (actor: Actor) => ({ tx: connection.db as Tx, actor, now })

test.each([
  ['newest first', { actor: staff, more: {} }, 'orders_by_creation'],
  ['oldest first', { actor: staff, more: { ordertype: 'ASC' } }, 'orders_by_creation'],
  ['page 400', { actor: staff, more: { skip: 400 } }, 'orders_by_creation'],
  ['by approval', { actor: staff, more: { orderby: 'approvedAt' } }, 'orders_by_approval'],
  [
    'by approval, earliest first',
    { actor: staff, more: { orderby: 'approvedAt', ordertype: 'ASC' } },
    'orders_by_approval_up',
  ],
  ['by finishing', { actor: staff, more: { orderby: 'finishedAt' } }, 'orders_by_finish'],
  [
    'by finishing, earliest first',
    { actor: staff, more: { orderby: 'finishedAt', ordertype: 'ASC' } },
    'orders_by_finish',
  ],
] as const)('ORD-040 a page %s is read from its index, in its order', async (_, { actor, more }, index) => {
  const plan = await explainPage(actor, more)
  expect(plan).toMatch(new RegExp(`Index (Only )?Scan( Backward)? using ${index} `))
  expect(plan).not.toMatch(/Seq Scan|Sort/)
})

type Node = { readonly 'Actual Rows': number; readonly 'Actual Loops': number; readonly Plans?: readonly Node[] }
type ReadNode = Node & { readonly 'Rows Removed by Filter'?: number; readonly 'Rows Removed by Index Recheck'?: number }

/** The most rows that one step of the plan reads. */
const rowsLookedAt = (node: ReadNode): number => {
  const thrownAway = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  const own = (node['Actual Rows'] + thrownAway) * node['Actual Loops']
  return Math.max(own, ...(node.Plans ?? []).map((each) => rowsLookedAt(each as ReadNode)))
}

const rowsReadFor = async (reader: Actor, more: Partial<Wanted>): Promise<number> => {
  const { sql: text, parameters } = await compilePage(reading(reader), { ...wanted, ...more })
  const { rows } = await connection.pool.query(`explain (analyze, format json) ${text}`, [...parameters])
  return rowsLookedAt((rows[0] as { 'QUERY PLAN': [{ Plan: ReadNode }] })['QUERY PLAN'][0].Plan)
}

test('ORD-040 C-08 an integrator’s page is read from the index of its seller', async () => {
  const plan = await explainPage(anIntegrator(sellerId))
  expect(plan).toContain('using orders_by_seller ')
  expect(plan).not.toMatch(/Seq Scan|Sort/)
})

/** About thirty-three orders each. */
const countOrdersOfSeller = 60

test.each<[string, Partial<Wanted>]>([
  ['a status', {}],
  ['a word that all have', { term: 'cliente' }],
  ['a word that few have', { term: 'cliente 19999' }],
  ['a single letter', { term: 'cliente 7' }],
  ['two letters that nobody has', { term: 'zz' }],
])('ORD-040 for a seller and %s, no more rows are read than the seller has', async (_, more) => {
  expect(await rowsReadFor(staff, { ...more, sellerIds: [sellerId] })).toBeLessThan(countOrdersOfSeller)
  expect(await rowsReadFor(anIntegrator(sellerId), more)).toBeLessThan(countOrdersOfSeller)
})

test.each<[string, Partial<Wanted>]>([
  ['its newest orders', {}],
  ['a status', { statuses: ['INVOICE'] }],
  ['a word that all have', { term: 'cliente' }],
])('ORD-040 C-42 for a seller with many orders, %s are the first of its index', async (_, more) => {
  expect(await rowsReadFor(staff, { ...more, sellerIds: [largeSellerId] })).toBeLessThan(100)
  expect(await explainPage(staff, { ...more, sellerIds: [largeSellerId] })).toContain('using orders_by_seller ')
})

test.each([
  ['7', false],
  ['--', false],
  ['cliente 7', true],
  ['zz', true],
  ['a-b', true],
  ['zzz', true],
  ['são', true],
])('ORD-023 whether the search index may be used for %s: %s', async (term, mayUseIndex) => {
  const { sql: text, parameters } = await compilePage(reading(staff), { ...wanted, term })
  const client = await connection.pool.connect()
  // Without another index to read, the planner uses the search index for everything.
  await client.query('set enable_seqscan = off; set enable_indexscan = off; set enable_indexonlyscan = off')
  const { rows } = await client.query(`explain ${text}`, [...parameters])
  client.release(true)
  expect(JSON.stringify(rows).includes('orders_search')).toBe(mayUseIndex)
})

test.each([
  ['7 z', [false, true]],
  ['% z', [false, true]],
  ['7 zz a-b', [false, true, true]],
  ['zz São zzz', [false, true, true]],
  ['717 zzz 7', [true, false, false]],
])('ORD-023 of the words in %s the rarest alone are looked up in the index', async (term, areIndexed) => {
  const { words } = await searched(reading(staff), { ...wanted, term })
  expect(words.map(({ isIndexed }) => isIndexed)).toEqual(areIndexed)
})

test.each(['zz', 'z', 'a-b', 'cliente 19999', 'zz 19999'])(
  'ORD-023 a search for %s that finds few or no orders reads few',
  async (term) => {
    expect(await rowsReadFor(staff, { term, statuses: ['INVOICE_APPROVED'] })).toBeLessThan(200)
  },
)

test.each([
  ['te', ["like '%te%'"]],
  ['nt', ["like '%nt%'"]],
  ['99', ["like '%99%'"]],
  ['9', ["like '%9%'"]],
  ['c', ["~ '(^| )c'"]],
  ['l', ["~ '(^| )l'"]],
  ['cl 1_', ["like '%cl%'", "like '%1\\_%'"]],
])(
  'ORD-023 the short term %s finds the orders that contain it, a single letter where words begin',
  async (term, has) => {
    const { sql: text, parameters } = await compileCounted(reading(staff), { ...wanted, term })
    const { rows: found } = await connection.pool.query(`select count(*)::integer as orders from (${text}) found`, [
      ...parameters,
    ])
    const isFound = term
      .split(' ')
      .map((word, at) => `(orders.search ${has[at]} or strpos(seller.search, '${word}') > 0)`)
    const { rows: expected } = await connection.pool.query(`
      select least(count(*), 10001)::integer as orders from orders join seller on seller.id = orders.seller_id
      where orders.status in ('INVOICE', 'INVOICE_APPROVED') and ${isFound.join(' and ')}`)
    expect(found).toEqual(expected)
  },
)

test('ORD-046 for a region without sellers no order is read', async () => {
  expect(await rowsReadFor(staff, { regionIds: [3] })).toBeLessThan(700)
})

test('ORD-023 ORD-039 a word is searched only among the sellers that the list can contain', async () => {
  const foundBy = async (actor: Actor, more: Partial<Wanted>) =>
    (await searched(reading(actor), { ...wanted, ...more })).words.map(({ sellerIds }) => sellerIds.length)
  expect(await foundBy(staff, { term: 'empresa cliente' })).toEqual([601, 0])
  expect(await foundBy(staff, { term: 'empresa', sellerIds: [largeSellerId, sellerId] })).toEqual([2])
  expect(await foundBy(anIntegrator(sellerId), { term: 'empresa' })).toEqual([1])
  expect(await foundBy(anIntegrator(sellerId), { term: 'empresa', sellerIds: [largeSellerId] })).toEqual([1])
})

test.each(['sa', 'SÁ', 'es', 'a', '7', '_', '(', 'a-', 'zz'])(
  'ORD-023 the short term %s finds the sellers whose names contain it',
  async (term) => {
    const { rows } = await connection.pool.query(
      'select array_agg(id order by id) as ids from seller where strpos(search, plain($1)) > 0',
      [term],
    )
    const { words } = await searched(reading(staff), { ...wanted, term })
    expect(words[0]?.sellerIds.toSorted((one, other) => one - other)).toEqual(rows[0].ids ?? [])
  },
)

test('C-41 the orders of a seller are counted in its index alone', async () => {
  const more = { sellerIds: [largeSellerId], statuses: ['INVOICE'] } as const
  const { sql: text, parameters } = await compileCounted(reading(staff), { ...wanted, ...more })
  const { rows } = await connection.pool.query(`explain ${text}`, [...parameters])
  expect(JSON.stringify(rows)).toContain('Index Only Scan using orders_by_seller ')
})

test.each<[string, Partial<Wanted>, RegExp]>([
  ['one seller', { sellerIds: [3] }, /using orders_by_seller |Bitmap.*orders_by_seller/s],
  ['a seller and a rare status', { sellerIds: [3], statuses: ['INVOICE_REPROVED'] }, /orders_by_s(eller|tatus)/],
  ['a rare status', { statuses: ['INVOICE_REPROVED'] }, /orders_by_status/],
  ['seller, status and term', { sellerIds: [3], term: 'cliente' }, /orders_(by_seller|search)/],
  ['a region of many', { regionIds: [4] }, /using orders_by_creation /],
  ['a region of nobody', { regionIds: [1] }, /using orders_by_seller /],
  ['a product that many have', { modules: ['P1'] }, /using orders_by_creation /],
  ['a product that few have', { inverters: ['P2'] }, /order_item_product/],
  ['a payment method', { paymentMethods: ['PIX'] }, /using orders_by_creation /],
  ['files', { hasAttachments: true }, /order_attachment_kept/],
  ['a period of creation', { created: { from: '2026-03-01', to: '2026-03-07' } }, /orders_by_creation.*Index Cond/s],
  ['chosen orders', { ids: [5, 900, 12000] }, /orders_pkey/],
])('ORD-040 the list of %s is read by an index', async (_, more, index) => {
  const plan = await explainPage(staff, more)
  expect(plan).toMatch(index)
  expect(plan).not.toMatch(/Seq Scan on (orders|order_item|order_attachment)/)
})

test.each<[string, Partial<Wanted>, string]>([
  ['created', {}, 'orders_by_creation'],
  ['created, oldest first', { ordertype: 'ASC' }, 'orders_by_creation'],
  ['finished', { orderby: 'finishedAt' }, 'orders_by_finish'],
  ['finished, earliest first', { orderby: 'finishedAt', ordertype: 'ASC' }, 'orders_by_finish'],
])('ORD-040 the export continues after an order by its place in the index: %s', async (_, more, index) => {
  const after = { key: more.ordertype === 'ASC' ? '2026-01-02 12:00:00+00' : '2026-10-01 12:00:00+00', id: 5000 }
  const search = { ...wanted, ...more, words: [], states: [] }
  const { sql: text, parameters } = pageAfter(reading(staff), search, { part: 'dated', after }).compile()
  const { rows } = await connection.pool.query(`explain ${text}`, [...parameters])
  const plan = rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n')
  expect(plan).toMatch(new RegExp(`using ${index} `))
  expect(plan).toMatch(/Index Cond: .*ROW\(/)
  expect(plan).not.toMatch(/Seq Scan|Sort/)
})

test.each([
  ['19999', /orders_search/],
  ['cliente 19999', /orders_search/],
  ['empresa 599', /BitmapOr.*orders_search.*orders_by_seller/s],
  ['cliente', /using orders_by_creation /],
])('ORD-023 the term %s is searched by an index', async (term, indexes) => {
  const plan = await explainPage(staff, { term })
  expect(plan).toMatch(indexes)
  expect(plan).not.toContain('Seq Scan')
})

test('C-41 beyond 10,000 matches the count is marked as no longer exact', async () => {
  const rows = await listOrderRows(reading(staff), wanted)
  expect([rows.data.length, rows.total, rows.totalIsExact]).toEqual([15, 10_000, false])
  const few = await listOrderRows(reading(staff), { ...wanted, statuses: ['BUDGET_EXPIRED'] })
  expect([few.total, few.totalIsExact]).toEqual([4000, true])
})

test('C-41 a list that was longer than the count is counted again only if the last counted order is not in it', async () => {
  const every = { ...wanted, statuses: listStatusesIn('orders') }
  const last = await listOrderRows(reading(staff), { ...every, skip: 400, take: 25 })
  expect([last.data.length, last.total, last.totalIsExact]).toEqual([25, 10_000, false])
  await connection.db
    .transaction()
    .execute(async (tx) => {
      const list = async () => {
        const { data, total, totalIsExact } = await listOrderRows({ ...reading(staff), tx }, every)
        return [data.length, total, totalIsExact]
      }
      expect(await listOrderRows({ ...reading(staff), tx }, { ...every, skip: 400, take: 25 })).toEqual(last)
      const listed = sql`with listed as (
        select id, row_number() over (order by created_at desc, id desc) as place
        from orders where status = any(${[...every.statuses]}))`
      await sql`${listed} update orders set status = 'BUDGET' from listed
        where listed.id = orders.id and listed.place > 30 and listed.place <> 10001`.execute(tx)
      expect(await list()).toEqual([15, 10_000, false])
      await sql`${listed} update orders set status = 'BUDGET' from listed
        where listed.id = orders.id and listed.place > 30`.execute(tx)
      expect(await list()).toEqual([15, 30, true])
      throw new Error('undone')
    })
    .catch((error: Error) => expect(error.message).toBe('undone'))
  // What was undone would be read by the plans of the other tests.
  await sql`vacuum analyze orders`.execute(connection.db)
})
