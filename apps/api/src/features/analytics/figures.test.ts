import type { AnalyticsReportView } from '@girassol/contract/analytics'
import { showReport } from '@girassol/contract/analytics'
import { type AnalyticsReport, countedStatuses } from '@girassol/domain/analytics'
import { type OrderStatus, orderStatusNames } from '@girassol/domain/orders'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bothDatabases, whereTested } from '../../database/test-database.ts'
import type { Caller } from '../../test-application.ts'
import { noon, openShop, products, type Shop } from '../cart/test-shop.ts'
import { moveInTest } from '../orders/test-moves.ts'
import { foldFigures, rebuildFigures } from './figures/fold-figures.ts'
import { insertOrder, readSummary } from './test-figures.ts'

const codes = [products.panel, products.inverter, products.clamp, products.readyKit]
const ended: readonly OrderStatus[] = orderStatusNames.filter((status) => status !== 'CART')

const anOrder = fc.record({
  seller: fc.constantFrom('INT001', 'INT002'),
  status: fc.constantFrom<OrderStatus>(
    'INVOICE',
    'INVOICE_DELIVERED',
    'INVOICE_CANCELED',
    'BUDGET',
    'INVOICE_REPROVED',
  ),
  finishedAt: fc
    .integer({ min: 0, max: 400 })
    .map((days) => new Date(Date.parse(noon) - days * 86_400_000).toISOString()),
  totalCents: fc.integer({ min: 0, max: 5_000_001 }),
  uf: fc.constantFrom('SP', 'SC', ''),
  products: fc.subarray(codes, { minLength: 1 }),
})

const aStep = fc.oneof(
  fc.record({ kind: fc.constant('order' as const), order: anOrder }),
  fc.record({ kind: fc.constant('status' as const), at: fc.nat(20), status: fc.constantFrom(...ended) }),
  fc.record({ kind: fc.constant('total' as const), at: fc.nat(20), totalCents: fc.integer({ min: 1, max: 900_000 }) }),
  fc.record({ kind: fc.constant('remove' as const), at: fc.nat(20) }),
  fc.record({
    kind: fc.constant('outcome' as const),
    at: fc.nat(20),
    outcome: fc.constantFrom('WON' as const, 'LOST' as const),
  }),
  fc.record({ kind: fc.constant('fold' as const) }),
  fc.record({ kind: fc.constant('kill' as const) }),
)
type Step = typeof aStep extends fc.Arbitrary<infer Each> ? Each : never

