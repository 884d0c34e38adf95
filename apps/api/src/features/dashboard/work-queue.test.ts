import { showWorkQueue } from '@girassol/contract/dashboard'
import type { Role } from '@girassol/domain/access'
import { type WorkQueue, workQueueNames, workQueuesFor } from '@girassol/domain/dashboard'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Connection } from '../../database/connection.ts'
import type { Tx } from '../../http/context.ts'
import { anActor } from '../../http/test-actor.ts'
import { toDemoEmail } from '../../http/test-contract.ts'
import { openShop, type Shop } from '../cart/test-shop.ts'
import { crowdedDatabase } from '../orders/list/test-crowd.ts'
import { waitingCount, waitingRows } from './work-queue-queries.ts'

const hoursAgo = (hours: number) => new Date(Date.parse('2026-11-23T15:00:00.000Z') - hours * 3_600_000).toISOString()

describe('the work queue of the home page', () => {
  let shop: Shop

  beforeAll(async () => {
    shop = await openShop('postgres')
  })
  beforeEach(() => shop.db.deleteFrom('orders').execute())
  afterAll(() => shop.close())

  const insertOrder = async (order: { status: string; method?: string; at: string; movedAt?: string }) => {
    const { rows } = await sql<{ id: number }>`
      insert into orders (status, seller_id, created_by, created_at, finished_at, payment_method, customer_name,
        total_invoice_cents)
      select ${order.status}, s.id, u.id, ${order.at}::timestamptz, ${order.at}::timestamptz,
        ${order.method ?? 'CREDIT_CARD'}, 'Cliente', 719800
      from (select min(id) as id from seller) s, (select min(id) as id from app_user) u returning id`.execute(shop.db)
    const id = rows[0]?.id ?? 0
    if (order.movedAt !== undefined) {
      await sql`insert into order_log (order_id, author, from_status, to_status, description, created_at)
        values (${id}, 'Sistema', 'INVOICE', ${order.status}, 'Mudou', ${order.movedAt}::timestamptz)`.execute(shop.db)
    }
    return id
  }
  const read = async (role: Role, query: { queue?: WorkQueue; take?: number } = {}) =>
    (await (await shop.as(toDemoEmail(role)))(showWorkQueue, { query })).json()

  test('USE-029 USE-023 lists the oldest first, counted from the last change of status', async () => {
    const analysis = await insertOrder({ status: 'INVOICE_ANALYSIS', at: hoursAgo(90), movedAt: hoursAgo(5) })
    const error = await insertOrder({ status: 'INVOICE_PAYMENT_ERROR', at: hoursAgo(50), movedAt: hoursAgo(30) })
    const billing = await insertOrder({ status: 'INVOICE_APPROVED', method: 'FINANCING', at: hoursAgo(20) })
    await insertOrder({ status: 'INVOICE_DELIVERED', at: hoursAgo(300) })
    const found = await read('FINANCIAL')
    const shown = found.data.map(({ id, queue, since }: Record<string, string>) => [Number(id), queue, since])
    expect(shown).toEqual([
      [error, 'paymentError', hoursAgo(30)],
      [billing, 'confirmBilling', hoursAgo(20)],
      [analysis, 'analyseCard', hoursAgo(5)],
    ])
    expect(found.data[0]).toMatchObject({ name: 'Cliente', amount: 7198 })
    expect([found.total, found.totalIsExact]).toEqual([3, true])
    expect(found.queues).toEqual([
      { queue: 'paymentError', count: 1, isExact: true, oldestAt: hoursAgo(30) },
      { queue: 'releasePayment', count: 0, isExact: true, oldestAt: null },
      { queue: 'releaseDispatch', count: 0, isExact: true, oldestAt: null },
      { queue: 'analyseCard', count: 1, isExact: true, oldestAt: hoursAgo(5) },
      { queue: 'handleDifferences', count: 0, isExact: true, oldestAt: null },
      { queue: 'confirmBilling', count: 1, isExact: true, oldestAt: hoursAgo(20) },
    ])
  })

  test('USE-029 REL-013 a day with open differences waits, with their sum, since the first was found', async () => {
    await sql`insert into reconciliation (day, system, requested_at) values ('2026-11-20', 'ERP', now())`.execute(
      shop.db,
    )
    await sql`
      insert into reconciliation_row (day, system, key, kind, order_ids, here_cents, there_cents, found_at)
      values ('2026-11-20', 'ERP', 'a', 'MISSING_THERE', '{}', 1000, null, ${hoursAgo(30)}),
        ('2026-11-20', 'ERP', 'b', 'OTHER_AMOUNT', '{}', 500, 501, ${hoursAgo(20)}),
        ('2026-11-20', 'ERP', 'c', 'EQUAL', '{}', 900, 900, ${hoursAgo(20)})`.execute(shop.db)
    expect((await read('FINANCIAL', { queue: 'handleDifferences' })).data).toEqual([
      {
        queue: 'handleDifferences',
        id: '2026-11-20',
        name: 'Conciliação de 20/11/2026',
        amount: 10.01,
        since: hoursAgo(30),
      },
    ])
    await sql`delete from reconciliation_row`.execute(shop.db)
  })

  test('USE-029 filtering by one queue still counts the others, and a page has at most the requested size', async () => {
    await insertOrder({ status: 'INVOICE_PAYMENT_ERROR', at: hoursAgo(50) })
    for (let index = 0; index < 4; index++) await insertOrder({ status: 'INVOICE_ANALYSIS', at: hoursAgo(1) })
    const found = await read('FINANCIAL', { queue: 'analyseCard', take: 2 })
    expect(found.data.map(({ queue }: { queue: string }) => queue)).toEqual(['analyseCard', 'analyseCard'])
    expect([found.total, found.queues.find(({ queue }: { queue: string }) => queue === 'analyseCard')?.count]).toEqual([
      4, 4,
    ])
    expect(found.queues.find(({ queue }: { queue: string }) => queue === 'paymentError')?.count).toBe(1)
  })

  test('USE-029 integrators, products and banners are queued as orders are', async () => {
    await sql`update seller set status = 'PENDING', created_at = ${hoursAgo(7)}::timestamptz
      where erp_code = 'INT009'`.execute(shop.db)
    await sql`update product set remaining_quantity = 0, updated_at = ${hoursAgo(9)}::timestamptz
      where code = '10010005'`.execute(shop.db)
    await sql`insert into banner (title, active, location, file_name, format, position)
      values ('Fora do ar', false, 'dashboard', 'off.png', 'png', 1)`.execute(shop.db)
    const registration = await read('REGISTRATION', { queue: 'reviewRegistration' })
    expect(registration.data).toContainEqual(
      expect.objectContaining({ queue: 'reviewRegistration', amount: null, since: hoursAgo(7) }),
    )
    expect((await read('PURCHASE', { take: 50 })).data).toContainEqual(
      expect.objectContaining({ queue: 'restock', id: '10010005', since: hoursAgo(9) }),
    )
    const marketing = await read('MARKETING')
    expect(marketing.data[0]).toMatchObject({ queue: 'reviewBanner', name: 'Fora do ar', since: null })
  })

  test('USE-029 C-05 C-12 a role sees its own queues; the carrier and roles without queues see none', async () => {
    await insertOrder({ status: 'INVOICE_SEPARATE', at: hoursAgo(2) })
    expect((await read('PRODUCTION')).data).toHaveLength(1)
    expect((await read('FINANCIAL', { queue: 'separate' })).data).toEqual([])
    for (const role of ['SHIPPING_COMPANY', 'INTEGRATOR', 'ADMINISTRATOR'] as const) {
      expect([role, await read(role)]).toEqual([role, { queues: [], data: [], total: 0, totalIsExact: true }])
    }
    const call = await shop.as(toDemoEmail('FINANCIAL'))
    expect((await call(showWorkQueue, { query: { queue: 'nonsense' as never } })).statusCode).toBe(400)
    expect((await call(showWorkQueue, { query: { take: 51 } })).statusCode).toBe(400)
    expect((await shop.anonymous(showWorkQueue, { query: {} })).statusCode).toBe(401)
  })
})

