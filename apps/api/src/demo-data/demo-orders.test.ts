import { openCart } from '@girassol/contract/cart'
import { listNegotiations, readNegotiation } from '@girassol/contract/negotiations'
import { orderStatusNames } from '@girassol/domain/orders'
import { plusHours } from '@girassol/domain/shared'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DatabaseKind } from '../database/test-database.ts'
import { testApplication } from '../test-application.ts'
import { loadDemoClaims } from './after-orders/load-demo-claims.ts'
import { loadDemoNegotiations } from './after-orders/load-demo-negotiations.ts'
import { loadDemoSites } from './after-orders/load-demo-sites.ts'
import { type DemoStory, demoStories } from './demo-orders-plan.ts'
import { loadDemoData } from './load-demo-data.ts'
import { loadDemoOrders } from './load-demo-orders.ts'

const now = '2026-11-23T15:00:00.000Z'

type Loading = { readonly stories?: readonly DemoStory[]; readonly isEnding?: () => boolean }

const openDemonstration = async (kind: DatabaseKind) => {
  const application = await testApplication({ kind })
  const { db } = application.deps.connection
  application.setNow(now)
  await loadDemoData(db, now)
  const failures: unknown[] = []
  return {
    ...application,
    db,
    failures,
    load: (loading: Loading = {}) =>
      loadDemoOrders(application.deps, { ...loading, onError: (error, story) => failures.push([story, error]) }),
    orders: () => db.selectFrom('orders').selectAll().where('status', '<>', 'CART').orderBy('id').execute(),
  }
}

type Demonstration = Awaited<ReturnType<typeof openDemonstration>>

/** What a user would see of the orders, without the numbers that the database assigns. */
const seen = (orders: Awaited<ReturnType<Demonstration['orders']>>) =>
  orders.map((order) => [order.status, order.customer_name, order.finished_at, order.total_invoice_cents])