describe.each(bothDatabases)('the figures on %s', (kind) => {
  let shop: Shop
  let staff: Caller
  let integrator: Caller

  beforeAll(async () => {
    shop = await openShop(kind)
    staff = await shop.as('administrator@girassol.demo')
    integrator = await shop.as('integrator@girassol.demo')
  })
  afterAll(() => shop.close())

  const report = async (
    name: AnalyticsReport,
    query: object = {},
    call: Caller = staff,
  ): Promise<AnalyticsReportView> => {
    const answer = await call(showReport, { params: { report: name }, query })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }
  const totalOf = ({ columns, totals }: AnalyticsReportView, key: string) =>
    totals[columns.findIndex((each) => each.key === key)]

  /** A worker that dies at the end of its transaction, before the commit. */
  const killedFold = () => {
    const { connection } = shop.deps
    const transaction = () => ({
      execute: (work: (tx: never) => Promise<unknown>) =>
        connection.db.transaction().execute(async (tx) => {
          await work(tx as never)
          throw new Error('killed')
        }),
    })
    const db = Object.assign(Object.create(connection.db), { transaction })
    return expect(foldFigures({ connection: { ...connection, db } })).rejects.toThrow('killed')
  }

  const countedIds = async () =>
    (
      await sql<{
        id: number
      }>`select id from orders where created_by = (select min(id) from app_user) order by id`.execute(shop.db)
    ).rows

  const act = async (step: Step): Promise<void> => {
    if (step.kind === 'order') return void (await insertOrder(shop.db, step.order))
    if (step.kind === 'fold') return foldFigures(shop.deps)
    if (step.kind === 'kill') return killedFold()
    const ids = await countedIds()
    const id = ids[step.at % Math.max(ids.length, 1)]?.id ?? 0
    if (step.kind === 'status') await sql`update orders set status = ${step.status} where id = ${id}`.execute(shop.db)
    if (step.kind === 'total')
      await sql`update orders set total_invoice_cents = ${step.totalCents} where id = ${id}`.execute(shop.db)
    if (step.kind === 'remove')
      await sql`delete from orders where id = ${id} and status like 'BUDGET%'`.execute(shop.db)
    if (step.kind === 'outcome')
      await sql`insert into budget_outcome (order_id, seller_id, outcome, decided_at, total_cents, reason)
        select id, seller_id, ${step.outcome}, ${noon}, total_invoice_cents, case when ${step.outcome} = 'LOST' then 'PRICE' end
        from orders where id = ${id} on conflict do nothing`.execute(shop.db)
  }

  /** What the records say, without any summary. */
  const bySql = async (uf: string | null) => {
    const { rows } = await sql<{ cents: number; orders: number; watts: number }>`
      select coalesce(sum(total_invoice_cents), 0)::bigint as cents, count(*)::integer as orders,
        coalesce(sum(round(kit_power_kw * 1000)), 0)::bigint as watts from orders
      where status = any(${[...countedStatuses]}) and finished_at >= '2025-12-01T03:00Z' and finished_at < '2026-12-01T03:00Z'
        and (${uf}::text is null or coalesce(nullif(delivery_address_erp_state, ''), charge_address_erp_state) = ${uf})`.execute(
      shop.db,
    )
    return rows[0] ?? { cents: 0, orders: 0, watts: 0 }
  }

  test('ANA-004 ANA-007 ANA-010 ANA-011 whatever happens, killed or not, every report adds up to the records and a rebuild changes no cell', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(aStep, { minLength: 3, maxLength: 14 }), async (steps) => {
        for (const step of steps) await act(step)
        const expected = await bySql(null)
        for (const name of [
          'ordered',
          'ordered-by-uf',
          'ordered-by-seller',
          'ordered-by-brand',
          'ordered-by-product',
        ] as const) {
          const view = await report(name)
          expect([name, totalOf(view, 'value'), totalOf(view, 'kwp')]).toEqual([
            name,
            expected.cents / 100,
            expected.watts / 1000,
          ])
        }
        expect(totalOf(await report('ordered'), 'orders')).toBe(expected.orders)
        expect(totalOf(await report('ordered', { uf: 'SC' }), 'value')).toBe((await bySql('SC')).cents / 100)
        await foldFigures(shop.deps)
        const folded = await readSummary(shop.db)
        await rebuildFigures(shop.deps)
        expect(await readSummary(shop.db)).toEqual(folded)
        expect(totalOf(await report('ordered'), 'value')).toBe(expected.cents / 100)
      }),
      { numRuns: kind === 'postgres' ? 12 : 5, seed: 59 },
    )
  })

  test('ANA-011 summing up and rebuilding at once, while orders change, count nothing twice', async () => {
    const orders = Array.from({ length: 6 }, (_, at) => ({
      seller: 'INT001',
      status: 'INVOICE' as const,
      finishedAt: noon,
      totalCents: 100_000 + at,
      uf: 'SP',
      products: [products.panel],
    }))
    await Promise.all([
      ...orders.map((order) => insertOrder(shop.db, order)),
      rebuildFigures(shop.deps),
      foldFigures(shop.deps),
    ])
    await Promise.all([foldFigures(shop.deps), foldFigures(shop.deps), rebuildFigures(shop.deps)])
    await foldFigures(shop.deps)
    const folded = await readSummary(shop.db)
    await rebuildFigures(shop.deps)
    expect(await readSummary(shop.db)).toEqual(folded)
  })

  whereTested(kind, () => {
    test('ANA-004 a cancelled order leaves the month in which it was finished', async () => {
      const order = { seller: 'INT001', uf: 'SP', products: [products.panel], totalCents: 123_456 }
      const id = await insertOrder(shop.db, {
        ...order,
        status: 'PROCESSING_CANCELLATION',
        finishedAt: '2026-10-01T02:30:00.000Z',
      })
      const september = { from: '2026-09-01', to: '2026-09-30' }
      const before = totalOf(await report('ordered', september), 'value') ?? 0
      await foldFigures(shop.deps)
      await moveInTest(shop, id, { event: 'cancellationDone' })
      expect(totalOf(await report('ordered', september), 'value')).toBeCloseTo(before - 1234.56, 2)
    })

    test('ANA-007 the parts of each brand and product with filters are those of the lines, to the cent', async () => {
      const view = await report('ordered-by-product', { brand: '201' })
      const all = await report('ordered-by-brand')
      const ofBrand = all.rows.find(({ key }) => key === '201')
      expect(view.totals[0]).toBe(ofBrand?.values[0])
      expect(totalOf(await report('ordered', { brand: '201' }), 'value')).toBe(ofBrand?.values[0])
      const odd = { from: '2026-03-17', to: '2026-11-05' }
      const byMonth = await report('ordered', odd)
      expect(byMonth.rows.reduce((sum, { values }) => sum + Math.round((values[0] ?? 0) * 100), 0)).toBe(
        Math.round((byMonth.totals[0] ?? 0) * 100),
      )
      expect(totalOf(await report('ordered-by-seller', odd), 'value')).toBe(byMonth.totals[0])
      const first = await sql<{ id: number }>`select id from seller where erp_code = 'INT001'`.execute(shop.db)
      const ofSeller = await report('ordered', { ...odd, seller: first.rows[0]?.id })
      const bySeller = await report('ordered-by-seller', odd)
      expect(ofSeller.totals[0]).toBe(bySeller.rows.find(({ key }) => key === String(first.rows[0]?.id))?.values[0])
      expect((await report('ordered', odd, integrator)).totals).toEqual(ofSeller.totals)
    })
  })
})
