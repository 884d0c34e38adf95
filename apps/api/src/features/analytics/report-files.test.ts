import * as contract from '@girassol/contract/analytics'
import type { Role } from '@girassol/domain/access'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { timetable } from '../../jobs/timetable.ts'
import type { Caller } from '../../test-application.ts'
import { noon, openShop, type Shop } from '../cart/test-shop.ts'
import { makeReportFile } from './files/make-report-file.ts'

const hourAfter = (hours: number, milliseconds = 0): string =>
  new Date(Date.parse(noon) + hours * 3_600_000 + milliseconds).toISOString()

const sentence409 = 'São mais de 5.000 linhas: o arquivo é preparado à parte, e você é avisado quando estiver pronto.'
const firstFakeSeller = 1_000_000

describe.each(testedDatabases)('the files of reports that a worker writes on %s', (kind) => {
  let shop: Shop
  let deps: Dependencies
  let staff: Caller
  let integrator: Caller

  beforeAll(async () => {
    shop = await openShop(kind)
    deps = shop.deps
    staff = await shop.as('administrator@girassol.demo')
    integrator = await shop.as('integrator@girassol.demo')
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    shop.setNow(noon)
    await shop.db.deleteFrom('rate_limit').execute()
    await shop.db.deleteFrom('report_file').execute()
    await shop.db.deleteFrom('notification').execute()
    await sql`delete from figure_summary where seller_id >= ${firstFakeSeller}`.execute(shop.db)
    await deps.boss.deleteQueuedJobs('analytics.file')
  })

  /** So many sellers ordered something in October, one real each. */
  const insertSellers = (count: number) =>
    sql`insert into figure_summary (kind, span, seller_id, day, product_code, branch, uf, reason, facts, units, value_cents,
        watts, list_cents, discount_cents, margin_cents, in_full, unchecked)
      select 'ORDER', 'MONTH', ${firstFakeSeller} + number, '2026-10-01', '', '01,01', 'SP', '', 1, 0, 100, 0, 0, 0, 0, 0, 0
      from generate_series(1, ${count}::integer) as number`.execute(shop.db)

  type Wanted = { readonly report?: 'ordered-by-seller' | 'ordered' | 'discount'; readonly query?: object }
  const request = (call: Caller = staff, { report = 'ordered-by-seller', query = {} }: Wanted = {}) =>
    call(contract.requestReportFile, { params: { report }, body: { ...query, format: 'csv' } })
  const requested = async (call: Caller = staff, wanted: Wanted = {}): Promise<contract.ReportFile> => {
    const answer = await request(call, wanted)
    expect(answer.statusCode, answer.body).toBe(202)
    return answer.json()
  }
  const make = (id: string, more: Partial<Dependencies> = {}) => makeReportFile({ ...deps, ...more }, { fileId: id })
  const made = async (call: Caller = staff, wanted: Wanted = {}) => {
    const { id } = await requested(call, wanted)
    await make(id)
    return id
  }
  const show = (id: string, call: Caller = staff) => call(contract.showReportFile, { params: { id } })
  const download = (id: string, call: Caller = staff) => call(contract.downloadReportFile, { params: { id } })
  const notices = () => shop.db.selectFrom('notification').select(['title', 'path', 'user_id']).orderBy('id').execute()
  const jobs = async () => (await deps.boss.fetch('analytics.file', { batchSize: 10 })).length
  const storing = (put: Dependencies['ports']['files']['put']): Partial<Dependencies> => ({
    ports: { ...deps.ports, files: { ...deps.ports.files, put } },
  })

  test('ANA-013 a report of more than 5,000 rows is not sent at once, but written with all rows and offered on the bell', async () => {
    await insertSellers(5001)
    const params = { report: 'ordered-by-seller' } as const
    const refused = await staff(contract.exportReport, { params, query: { format: 'csv' } })
    expect([refused.statusCode, refused.json().reason, refused.json().message]).toEqual([
      409,
      'largeExport',
      sentence409,
    ])
    const id = await made()
    expect(await notices()).toMatchObject([{ title: 'Arquivo pronto', path: `/indicadores?arquivo=${id}` }])
    const view: contract.AnalyticsReportView = (await staff(contract.showReport, { params, query: {} })).json()
    const file = await download(id)
    const lines = file.body.trimEnd().split('\r\n')
    expect(file.body.startsWith('\uFEFFPedidos por integrador;')).toBe(true)
    expect(lines.slice(3)).toHaveLength(view.rows.length)
    const cents = lines
      .slice(3)
      .reduce((sum, line) => sum + Math.round(Number(line.split(';')[2]?.replace(',', '.')) * 100), 0)
    expect(cents).toBe(Math.round((view.totals[0] ?? 0) * 100))
    await sql`delete from figure_summary where seller_id > ${firstFakeSeller + 4000}`.execute(shop.db)
    expect((await staff(contract.exportReport, { params, query: { format: 'csv' } })).statusCode).toBe(200)
  })

  test('ANA-013 a report of more than 100,000 rows is no file, even when it grew after the request', async () => {
    const id = (await requested()).id
    await insertSellers(100_001)
    await make(id)
    expect(await notices()).toMatchObject([{ title: 'Arquivo não gerado', path: '/indicadores' }])
    expect((await show(id)).statusCode).toBe(404)
  })

  test('ANA-013 two clicks at once are one file and one job; other filters, formats and users have their own', async () => {
    const [first, second] = await Promise.all([requested(), requested()])
    expect(second?.id).toBe(first?.id)
    const ids = [
      first?.id,
      (await requested(staff, { query: { uf: 'SP' } })).id,
      (await requested(await shop.as('financial@girassol.demo'))).id,
    ]
    expect(new Set(ids).size).toBe(3)
    expect(await jobs()).toBe(3)
    await make(first?.id ?? '')
    expect((await requested()).id).not.toBe(first?.id)
  })

  test('ANA-013 a worker that dies before its last step leaves the work to the next one: one file, one notification', async () => {
    const { id } = await requested()
    const killed = { ...deps.connection, db: Object.create(deps.connection.db) }
    let transactions = 0
    killed.db.transaction = () => {
      transactions += 1
      if (transactions > 2) throw new Error('killed')
      return deps.connection.db.transaction()
    }
    await expect(make(id, { connection: killed })).rejects.toThrow('killed')
    expect((await show(id)).json()).toMatchObject({ state: 'WAITING', link: null })
    await Promise.all([make(id), make(id)])
    await make(id)
    expect((await show(id)).json()).toMatchObject({ state: 'READY', link: `/api/analytics/files/${id}/file` })
    expect(await notices()).toHaveLength(1)
  })

  test('ANA-013 the user hears once that the storage is away, may try again at once, and gets one file when it is back', async () => {
    const { id } = await requested()
    const away = storing(() => Promise.reject(new Error('away')))
    for (let tries = 0; tries < 2; tries += 1) await expect(make(id, away)).rejects.toThrow('away')
    expect(await notices()).toMatchObject([{ title: 'Arquivo atrasado', path: `/indicadores?arquivo=${id}` }])
    expect((await show(id)).json().state).toBe('LATE')
    expect(await requested()).toMatchObject({ id, state: 'WAITING' })
    expect(await jobs()).toBe(2)
    await make(id)
    expect((await notices()).map(({ title }) => title)).toEqual(['Arquivo atrasado', 'Arquivo pronto'])
  })

  test('ANA-013 the link works for 24 hours after the file is ready, then it is 404 and the file is removed', async () => {
    const { id } = await requested()
    shop.setNow(hourAfter(2))
    expect((await download(id)).statusCode).toBe(409)
    await make(id)
    expect((await show(id)).json().expiresAt).toBe(hourAfter(26))
    shop.setNow(hourAfter(26, -1))
    expect((await download(id)).statusCode).toBe(200)
    shop.setNow(hourAfter(26))
    expect([(await download(id)).statusCode, (await show(id)).statusCode]).toEqual([404, 404])
    shop.setNow(hourAfter(27))
    await timetable.find(({ name }) => name === 'apply-retention')?.run(deps)
    expect(await deps.ports.files.get(`exports/report-${id}`)).toBeNull()
  })

  test('ANA-013 a worker that is slower than the removal of its request leaves no file in the storage', async () => {
    const { id } = await requested()
    const slow = storing(async (file) => {
      await deps.ports.files.put(file)
      await shop.db.deleteFrom('report_file').execute()
    })
    await make(id, slow)
    expect(await notices()).toEqual([])
    const left = await shop.db.selectFrom('leftover_file').select('key').execute()
    expect(left.map(({ key }) => key)).toContain(`exports/report-${id}`)
  })

  const change = (values: { can_view_margin_liquid?: boolean; roles?: Role[] }) =>
    shop.db.updateTable('app_user').set(values).where('email', '=', 'administrator@girassol.demo').execute()

  test('ANA-013 ANA-009 only the user who requested it opens a file, and only while he may read all that it has', async () => {
    const own = await made(integrator, { report: 'ordered' })
    for (const call of [staff, await shop.as('manager@girassol.demo')])
      expect([(await show(own, call)).statusCode, (await download(own, call)).statusCode]).toEqual([404, 404])
    expect((await request(integrator)).statusCode).toBe(403)
    await change({ can_view_margin_liquid: true })
    const margins = await made(await shop.as('administrator@girassol.demo'), { report: 'discount' })
    const first = await made(await shop.as('administrator@girassol.demo'), { query: { seller: 1 } })
    await change({ can_view_margin_liquid: false })
    expect((await download(margins, await shop.as('administrator@girassol.demo'))).statusCode).toBe(403)
    await change({ roles: ['MARKETING'] })
    expect((await download(first, await shop.as('administrator@girassol.demo'))).statusCode).toBe(403)
    await change({ roles: ['ADMINISTRATOR'] })
    expect((await download(first, await shop.as('administrator@girassol.demo'))).statusCode).toBe(200)
  })

  test('ANA-013 ANA-009 a file of a user who lost the right before it is made ends without a file or a notification', async () => {
    const { id } = await requested()
    await change({ roles: ['LOGISTICS'] })
    await make(id)
    await change({ roles: ['ADMINISTRATOR'] })
    expect((await show(id, await shop.as('administrator@girassol.demo'))).statusCode).toBe(404)
    expect(await notices()).toEqual([])
  })
})
