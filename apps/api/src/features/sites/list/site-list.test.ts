import * as contract from '@girassol/contract/sites'
import { siteStageNames } from '@girassol/domain/sites'
import { type RawBuilder, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { noon } from '../../cart/test-shop.ts'
import { openSiteDesk, type SiteDesk } from '../test-sites.ts'
import { type SiteFilter, toSiteFilter } from './site-filters.ts'
import { selectBoard, selectPage, selectStages } from './site-list-queries.ts'

/** Of the first seller; half as many of the second. */
const many = 10_000

/** Far above what a call takes on a busy machine, far below what a statement for each site would take. */
const mostMilliseconds = 2000

describe('a list of ten thousand sites', () => {
  let desk: SiteDesk
  let statements = 0

  beforeAll(async () => {
    // Before the connections open, because each of them binds the method then.
    const { query } = pg.Client.prototype
    vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
      if (!JSON.stringify(given[0]).includes('pgboss')) statements += 1
      return Reflect.apply(query, this, given)
    })
    desk = await openSiteDesk('postgres')
    const me = await desk.userId('integrator@girassol.demo')
    const colleague = await desk.userId('manager@girassol.demo')
    await sql`
      insert into site (seller_id, title, contact_name, consumer_unit, city_code, stage, responsible_id, created_by,
        created_at, touched_at)
      select seller, 'Obra São João ' || n, 'Contato Íris ' || n, 'UC' || n,
        case when n % 2 = 0 then '3550308' else '4205407' end,
        (array['LEAD', 'VISIT', 'PROPOSAL', 'SIGNED', 'ORDERED', 'DELIVERED', 'INSTALLED', 'HOMOLOGATION'])[n % 8 + 1],
        case when n % 4 = 0 then ${colleague}::integer else ${me}::integer end, ${me}::integer, ${noon}::timestamptz,
        ${noon}::timestamptz - n * interval '1 hour'
      from unnest(array[1, 2]) seller, generate_series(1, ${sql.lit(many)}) n where seller = 1 or n % 2 = 0`.execute(
      desk.db,
    )
    await sql`
      insert into site_task (seller_id, site_id, title, due_on, responsible_id, created_by, created_at)
      select seller_id, id, 'Tarefa ' || id, date '2026-11-20' + (id % 20), ${me}::integer, ${me}::integer,
        ${noon}::timestamptz
      from site where seller_id = 1 and id % 5 = 0`.execute(desk.db)
    await sql`
      insert into orders (seller_id, site_id, status, type, created_by, created_at, kit_power_kw, total_invoice_cents,
        company_code, branch_code)
      select seller_id, site.id, case when site.id % 3 = 0 then 'BUDGET' else 'INVOICE' end, 'MP', ${me}::integer,
        ${noon}::timestamptz, 5.5, 1650000, seller.company_code, seller.branch_code
      from site join seller on seller.id = seller_id where seller_id = 1 and site.id % 2 = 0`.execute(desk.db)
    await sql`vacuum analyze site`.execute(desk.db)
    await sql`vacuum analyze site_task`.execute(desk.db)
    await sql`vacuum analyze orders`.execute(desk.db)
  }, 120_000)
  afterAll(() => desk.close())

  const list = async (query: object = {}) => {
    const answer = await desk.integrator(contract.listSites, { query: query as never })
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return answer.json()
  }
  const totalOf = async (query: object): Promise<number> => (await list(query)).total
  const filterOf = (query: object): SiteFilter =>
    toSiteFilter({ view: 'ALL', archived: 'no', ...query } as never, {
      sellerId: 1,
      userId: 1,
      seesPrices: true,
      seesProposals: true,
      now: noon,
    })

  test('SITE-008 a page has 20 sites, late tasks first, then the longest untouched, with the counts of all stages', async () => {
    const page = await list()
    expect([page.data.length, page.total]).toEqual([20, many])
    expect(page.data.every(({ urgency }: contract.SiteRow) => urgency?.kind === 'TASK_LATE')).toBe(true)
    const touched = page.data.map(({ touchedAt }: contract.SiteRow) => touchedAt)
    expect(touched).toEqual(touched.toSorted())
    expect(page.stages).toHaveLength(10)
    expect(page.stages.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(many)
    expect(page.stages.find(({ stage }: { stage: string }) => stage === 'LEAD')).toMatchObject({ count: 1250 })
    const kwp = page.stages.reduce((sum: number, each: { kwp: number }) => sum + each.kwp, 0)
    expect(kwp).toBeCloseTo((many / 2) * 5.5, 0)
  })

  test('SITE-008 term, stage, responsible, city and views filter it, without accents', async () => {
    expect(await totalOf({ term: 'obra sao joao 1234' })).toBe(1)
    expect(await totalOf({ term: 'IRIS 999' })).toBe(11)
    expect(await totalOf({ term: 'uc5000' })).toBe(1)
    expect(await totalOf({ term: '100%' })).toBe(0)
    const [order] = await desk.db
      .selectFrom('orders')
      .select(['id', 'site_id'])
      .where('site_id', 'is not', null)
      .limit(1)
      .execute()
    const found = await list({ term: String(order?.id) })
    expect(found.data.map(({ id }: contract.SiteRow) => id)).toContain(order?.site_id)
    expect(await totalOf({ stage: 'LEAD,VISIT' })).toBe(2500)
    expect(await totalOf({ responsible: await desk.userId('manager@girassol.demo') })).toBe(2500)
    expect(await totalOf({ city: '4205407' })).toBe(many / 2)
    expect(await totalOf({ view: 'MINE', city: '4205407' })).toBe(many / 2)
    const late = await desk.db
      .selectFrom('site_task')
      .select((eb) => eb.fn.countAll<number>().as('late'))
      .where('due_on', '<', '2026-11-23')
      .executeTakeFirstOrThrow()
    const today = noon.slice(0, 10)
    expect(today).toBe('2026-11-23')
    expect(await totalOf({ view: 'LATE_TASK' })).toBe(Number(late.late))
    const idle = await list({ view: 'IDLE', take: 100 })
    expect(idle.total).toBeGreaterThan(9000)
    expect(idle.data.every(({ touchedAt }: contract.SiteRow) => touchedAt < '2026-11-09T03:00:00.000Z')).toBe(true)
    expect((await desk.integrator(contract.listSites, { query: { stage: 'NOWHERE' } as never })).statusCode).toBe(400)
  })

  test('SITE-008 C-175 the board has the first 20 cards of each stage in one answer; the next come by stage', async () => {
    const board = await list({ board: 'yes' })
    const perStage = new Map<string, number>()
    for (const { stage } of board.data) perStage.set(stage, (perStage.get(stage) ?? 0) + 1)
    expect([...perStage.keys()]).toEqual(siteStageNames.slice(0, 8))
    expect([...new Set(perStage.values())]).toEqual([20])
    const visits = board.data.filter(({ stage }: contract.SiteRow) => stage === 'VISIT')
    const [first, second] = [await list({ stage: 'VISIT' }), await list({ stage: 'VISIT', skip: 2 })]
    expect(first.data).toEqual(visits)
    expect(second.data).toHaveLength(20)
    expect(second.stages).toEqual(board.stages)
  })

  test('SITE-008 page, board, counts and file of 10,000 sites take a fixed number of statements and little time', async () => {
    const countStatements = async (query: object): Promise<number> => {
      statements = 0
      await list(query)
      return statements
    }
    await list()
    for (const query of [{}, { skip: 100 }, { board: 'yes' }, { view: 'LATE_TASK' }, { term: 'joao 99' }]) {
      const started = performance.now()
      // One of them may read the session again.
      for (const take of [1, 100]) expect(await countStatements({ ...query, take })).toBeLessThanOrEqual(4)
      expect(performance.now() - started).toBeLessThan(2 * mostMilliseconds)
    }
  })

  test('SITE-008 every other seller is left out by an index, and no table is read for each site', async () => {
    const explain = async (statement: RawBuilder<unknown>): Promise<string> => {
      const { rows } = await sql`explain (analyze, timing off, format text) ${statement}`.execute(desk.db)
      return rows.map((row) => Object.values(row as object).join('')).join('\n')
    }
    const paging = { skip: 400, take: 20 }
    for (const statement of [
      selectPage(filterOf({}), paging),
      selectPage(filterOf({ view: 'LATE_TASK' }), paging),
      selectBoard(filterOf({}), paging),
      selectStages(filterOf({})),
    ]) {
      const plan = await explain(statement)
      // A part of a plan that runs again for each site would show thousands of loops.
      const loops = [...plan.matchAll(/loops=(\d+)/g)].map(([, count]) => Number(count))
      expect(Math.max(...loops)).toBeLessThan(100)
      const [, took = ''] = /Execution Time: ([\d.]+) ms/.exec(plan) ?? []
      expect(Number(took)).toBeLessThan(mostMilliseconds)
    }
  })

  test('SITE-013 the file has every row of the filter, with stage, power, value and the days of the stages', async () => {
    const answer = await desk.integrator(contract.exportSites, { query: { format: 'csv', stage: 'LEAD' } as never })
    const [header = '', ...rows] = answer.body.trim().split('\r\n')
    expect(header).toBe(
      'Obra;Contato;Cidade;UF;Responsável;Etapa;Potência (kWp);Valor (R$);Contato em;Visita em;Proposta em;' +
        'Assinada em;Pedido em;Entregue em;Instalada em;Homologação em;Conectada em;Perdida em',
    )
    expect(rows).toHaveLength(1250)
    const sheet = await desk.integrator(contract.exportSites, { query: { format: 'xlsx', term: 'joao 99' } as never })
    expect([sheet.statusCode, sheet.headers['content-type']]).toEqual([
      200,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ])
  })
})

