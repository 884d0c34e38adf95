import * as contract from '@girassol/contract/homologations'
import { homologationStatusNames } from '@girassol/domain/homologations'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../../database/connection.ts'
import { readZip } from '../../../documents/test-zip.ts'
import type { Tx } from '../../../http/context.ts'
import { noon } from '../../cart/test-shop.ts'
import { type HomologationDesk, openHomologationDesk, renata } from '../test-homologations.ts'
import { selectHomologationRows } from './homologation-list-queries.ts'

/** Of the first seller; six times as many of the second. */
const many = 5000

describe('a list of five thousand homologations', () => {
  let desk: HomologationDesk

  beforeAll(async () => {
    desk = await openHomologationDesk('postgres')
    desk.setNow(noon)
    await sql`
      insert into homologation (seller_id, status, status_on, due_on, utility_id, consumer_unit, city_code, holder_name,
        holder_document, created_by, created_at, updated_at)
      select seller, case n % 2 when 0 then 'SUBMITTED' else 'ISSUED' end, date '2026-11-01',
        case when n % 2 = 0 then date '2026-11-16' + n % 20 end, case n % 4 when 0 then ${desk.utilityId}::integer end,
        case seller when 1 then 'UC ' || n end, '3509502', 'Titular ' || n, '52998224725', 1, now(), now()
      from generate_series(1, ${sql.lit(many)}) n, unnest(array[1, 2, 2, 2, 2, 2, 2]) seller`.execute(desk.db)
    await sql`vacuum analyze homologation`.execute(desk.db)
  }, 120_000)
  afterAll(() => desk.close())

  const list = async (query: object = {}) =>
    (await desk.integrator(contract.listHomologations, { query: query as never })).json()

  test('HOM-017 a page has 15 homologations of the own seller, the newest first', async () => {
    const page = await list()
    expect([page.data.length, page.total]).toEqual([15, many])
    expect(page.data[0]).toMatchObject({
      holderName: `Titular ${many}`,
      consumerUnit: `UC ${many}`,
      cityName: 'Campinas',
      utility: { id: desk.utilityId, name: 'CPFL Paulista' },
      dueOn: '2026-11-16',
      daysLate: 7,
      isEquipmentChanged: false,
    })
    expect(JSON.stringify(page)).not.toContain('52998224725')
  })

  test('HOM-017 HOM-003 status, utility and overdue filter it; overdue has exactly those past their due day', async () => {
    expect((await list({ status: 'ISSUED' })).total).toBe(many / 2)
    expect((await list({ status: 'ISSUED,SUBMITTED' })).total).toBe(many)
    expect((await list({ utility: desk.utilityId })).total).toBe(many / 4)
    // Due from 16 to 34 November in steps of two; before the 23rd are 16, 18, 20 and 22.
    const late = await list({ overdue: '1', take: 100 })
    expect(late.total).toBe((many / 20) * 4)
    expect(late.data.every(({ dueOn }: contract.HomologationRow) => dueOn !== null && dueOn < '2026-11-23')).toBe(true)
    desk.setNow('2026-11-25T02:59:59.000Z')
    expect((await list({ overdue: '1' })).total).toBe((many / 20) * 4)
    desk.setNow('2026-11-25T03:00:00.000Z')
    expect((await list({ overdue: '1' })).total).toBe((many / 20) * 5)
    desk.setNow(noon)
    expect((await desk.integrator(contract.listHomologations, { query: { status: 'ALL' } as never })).statusCode).toBe(
      400,
    )
  })

  test('HOM-017 the first page and page 300 are read from the index of the seller, in its order', async () => {
    for (const skip of [1, 300]) {
      const filter = {
        sellerId: 1,
        statuses: homologationStatusNames,
        utilityId: undefined,
        isOverdue: false,
        now: noon,
      }
      const rows = await selectHomologationRows(desk.db as Database as Tx, filter)
        .limit(15)
        .offset((skip - 1) * 15)
        .explain()
      const plan = rows.map((row) => Object.values(row).join('')).join('\n')
      expect(plan).toMatch(/Index Scan Backward using homologation_of_seller/)
      expect(plan).not.toMatch(/Seq Scan on homologation|Sort/)
    }
  })

  test('HOM-017 the filtered list is exported as CSV and XLSX, without the documents of holders', async () => {
    const csv = await desk.integrator(contract.exportHomologations, { query: { overdue: '1' } as never })
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
    const lines = csv.body.trim().split('\r\n')
    expect(lines).toHaveLength((many / 20) * 4 + 1)
    expect(lines[0]).toContain('Pedido ou orçamento')
    expect(lines[1]).toContain('Prazo vencido há')
    expect(csv.body).not.toContain(renata.document.replace(/\D/g, ''))
    const xlsx = await desk.integrator(contract.exportHomologations, {
      query: { utility: desk.utilityId, format: 'xlsx' } as never,
    })
    const sheet = readZip(xlsx.rawPayload).get('xl/worksheets/sheet1.xml') ?? ''
    expect(sheet.split('<row ').length - 2).toBe(many / 4)
  })
})