describe('the query plan of each queue', () => {
  let connection: Connection

  /** Years of delivered orders, and a few in progress; many integrators, products and banners. */
  beforeAll(async () => {
    connection = await crowdedDatabase(8000)
    await sql`
      insert into orders (status, seller_id, created_by, created_at, finished_at, payment_method)
      select case when n % 40 = 0 then (array['INVOICE_VALIDATED', 'INVOICE_ANALYSIS', 'INVOICE_PAYMENT_ERROR',
          'INVOICE_APPROVED', 'INVOICE_SEPARATE', 'BILLED_WAITING_RELEASE', 'INVOICE_BILLED'])[1 + (n / 40) % 7]
          else 'INVOICE_DELIVERED' end,
        s.ids[1 + n % cardinality(s.ids)], u.id, t.at, t.at, (array['CREDIT_CARD', 'FINANCING', 'OTHERS'])[1 + n % 3]
      from generate_series(1, 40000) n,
        lateral (select timestamptz '2026-11-23' - n * interval '20 minutes' as at) t,
        (select min(id) as id from app_user) u, (select array_agg(id) as ids from seller) s`.execute(connection.db)
    await sql`
      insert into order_log (order_id, author, from_status, to_status, description, created_at)
      select id, 'Sistema', 'INVOICE', status, 'Mudou', created_at from orders`.execute(connection.db)
    await sql`update seller set status = 'APPROVED' where id % 40 <> 0`.execute(connection.db)
    await sql`
      insert into banner (title, active, location, file_name, format, position)
      select 'Banner ' || n, n % 100 <> 0, 'dashboard', n || '.png', 'png', n from generate_series(1, 5000) n`.execute(
      connection.db,
    )
    await sql`
      insert into audit_entry (made_at, author_id, action, subject_kind, subject_id, subject_name)
      select timestamptz '2026-11-23' - n * interval '1 hour', u.id, 'change', 'banner', n::text, 'Banner ' || n
      from generate_series(1, 5000) n, (select min(id) as id from app_user) u`.execute(connection.db)
    await sql`
      insert into product_group (code, name) values ('9999', 'Plan') on conflict do nothing`.execute(connection.db)
    await sql`
      insert into product (code, url_id, name, group_code, price_cents, cost_cents, remaining_quantity)
      select 'plan' || n, 'plan' || n, 'Produto ' || n, '9999', 100, 50, case when n % 200 = 0 then 0 else 10 end
      from generate_series(1, 20000) n`.execute(connection.db)
    await sql`
      insert into reconciliation (day, system, requested_at)
      select distinct date '2026-11-23' - n / 100, 'ERP', now() from generate_series(1, 20000) n`.execute(connection.db)
    await sql`
      insert into reconciliation_row (day, system, key, kind, order_ids, here_cents, there_cents, found_at)
      select date '2026-11-23' - n / 100, 'ERP', 'order-' || n,
        case when n % 500 = 0 then 'OTHER_AMOUNT' else 'EQUAL' end, '{}', n, n + (n % 500 = 0)::integer, now()
      from generate_series(1, 20000) n`.execute(connection.db)
    await sql`vacuum analyze`.execute(connection.db)
  })
  afterAll(() => connection.close())

  const findRole = (queue: WorkQueue): Role =>
    (['FINANCIAL', 'LOGISTICS', 'PRODUCTION', 'REGISTRATION', 'PURCHASE', 'MARKETING'] as const).find((role) =>
      workQueuesFor([role]).includes(queue),
    ) ?? 'FINANCIAL'

  test.each(workQueueNames)('USE-029 %s is read by an index, with few pages', async (queue) => {
    const actor = anActor({ roles: [findRole(queue)] })
    const reading = { tx: connection.db as Tx, actor, now: '2026-11-23T15:00:00.000Z' }
    for (const query of [waitingRows(reading, { queue, take: 8 }), waitingCount(reading, queue)]) {
      const { sql: statement, parameters } = query.compile(connection.db)
      const { rows } = await connection.pool.query(`explain (analyze, buffers, format json) ${statement}`, [
        ...parameters,
      ])
      const plan = rows[0]['QUERY PLAN'][0].Plan
      expect(JSON.stringify(plan)).not.toContain('"Seq Scan"')
      expect(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']).toBeLessThan(3000)
    }
  })
})