describe('the orders of the demonstration', () => {
  let demonstration: Demonstration
  let orders: Awaited<ReturnType<Demonstration['orders']>>

  beforeAll(async () => {
    demonstration = await openDemonstration('postgres')
    await demonstration.load()
    orders = await demonstration.orders()
  }, 600_000)
  afterAll(() => demonstration.close())

  test('C-50 every story is played to its end, and every status that a user can meet exists', () => {
    expect(demonstration.failures).toEqual([])
    const met = new Set(orders.map(({ status }) => status))
    expect(orderStatusNames.filter((status) => !met.has(status))).toEqual(['CART'])
    expect(orders.length).toBeGreaterThanOrEqual(60)
    // A budget that was remade after it expired leaves two records.
    const remade = demonstration.db.selectFrom('orders').select('id').where('remade_from', 'is not', null)
    return expect(remade.execute()).resolves.toHaveLength(orders.length - demoStories.length)
  })

  test('C-50 the orders belong to many sellers over three months, and none of their dates is in the future', async () => {
    expect(new Set(orders.map(({ seller_id }) => seller_id)).size).toBeGreaterThanOrEqual(10)
    const days = orders.map(({ created_at }) => (Date.parse(now) - Date.parse(created_at)) / 86_400_000)
    expect(Math.max(...days)).toBeGreaterThan(80)
    expect(days.filter((day) => day > 30 && day < 60).length).toBeGreaterThan(5)
    const { rows } = await sql<{ newest: string }>`select max(at) as newest from (
      select created_at at from orders union all select finished_at from orders union all select approved_at from orders
      union all select created_at from order_log union all select created_at from notification
      union all select received_at from inbound_event union all select created_at from point_entry
    ) as everything`.execute(demonstration.db)
    // The simulators move orders whose last move is less than two hours old.
    expect(rows[0]?.newest && rows[0].newest < plusHours(now, -2)).toBe(true)
  })

  test('C-50 ORD-013 an order that was billed first and paid afterwards has a receipt whose bytes are stored', async () => {
    const files = await demonstration.db.selectFrom('order_attachment').selectAll().execute()
    const received = orders.filter(({ id }) => files.some(({ order_id }) => order_id === id))
    expect(received.length).toBeGreaterThan(5)
    expect(new Set(received.map(({ payment_method }) => payment_method))).toEqual(new Set(['FINANCING', 'OTHERS']))
    const [stored] = files
    const bytes = await demonstration.deps.ports.files.get(stored?.storage_key ?? '')
    expect(bytes?.length).toBe(stored?.size_bytes)
  })

  test('C-50 the log of each order leads without gaps, forward in time, from the cart to the current status', async () => {
    const lines = await demonstration.db.selectFrom('order_log').selectAll().orderBy('id').execute()
    for (const order of orders) {
      const log = lines.filter(({ order_id }) => order_id === order.id)
      const beginning = order.remade_from === null ? 'CART' : null
      const before = [beginning, ...log.slice(0, -1).map(({ to_status }) => to_status)]
      expect([order.id, log.map(({ from_status }) => from_status)]).toEqual([order.id, before])
      expect([order.id, log.at(-1)?.to_status]).toEqual([order.id, order.status])
      const times = log.map(({ created_at }) => created_at)
      expect([order.id, times]).toEqual([order.id, times.toSorted()])
    }
  })

  test('C-80 the subtotal of each order is the sum of its items', async () => {
    const sums = await demonstration.db
      .selectFrom('order_item')
      .select(['order_id', sql<string>`sum(quantity * unit_value_cents)`.as('cents')])
      .groupBy('order_id')
      .execute()
    const byOrder = new Map(sums.map(({ order_id, cents }) => [order_id, Number(cents)]))
    expect(orders.map(({ id, sub_total_cents }) => [id, sub_total_cents])).toEqual(
      orders.map(({ id }) => [id, byOrder.get(id)]),
    )
    for (const order of orders) {
      const { total_invoice_cents, sub_total_with_discount_cents, freight_cents } = order
      const terms = order.interest_cents + order.gross_commission_cents
      expect([order.id, total_invoice_cents]).toEqual([order.id, sub_total_with_discount_cents + freight_cents + terms])
      expect(order.sub_total_cents).toBeGreaterThan(100_000)
    }
  })

  test('C-107 past orders leave no pending ERP job and no dead letter', async () => {
    const { rows } = await sql<{ name: string }>`select name from pgboss.job where name like 'erp.%'`.execute(
      demonstration.db,
    )
    expect(rows).toEqual([])
    const outcomes = await demonstration.db.selectFrom('inbound_event').select('outcome').distinct().execute()
    expect(outcomes.map(({ outcome }) => outcome)).not.toContain('dead')
  })

  test('C-50 C-175 C-177 sites in several stages with tasks, and a submitted homologation, once', async () => {
    const { deps, db } = demonstration
    await Promise.all([loadDemoSites(deps), loadDemoSites(deps)])
    const stages = await db.selectFrom('site').select('stage').orderBy('id').execute()
    expect(stages.map(({ stage }) => stage)).toEqual(['LEAD', 'VISIT', 'SIGNED', 'INSTALLED', 'HOMOLOGATION'])
    expect(await db.selectFrom('site_task').select('id').execute()).toHaveLength(6)
    const found = await db.selectFrom('homologation').select(['status', 'site_id', 'due_on']).orderBy('id').execute()
    expect(found).toMatchObject([
      { status: 'DOCUMENTS', site_id: expect.any(Number) },
      { status: 'SUBMITTED', site_id: expect.any(Number), due_on: expect.any(String) },
    ])
    expect(await demonstration.orders()).toHaveLength(orders.length)
  })

  test('C-50 C-203 claims in several statuses, with messages of both sides, once', async () => {
    const { deps, db } = demonstration
    await Promise.all([loadDemoClaims(deps), loadDemoClaims(deps)])
    const found = await db.selectFrom('claim').select(['type', 'status']).orderBy('id').execute()
    expect(found).toEqual([
      { type: 'DEFECT', status: 'OPEN' },
      { type: 'DEFECT', status: 'WAITING_CUSTOMER' },
      { type: 'WRONG_ITEM', status: 'APPROVED' },
      { type: 'DAMAGED', status: 'RESOLVED' },
    ])
    expect(await db.selectFrom('claim_message').select('id').execute()).toHaveLength(4)
    expect(await demonstration.orders()).toHaveLength(orders.length)
  })

  test('C-50 a second run adds nothing', async () => {
    expect(await demonstration.load()).toBe(0)
    const withoutSite = (await demonstration.orders()).map((order) => ({ ...order, site_id: null }))
    expect(withoutSite).toEqual(orders)
  })

  test('C-50 QUO-002 QUO-022 three negotiations that both sides read: agreed, offered and asked, once', async () => {
    const { deps, db, as } = demonstration
    await Promise.all([loadDemoNegotiations(deps), loadDemoNegotiations(deps)])
    const found = await db.selectFrom('negotiation').select(['order_id', 'status']).orderBy('id').execute()
    expect(found.map(({ status }) => status)).toEqual(['AGREED', 'COUNTERED', 'REQUESTED'])
    const [integrator, commercial] = [await as('integrator@girassol.demo'), await as('commercial@girassol.demo')]
    for (const { order_id: id, status } of found)
      for (const reader of [integrator, commercial])
        expect((await reader(readNegotiation, { params: { id } })).json()).toMatchObject({ status })
    const queue = (await commercial(listNegotiations, { query: { queue: 'all' } })).json()
    expect(queue.data.map(({ orderId }: { orderId: number }) => orderId)).toEqual(
      found.slice(1).map(({ order_id }) => order_id),
    )
    expect(queue.counts).toMatchObject({ mine: 1, all: 2 })
    const { rows } = await sql`select from negotiation_move where moved_at > ${now}
      union all select from orders where status = 'BUDGET' and finished_at > ${now}`.execute(db)
    expect(rows).toEqual([])
  })
})

