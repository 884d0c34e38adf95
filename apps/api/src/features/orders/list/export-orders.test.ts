import type { RequestFor } from '@girassol/contract/http/endpoint'
import * as contract from '@girassol/contract/orders'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../../database/test-database.ts'
import type { Caller } from '../../../test-application.ts'
import { openShop, type Shop } from '../../cart/test-shop.ts'

type Query = RequestFor<typeof contract.exportOrders>['query']

describe.each(testedDatabases)('the exported list on %s', (kind) => {
  let shop: Shop
  let staff: Caller

  beforeAll(async () => {
    shop = await openShop(kind)
    staff = await shop.as('administrator@girassol.demo')
    // More than two pages of the export, with several equal instants, and every third order never approved.
    await sql`
      insert into orders (status, seller_id, created_by, created_at, finished_at, approved_at, customer_name,
        payment_method, total_invoice_cents, kit_power_kw)
      select case when n % 5 = 0 then 'BUDGET' else 'INVOICE' end, s.id, u.id, t.at, t.at,
        case when n % 3 > 0 then t.at + interval '1 day' end, 'Cliente ' || n, 'PIX', n * 100 + 7, 5.5
      from generate_series(1, 2600) n,
        lateral (select timestamptz '2026-10-01 12:00Z' + (n / 2) * interval '10 minutes' as at) t,
        (select id from seller where erp_code = 'INT001') s, (select min(id) as id from app_user) u`.execute(shop.db)
  })
  afterAll(() => shop.close())

  const readLines = async (call: Caller, query: Query) => {
    const answer = await call(contract.exportOrders, { query })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
    return answer.body.trimEnd().split('\r\n')
  }
  const numbersIn = (lines: readonly string[]) => lines.slice(1).map((line) => Number(line.split(';')[0]))

  test.each<[Omit<NonNullable<Query>, 'format'>]>([
    [{}],
    [{ ordertype: 'ASC' }],
    [{ orderby: 'approvedAt' }],
    [{ orderby: 'approvedAt', ordertype: 'ASC' }],
    [{ orderby: 'finishedAt', term: 'cliente 1' }],
  ])('ORD-040 ORD-004 with %j it contains every order of the list once, in the order of the list', async (filters) => {
    const listed: number[] = []
    for (let skip = 1; skip <= 26; skip += 1) {
      const { data } = (await staff(contract.listOrders, { query: { ...filters, skip, take: 100 } })).json()
      listed.push(...data.map(({ id }: { id: number }) => id))
    }
    expect(numbersIn(await readLines(staff, { ...filters, format: 'csv' }))).toEqual(listed)
    expect(listed.length).toBeGreaterThan(1000)
  })

  test('ORD-010 ORD-012 its columns are those of the caller’s list, with Brazilian number formats', async () => {
    const query = { format: 'csv', term: 'cliente 2599' } as const
    const lines = await readLines(staff, query)
    expect(lines[0]).toBe(
      '\uFEFFNº;Criado em;Finalização;Aprovação;Cliente;Responsável;Pagamento;Potência (kWp);Valor total (R$);Status',
    )
    expect(lines[1]?.slice(lines[1].indexOf(';'))).toBe(
      ';10/10/2026;10/10/2026;11/10/2026;Cliente 2599;Sol do Cerrado Energia;Pix;5,500;2599,07;Pedido em análise',
    )
    expect((await readLines(await shop.as('integrator@girassol.demo'), query))[0]).toBe(
      '\uFEFFNº;Criado em;Finalização;Aprovação;Cliente;Pagamento;Previsão de entrega;Potência (kWp);Valor total (R$);Status',
    )
  })

  test('USE-025 C-08 the selected orders are exported as a file, limited to the caller’s scope', async () => {
    const { data } = (await staff(contract.listOrders, { query: { take: 100 } })).json()
    const marked = [data[3], data[50], data[99]].map(({ id }: { id: number }) => id)
    const supervisor = await shop.as('commercial-supervisor@girassol.demo')
    const query = { format: 'csv', ids: marked.join(',') } as const
    expect(numbersIn(await readLines(supervisor, query))).toEqual(marked)
    expect(numbersIn(await readLines(supervisor, { ...query, ordertype: 'ASC' }))).toEqual([...marked].reverse())
    expect(await readLines(await shop.as('integrator2@girassol.demo'), query)).toHaveLength(1)
    const wrong = await supervisor(contract.exportOrders, { query: { format: 'csv', ids: '1,x' } })
    expect([wrong.statusCode, wrong.json().message]).toEqual([400, 'Filtro inválido.'])
  })

  test('C-29 C-12 the file hides what the list hides, and other roles may not export', async () => {
    const contributor = await shop.as('contributor@girassol.demo')
    const lines = await readLines(contributor, { format: 'csv', status: 'BUDGET,BUDGET_EXPIRED', term: 'cliente 2600' })
    expect(lines[1]).toMatch(/;Cliente 2600;Pix;[^;]*;5,500;;Orçamento[^;]*$/)
    const financial = await shop.as('financial@girassol.demo')
    expect((await financial(contract.exportOrders, { query: { format: 'csv', status: 'BUDGET' } })).statusCode).toBe(
      403,
    )
    const stranger = await shop.as('integrator2@girassol.demo')
    expect(await readLines(stranger, { format: 'csv' })).toHaveLength(1)
    const carrier = await shop.as('shipping-company@girassol.demo')
    expect((await carrier(contract.exportOrders, { query: { format: 'csv' } })).statusCode).toBe(403)
  })

  test('ORD-040 the same list is exported as XLSX, named after its day', async () => {
    const commercial = await shop.as('commercial@girassol.demo')
    const { headers, rawPayload } = await commercial(contract.exportOrders, { query: { format: 'xlsx' } })
    expect(headers['content-type']).toContain('spreadsheetml')
    expect(headers['content-disposition']).toContain('Pedidos 2026-11-23.xlsx')
    expect(rawPayload.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04')
    expect(rawPayload.length).toBeGreaterThan(20_000)
    expect((await commercial(contract.exportOrders, { query: { format: 'pdf' as 'csv' } })).statusCode).toBe(400)
  })
})