describe('a few sites', () => {
  let desk: SiteDesk

  beforeAll(async () => {
    desk = await openSiteDesk('postgres')
  })
  afterAll(() => desk.close())

  test('SITE-008 a site without a contact is found, and shown, by the name of its customer', async () => {
    const customerId = await desk.customerIn('SP', { name: 'Íris Plantada' })
    const { id } = await desk.site({ customerId })
    const page = await desk.integrator(contract.listSites, { query: { term: 'iris plan' } as never })
    expect(page.json().data).toMatchObject([{ id, contactName: 'Íris Plantada' }])
    await desk.integrator(contract.removeSite, { params: { id } })
  })

  test('SITE-013 a cell that begins like a formula is text, and each stage has the day on which it was reached', async () => {
    for (const title of ['=1+1', '+cmd', '-2', '@soma']) await desk.site({ title, contactName: title })
    const { id } = await desk.site({ title: 'Casa Prado' })
    desk.setNow('2026-11-25T12:00:00.000Z')
    await desk.move(id, 'VISIT')
    const answer = await desk.integrator(contract.exportSites, { query: { format: 'csv' } as never })
    const rows = answer.body.trim().split('\r\n').slice(1)
    expect(rows.map((row) => row.split(';')[0])).toEqual(["'=1+1", "'+cmd", "'-2", "'@soma", 'Casa Prado'])
    expect(rows.at(-1)).toBe('Casa Prado;;São Paulo;SP;Marina Alves;Visita;;;23/11/2026;25/11/2026;;;;;;;;')
    expect(answer.headers['content-disposition']).toContain('Obras 2026-11-25.csv')
  })
})