describe('the start of a demonstration', () => {
  const stories = demoStories.slice(-8)

  test('C-50 on the embedded database a stopped run continues at the next start, two runs at once share the work, and a visitor’s cart stays', async () => {
    const demonstration = await openDemonstration('pglite')
    const { as, load, orders, failures } = demonstration
    const visitor = await as('integrator@girassol.demo')
    const cart = (await visitor(openCart)).json()
    let requestCount = 0
    const endsAfterTwo = () => {
      requestCount += 1
      return requestCount > 2
    }
    expect(await load({ stories, isEnding: endsAfterTwo })).toBe(2)
    const played = await Promise.all([load({ stories }), load({ stories })])
    expect(played[0] + played[1]).toBe(stories.length - 2)
    expect(failures).toEqual([])
    const statuses = (await orders()).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual(stories.map(({ to }) => to).toSorted())
    expect((await visitor(openCart)).json()).toEqual(cart)
    await loadDemoSites(demonstration.deps)
    expect(await demonstration.db.selectFrom('site').select('id').execute()).toHaveLength(5)
    await demonstration.close()
  }, 60_000)

  test('C-50 a system that has orders gets no demonstration orders; the same day produces the same orders', async () => {
    const demonstration = await openDemonstration('postgres')
    const { db, load, orders } = demonstration
    expect(await load({ stories })).toBe(stories.length)
    const before = seen(await orders())
    await db.deleteFrom('setting').where('key', '=', 'demo.orders-begun').execute()
    expect(await load({ stories })).toBe(0)
    const again = await openDemonstration('postgres')
    await again.load({ stories })
    expect(seen(await again.orders()).toSorted()).toEqual(before.toSorted())
    await again.close()
    await demonstration.close()
  }, 60_000)
})
