import * as contract from '@girassol/contract/analytics'
import { listClaims } from '@girassol/contract/claims'
import { listOrders } from '@girassol/contract/orders'
import { integratorTypeRoles, type Role, roles } from '@girassol/domain/access'
import { type AnalyticsReport, analyticsReportNames } from '@girassol/domain/analytics'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import { readZip } from '../../documents/test-zip.ts'
import { timetable } from '../../jobs/timetable.ts'
import type { Caller } from '../../test-application.ts'
import { noon, openShop, products, type Shop } from '../cart/test-shop.ts'
import { insertClaimOf } from '../claims/test-stored-claim.ts'
import { mailReport } from './mailing/mail-reports.ts'
import { insertOrder } from './test-figures.ts'

type Mail = { readonly to: string; readonly subject: string; readonly text: string }

const order = { seller: 'INT001', uf: 'SP', products: [products.panel], totalCents: 250_000 } as const

describe.each(testedDatabases)('the reports on %s', (kind) => {
  let shop: Shop
  let staff: Caller
  let integrator: Caller

  beforeAll(async () => {
    shop = await openShop(kind)
    staff = await shop.as('administrator@girassol.demo')
    integrator = await shop.as('integrator@girassol.demo')
  })
  afterAll(() => shop.close())

  const ask = (report: AnalyticsReport, query: object = {}, call: Caller = staff) =>
    call(contract.showReport, { params: { report }, query })
  const report = async (name: AnalyticsReport, query: object = {}, call: Caller = staff) => {
    const answer = await ask(name, query, call)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json() as contract.AnalyticsReportView
  }
  const cellOf = ({ columns }: contract.AnalyticsReportView, values: readonly (number | null)[], key: string) =>
    values[columns.findIndex((column) => column.key === key)]
  const decide = (id: number, outcome: 'WON' | 'LOST', reason: string | null = null) =>
    sql`insert into budget_outcome (order_id, seller_id, outcome, decided_at, total_cents, reason)
      select id, seller_id, ${outcome}, ${noon}, total_invoice_cents, ${reason} from orders where id = ${id}`.execute(
      shop.db,
    )
  const budget = (more: Partial<Parameters<typeof insertOrder>[1]> = {}) =>
    insertOrder(shop.db, { ...order, status: 'BUDGET_EXPIRED', finishedAt: noon, ...more })

  const accountOf = async (role: Role): Promise<Caller> => {
    await sql`update app_user set roles = array[${role}], can_view_margin_liquid = false
      where email = 'marketing@girassol.demo'`.execute(shop.db)
    return shop.as('marketing@girassol.demo')
  }

  test('ANA-009 staff of six roles read the house, PURCHASE and MARKETING no single integrator, and others get 403', async () => {
    const allowed: readonly Role[] = [
      'ADMINISTRATOR',
      'COMMERCIAL_SUPERVISOR',
      'COMMERCIAL',
      'CUSTOMER_SUCCESS',
      'FINANCIAL',
    ]
    for (const role of roles.filter((each) => !integratorTypeRoles.some((own) => own === each))) {
      const call = await accountOf(role)
      const reads = allowed.includes(role) || role === 'PURCHASE' || role === 'MARKETING'
      const statuses = [
        await ask('ordered', {}, call),
        await ask('ordered-by-seller', {}, call),
        await ask('ordered', { seller: 1 }, call),
      ]
      const expected = [reads, allowed.includes(role), allowed.includes(role)].map((may) => (may ? 200 : 403))
      expect([role, ...statuses.map(({ statusCode }) => statusCode)]).toEqual([role, ...expected])
    }
    for (const account of ['integrator', 'manager', 'contributor']) {
      const call = await shop.as(`${account}@girassol.demo`)
      const answers = [
        await ask('ordered', {}, call),
        await ask('ordered-by-seller', {}, call),
        await ask('discount', {}, call),
      ]
      expect([account, ...answers.map(({ statusCode }) => statusCode)]).toEqual([account, 200, 403, 403])
    }
  })

  test('ANA-002 without the flag no margin is in the answer or in the file', async () => {
    const margins = async () => {
      const call = await shop.as('administrator@girassol.demo')
      const file = await call(contract.exportReport, { params: { report: 'discount' }, query: { format: 'csv' } })
      return [(await ask('discount', {}, call)).body, file.body].map((body) => /marg(in|em)( \(|"|Rate)/i.test(body))
    }
    const allow = (may: boolean) =>
      sql`update app_user set can_view_margin_liquid = ${may} where email = 'administrator@girassol.demo'`.execute(
        shop.db,
      )
    await allow(true)
    expect((await margins())[0]).toBe(true)
    await allow(false)
    expect(await margins()).toEqual([false, false])
  })

  test('ANA-003 8 won and 12 lost budgets are 40.0, a remade one counts for its last outcome, and the open ones are beside', async () => {
    await sql`delete from budget_outcome`.execute(shop.db)
    const none = await report('conversion', { from: '2020-01-01', to: '2020-01-31' })
    expect(none.totals[0]).toBeNull()
    for (let at = 0; at < 8; at += 1) await decide(await budget(), 'WON')
    for (let at = 0; at < 12; at += 1) await decide(await budget(), 'LOST', 'TERM')
    const first = await budget()
    await decide(first, 'LOST', 'EXPIRED')
    const remade = await budget()
    await sql`update orders set remade_from = ${first} where id = ${remade}`.execute(shop.db)
    await sql`update orders set status = 'BUDGET' where id = ${remade}`.execute(shop.db)
    const view = await report('conversion')
    expect([
      cellOf(view, view.totals, 'rate'),
      cellOf(view, view.totals, 'won'),
      cellOf(view, view.totals, 'lost'),
    ]).toEqual([40, 8, 12])
    const open = await shop.as('administrator@girassol.demo')
    const list = (await open(listOrders, { query: { status: 'BUDGET' } })).json()
    expect(view.beside?.value).toBe(list.total)
  })

  test('ANA-005 the bands add up to the list of each status, and an order goes over each border at midnight in São Paulo', async () => {
    const id = await insertOrder(shop.db, { ...order, status: 'INVOICE', finishedAt: '2026-11-23T03:00:00.000Z' })
    const bandAt = async (now: string) => {
      shop.setNow(now)
      const view = await report('aging', {}, await shop.as('administrator@girassol.demo'))
      for (const row of view.rows) {
        const [all = 0, ...bands] = row.values
        expect(bands.reduce((sum: number, each) => sum + (each ?? 0), 0)).toBe(all)
        const status = new URLSearchParams(row.listLink?.split('?')[1]).get('status')
        if (status === null) continue
        const list = await (await shop.as('administrator@girassol.demo'))(listOrders, { query: { status } })
        expect([status, list.json().total]).toEqual([status, all])
      }
      return view.rows.find(({ key }) => key === 'INVOICE')
    }
    const counts: (number | null | undefined)[][] = []
    for (const day of [
      '2026-11-25T02:59',
      '2026-11-25T03:00',
      '2026-11-27T03:00',
      '2026-12-01T03:00',
      '2026-12-09T03:00',
    ])
      counts.push([...((await bandAt(`${day}:00.000Z`))?.values ?? [])])
    const only = counts.map((values) => values.slice(1))
    shop.setNow(noon)
    await sql`delete from orders where id = ${id}`.execute(shop.db)
    expect(only.map((bands) => bands.reduce((sum: number, each) => sum + (each ?? 0), 0))).toEqual(
      Array.from({ length: 5 }, () => counts[0]?.[0]),
    )
    for (const [at, bands] of only.entries()) expect(bands[at]).toBeGreaterThanOrEqual(1)
  })

  test('ANA-006 deliveries after the first promise or with a divergence are not counted, whatever was promised later', async () => {
    const id = await insertOrder(shop.db, {
      ...order,
      status: 'INVOICE_DELIVERED',
      finishedAt: '2026-05-02T15:00:00.000Z',
    })
    for (let number = 1; number <= 4; number += 1)
      await sql`insert into delivery (order_id, number, status, promised_on, delivered_at, created_at)
        values (${id}, ${number}, 'DELIVERED', '2026-05-10', '2026-05-10T20:00Z', ${noon})`.execute(shop.db)
    await sql`update delivery set delivered_at = '2026-05-12T20:00Z', promised_on = '2026-05-12' where order_id = ${id} and number = 1`.execute(
      shop.db,
    )
    await sql`insert into delivery_check (delivery_id, signed_by, closed_by, closed_at, is_divergent)
      select id, 'Ana', (select min(id) from app_user), ${noon}, number = 2 from delivery where order_id = ${id} and number < 4`.execute(
      shop.db,
    )
    const view = await report('deliveries', { from: '2026-05-01', to: '2026-05-31' })
    const [row] = view.rows
    expect(view.columns.map(({ key }) => key).slice(0, 4)).toEqual(['rate', 'delivered', 'inFull', 'unchecked'])
    expect(row?.values.slice(0, 4)).toEqual([50, 4, 2, 1])
  })

  test('ANA-008 a period over 24 months is 400, and a month is compared with the month before', async () => {
    const answer = await ask('ordered', { from: '2024-11-30', to: '2026-11-30' })
    expect([answer.statusCode, answer.json().errors?.[0]?.property]).toEqual([400, 'to'])
    const view = await report('ordered', { from: '2026-11-01', to: '2026-11-30', compare: 'yes' })
    const before = await report('ordered', { from: '2026-10-01', to: '2026-10-31' })
    expect(view.before).toEqual({ from: '2026-10-01', to: '2026-10-31' })
    expect(view.totalsBefore).toEqual(before.totals)
    expect(view.rows[0]?.before).toEqual(before.rows[0]?.values)
  })

  test('ANA-001 ANA-002 ANA-007 each link opens a list with as many orders as its figure', async () => {
    for (const name of ['ordered', 'ordered-by-uf', 'ordered-by-seller'] as const) {
      const view = await report(name, { from: '2026-05-01', to: '2026-11-30' })
      for (const row of view.rows) {
        if (row.listLink === null) continue
        const given = new URLSearchParams(row.listLink.split('?')[1])
        const query = {
          counted: 'yes' as const,
          finishedFrom: given.get('finalizadoDe') ?? undefined,
          finishedTo: given.get('finalizadoAte') ?? undefined,
          uf: given.get('uf') ?? undefined,
          sellers: given.get('vendedor') ?? undefined,
        }
        const list = await staff(listOrders, { query })
        expect([name, row.key, list.json().total]).toEqual([name, row.key, cellOf(view, row.values, 'orders')])
      }
    }
  })

  test('ANA-001 ANA-007 CLM-009 the open claims are as many as their list has, also approved ones', async () => {
    for (const status of ['OPEN', 'APPROVED', 'RESOLVED'] as const) {
      const delivered = await budget({ status: 'INVOICE_DELIVERED' })
      const id = await insertClaimOf(shop.db, delivered, 'Vidro trincado')
      await shop.db.updateTable('claim').set({ status }).where('id', '=', id).execute()
    }
    const { rows, totals } = await report('claims', {}, integrator)
    const count = async (query: object) => (await integrator(listClaims, { query: { ...query, take: 1 } })).json().total
    expect(totals).toEqual([await count({ open: 'yes' })])
    for (const { key, values } of rows) expect([key, values]).toEqual([key, [await count({ status: key })]])
    expect(rows.find(({ key }) => key === 'APPROVED')?.values[0]).toBeGreaterThan(0)
  })

  test('ANA-015 products of budgets lost for stock or price, by value; also of removed ones, and PURCHASE reads them', async () => {
    const removed = await budget({ products: [products.inverter] })
    await decide(removed, 'LOST', 'OUT_OF_STOCK')
    await sql`delete from orders where id = ${removed}`.execute(shop.db)
    await decide(await budget(), 'LOST', 'PRICE')
    const view = await report('lost-products', {}, await accountOf('PURCHASE'))
    const { rows } = await sql<{ product_code: string; cents: number }>`
      select product_code, sum(value_cents)::bigint as cents from lost_budget_line join budget_outcome using (order_id)
      where reason in ('OUT_OF_STOCK', 'PRICE') and outcome = 'LOST' and not is_remade group by 1 order by 2 desc`.execute(
      shop.db,
    )
    expect(view.rows.map(({ key, values }) => [key, values[0]])).toEqual(
      rows.map((row) => [row.product_code, row.cents / 100]),
    )
    expect(rows.length).toBeGreaterThan(1)
  })

  test('ANA-002 ANA-015 STORE-016 products and groups are named as screens write them', async () => {
    const stored = { code: products.inverter, name: 'MODULO HELIAR 550W MONO' }
    const group = await shop.db
      .selectFrom('product_group')
      .select(['code', 'name'])
      .orderBy('code')
      .executeTakeFirstOrThrow()
    await shop.db
      .updateTable('product')
      .set({ name: stored.name, group_code: group.code })
      .where('code', '=', stored.code)
      .execute()
    await shop.db.updateTable('product_group').set({ name: 'PAINEIS SOLARES' }).where('code', '=', group.code).execute()
    await budget({ status: 'INVOICE_DELIVERED', products: [stored.code] })
    const labelOf = async (name: 'lost-products' | 'ordered-by-product' | 'ordered-by-group', wanted: string) =>
      (await report(name, {})).rows.find(({ key }) => key === wanted)?.label
    expect(await labelOf('lost-products', stored.code)).toBe('Módulo HELIAR 550W mono')
    expect(await labelOf('ordered-by-product', stored.code)).toBe('Módulo HELIAR 550W mono')
    expect(await labelOf('ordered-by-group', group.code)).toBe('Painéis solares')
    const { groups } = (await staff(contract.listAnalytics, {})).json()
    expect(groups.find(({ value }: { value: string }) => value === group.code)?.label).toBe('Painéis solares')
  })

  test('ANA-002 ANA-009 ANA-015 a figure leads only to screens that its reader may open', async () => {
    await decide(await budget({ products: [products.clamp] }), 'LOST', 'PRICE')
    const linkOf = async (role: Role) =>
      (await report('lost-products', {}, await accountOf(role))).rows.find(({ key }) => key === products.clamp)
        ?.listLink
    const links = [await linkOf('PURCHASE'), await linkOf('CUSTOMER_SUCCESS'), await linkOf('MARKETING')]
    expect(links).toEqual([`/impacto/${products.clamp}`, `/detalhes/${products.clamp}`, null])
    const besides = [staff, await accountOf('FINANCIAL')].map((call) => report('conversion', {}, call))
    expect((await Promise.all(besides)).map(({ beside }) => beside?.listLink)).toEqual([
      '/orcamentos?visao=validos',
      null,
    ])
    const points = [integrator, await shop.as('contributor@girassol.demo')].map((call) => report('points', {}, call))
    expect((await Promise.all(points)).map(({ listLink }) => listLink)).toEqual(['/pontos/extrato', null])
  })

  test('ANA-013 the files have the filters first, numbers as numbers, formulas as text, and the sum of the screen', async () => {
    await sql`update seller set fancy_name = '=1+1' where erp_code = 'INT001'`.execute(shop.db)
    const params = { report: 'ordered-by-seller' } as const
    const view = await report('ordered-by-seller')
    const csv = (await staff(contract.exportReport, { params, query: { format: 'csv' } })).body
    expect(csv.startsWith('\uFEFFPedidos por integrador;')).toBe(true)
    expect(csv).toContain('Período;01/12/2025 a 30/11/2026')
    expect(csv).toContain(`'=1+1;`)
    const values = csv
      .trimEnd()
      .split('\r\n')
      .slice(3)
      .map((line) => Number(line.split(';')[2]?.replace(',', '.')))
    expect(Math.round(values.reduce((sum, value) => sum + value, 0) * 100)).toBe(
      Math.round((view.totals[0] ?? 0) * 100),
    )
    const xlsx = await staff(contract.exportReport, { params, query: { format: 'xlsx' } })
    const sheet = readZip(xlsx.rawPayload).get('xl/worksheets/sheet1.xml') ?? ''
    expect(sheet).toContain('<t xml:space="preserve">=1+1</t>')
    expect(sheet).toContain(`<v>${view.rows[0]?.values[0]}</v>`)
    await sql`update seller set fancy_name = 'Solar' where erp_code = 'INT001'`.execute(shop.db)
  })

  test('ANA-014 one letter for each week, however often the job runs, until its link stops it once', async () => {
    const save = (cadence: 'WEEKLY' | null) =>
      integrator(contract.saveSubscription, { body: { report: 'ordered', cadence } })
    expect((await save('WEEKLY')).json()).toEqual([{ report: 'ordered', cadence: 'WEEKLY' }])
    const run = () => timetable.find(({ name }) => name === 'mail-reports')?.run(shop.deps)
    const deliver = async () => {
      const sent: Mail[] = []
      const mail = { ...shop.deps.ports.mail, send: async (message: Mail) => void sent.push(message) }
      const jobs = await shop.deps.boss.fetch<{ subscriptionId: number; dueOn: string }>('mail.report', {
        batchSize: 10,
      })
      for (const { data } of jobs) await mailReport({ ...shop.deps, ports: { ...shop.deps.ports, mail } }, data)
      return sent
    }
    await run()
    expect(await deliver()).toEqual([])
    shop.setNow('2026-11-30T09:59:00.000Z')
    await run()
    expect(await deliver()).toEqual([])
    shop.setNow('2026-11-30T10:00:00.000Z')
    await Promise.all([run(), run()])
    await run()
    const [mail, ...more] = await deliver()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: 'integrator@girassol.demo', subject: 'Pedidos por mês: 23/11/2026 a 29/11/2026' })
    const token = /parar-envio\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const stop = () => shop.anonymous(contract.unsubscribe, { params: { token } })
    expect([(await stop()).statusCode, (await stop()).statusCode]).toEqual([200, 404])
    shop.setNow('2026-12-07T10:00:00.000Z')
    await run()
    expect(await deliver()).toEqual([])
    shop.setNow(noon)
  })

  test('ANA-001 ANA-002 every report of both sides answers, and staff read no proposals of few integrators (C-172)', async () => {
    for (const [call, side] of [
      [staff, 'house'],
      [integrator, 'own'],
    ] as const) {
      const start = (await call(contract.listAnalytics)).json()
      expect(start.side).toBe(side)
      expect(start.reports.length).toBeGreaterThan(6)
      for (const name of analyticsReportNames)
        expect([name, (await ask(name, { compare: 'yes' }, call)).statusCode]).toEqual([
          name,
          start.reports.includes(name) ? 200 : 403,
        ])
    }
    expect((await report('sent-proposals')).totals).toEqual([null, null, null])
  })
})
