import * as contract from '@girassol/contract/proposals'
import { proposalStatusNames } from '@girassol/domain/proposals'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../database/connection.ts'
import type { Tx } from '../../http/context.ts'
import { noon } from '../cart/test-shop.ts'
import { selectProposalRows } from './proposal-list-queries.ts'
import { openProposalDesk, type ProposalDesk } from './test-proposals.ts'

/** Of the first seller, one each minute; as many of the second. */
const many = 10_000

describe('a list of ten thousand proposals', () => {
  let desk: ProposalDesk

  beforeAll(async () => {
    desk = await openProposalDesk('postgres')
    desk.setNow(noon)
    await sql`
      insert into proposal (seller_id, number, status, source_kind, order_type, created_by, created_at, updated_at,
        customer_name, city_code, kwp, final_price_cents, valid_until, current_version)
      select seller, n, case n % 4 when 0 then 'SENT' when 1 then 'ACCEPTED' when 2 then 'VIEWED' else 'DRAFT' end, 'CART',
        'MP', 1, timestamptz '2026-11-01' + n * interval '1 minute', now(), 'Cliente João ' || n, '3550308', 5.5, 1650000,
        case when n % 8 = 0 then date '2026-11-20' else date '2026-12-07' end, case when n % 4 < 3 then 1 end
      from generate_series(1, ${sql.lit(many)}) n, unnest(array[1, 2]) seller`.execute(desk.db)
    await sql`vacuum analyze proposal`.execute(desk.db)
  }, 120_000)
  afterAll(() => desk.close())

  const list = async (query: object = {}) =>
    (await desk.integrator(contract.listProposals, { query: query as never })).json()
  const numbers = async (query: object) => {
    const page = await list(query)
    return page.data.map(({ number }: contract.ProposalRow) => number)
  }

  test('PROP-027 a page has 15 proposals of the own seller, the newest first, with what the list shows', async () => {
    const page = await list()
    expect([page.data.length, page.total]).toEqual([15, many])
    expect(page.data[0]).toEqual({
      id: expect.any(Number),
      number: many,
      createdAt: expect.any(String),
      customer: { name: `Cliente João ${many}`, cityName: 'São Paulo', state: 'SP' },
      kwp: 5.5,
      finalPrice: 16_500,
      status: 'EXPIRED',
      versionNumber: 1,
      views: 0,
      validUntil: '2026-11-20',
    })
    expect(await numbers({ skip: 2 })).toEqual(Array.from({ length: 15 }, (_, at) => many - 15 - at))
  })

  test('PROP-027 PROP-015 statuses, period, number and name filter it; what has ended is EXPIRED and not SENT', async () => {
    const sent = await list({ status: 'SENT,VIEWED', take: 100 })
    expect([sent.total, new Set(sent.data.map(({ status }: contract.ProposalRow) => status))]).toEqual([
      3750,
      new Set(['SENT', 'VIEWED']),
    ])
    expect((await list({ status: 'EXPIRED' })).total).toBe(1250)
    expect(await numbers({ term: '1234' })).toEqual([1234])
    expect((await list({ term: 'joao 99' })).total).toBe(111)
    const day = await list({ from: '2026-11-02', to: '2026-11-02' })
    expect(day.total).toBe(1440)
    expect((await desk.integrator(contract.listProposals, { query: { status: 'ALL' } as never })).statusCode).toBe(400)
  })

  test('PROP-027 the first page and page 400 are read from the index of the seller, in its order', async () => {
    for (const skip of [1, 400]) {
      const filter = { sellerId: 1, statuses: proposalStatusNames, term: undefined, from: undefined, to: undefined }
      const rows = await selectProposalRows(desk.db as Database as Tx, {
        ...filter,
        skip,
        take: 15,
        now: noon,
      }).explain()
      const plan = rows.map((row) => Object.values(row).join('')).join('\n')
      expect(plan).toMatch(/Index Scan Backward using proposal_seller_id_number_key/)
      expect(plan).not.toMatch(/Seq Scan|Sort/)
    }
    const started = performance.now()
    expect(await numbers({ skip: 400 })).toHaveLength(15)
    expect(performance.now() - started).toBeLessThan(2000)
  })
})
