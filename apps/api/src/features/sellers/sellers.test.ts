import * as contract from '@girassol/contract/sellers'
import { sellerStatuses } from '@girassol/domain/sellers'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import { loadDemoPeople } from '../../demo-data/demo-people.ts'
import { type Caller, type TestApplication, testApplication } from '../../test-application.ts'

describe.each(testedDatabases)('sellers on %s', (kind) => {
  let test$: TestApplication
  let commercial: Caller

  beforeAll(async () => {
    test$ = await testApplication({ kind })
    await test$.deps.connection.db.transaction().execute(loadDemoPeople)
    commercial = await test$.as('commercial@girassol.demo')
  })
  afterAll(() => test$.close())

  const list = async (query: { term?: string; skip?: number; take?: number } = {}) => {
    const answer = await commercial(contract.listSellers, { query })
    expect(answer.statusCode).toBe(200)
    const { data, total, totalIsExact } = answer.json()
    const codes = (data as contract.SellerView[]).map(({ erpCode }) => erpCode)
    return { data, codes, total, totalIsExact }
  }

  test('SEL-007 SEL-009 C-41 lists five per page by fancy name, ignoring accents, with the total of all approved sellers', async () => {
    const first = await list()
    expect(first).toMatchObject({ total: 13, totalIsExact: true })
    expect(first.data.map(({ fancyName }: contract.SellerView) => fancyName)).toEqual([
      'Araucária Fotovoltaica',
      'Dunas Solar',
      'Horizonte Energia',
      'Ilha Clara Solar',
      'Luz Nova Solar',
    ])
    const pages = [first, await list({ skip: 2 }), await list({ skip: 3 })]
    expect(pages.map(({ codes }) => codes.length)).toEqual([5, 5, 3])
    expect(pages.map(({ total }) => total)).toEqual([13, 13, 13])
    expect(new Set(pages.flatMap(({ codes }) => codes)).size).toBe(13)
  })

  test('SEL-009 AUTH-009 erpCode finds only an exact code, even when others contain it in a CNPJ or name', async () => {
    const byCode = async (erpCode: string) => (await commercial(contract.listSellers, { query: { erpCode } })).json()
    expect(await byCode('INT012')).toMatchObject({ data: [{ erpCode: 'INT012' }], total: 1 })
    for (const code of ['INT01', 'INT013', '0001']) expect(await byCode(code)).toMatchObject({ data: [], total: 0 })
  })

  test('SEL-010 ORD-019 the sellers chosen in a filter are read again by their ids', async () => {
    const { data } = await list({ take: 3 })
    const [first, , third] = data as contract.SellerView[]
    const ids = `${first?.id},${third?.id}`
    const answer = await commercial(contract.listSellers, { query: { ids, shortList: 'true' } })
    expect(answer.json().data).toEqual([first, third].map((seller) => ({ id: seller?.id, name: seller?.name })))
    expect((await commercial(contract.listSellers, { query: { ids: '1,x' } })).statusCode).toBe(400)
  })

  test('C-41 a page past the end is empty, and its total 0', async () => {
    expect(await list({ skip: 4 })).toMatchObject({ codes: [], total: 0 })
  })

  test.each([
    ['a name, in any case and without accents', 'araucaria', ['INT005']],
    ['a name with more spaces than it has', '  luz   NOVA ', ['INT002']],
    ['a code', 'int007', ['INT007']],
    ['a CNPJ with its mask', '11.222.333/0001-81', ['INT001']],
    ['an alphanumeric CNPJ in lower case', '12abc345', ['INT012']],
    ['a percent sign, which is matched literally', 'sol%cerrado', []],
    ['an underscore, which is matched literally', 'INT_01', []],
  ])('SEL-009 the term may be %s', async (...row) => {
    const [, term, codes] = row
    expect((await list({ term })).codes).toEqual(codes)
  })

  test('SEL-009 SEL-010 a seller that is not approved is never listed; a row has the documented fields', async () => {
    expect((await list({ term: 'Vale Verde' })).codes).toEqual([])
    expect((await list({ term: 'INT001' })).data[0]).toEqual({
      id: expect.any(Number),
      name: 'Sol do Cerrado Energia Ltda',
      fancyName: 'Sol do Cerrado Energia',
      cnpj: '11222333000181',
      erpCode: 'INT001',
      erpState: 'SP',
      erpCityName: 'São Paulo',
      pointsEnabled: true,
    })
  })

  test('SEL-009 SEL-010 the short list returns only id and name, of approved sellers, page by page', async () => {
    const query = { status: 'approved', shortList: 'true', term: 'solar', take: 3 } as const
    const answer = await commercial(contract.listSellers, { query })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      data: ['Dunas Solar Ltda', 'Ilha Clara Solar Ltda', 'Luz Nova Solar Ltda'].map((name) => ({
        id: expect.any(Number),
        name,
      })),
      total: 6,
      totalIsExact: true,
    })
    const none = await commercial(contract.listSellers, { query: { shortList: 'true', term: 'Vale Verde' } })
    expect(none.json()).toEqual({ data: [], total: 0, totalIsExact: true })
  })

  test('SEL-009 the selection has five per page by default, and the same sellers as a page without its flag', async () => {
    const answer = await commercial(contract.listSellers, { query: { skip: 2, sellerSelection: 'true' } })
    expect(answer.json().data).toEqual((await list({ skip: 2, take: 5 })).data)
  })

  test.each([
    ['sellers that are not approved', { status: 'pending' }],
    ['both modes at once', { shortList: 'true', sellerSelection: 'true' }],
    ['page 0', { skip: 0 }],
    ['a page of 101', { take: 101 }],
  ])('SEL-009 asking for %s is refused', async (_, query) => {
    expect((await commercial(contract.listSellers, { query: query as never })).statusCode).toBe(400)
  })

  test('AUTH-011 a seller has one of the three statuses, and no other can be stored', async () => {
    const { db } = test$.deps.connection
    const before = await db.selectFrom('seller').select('status').where('erp_code', '=', 'INT014').executeTakeFirst()
    const setStatus = (status: string | undefined) =>
      sql`update seller set status = ${status} where erp_code = 'INT014'`.execute(db)
    for (const status of [...sellerStatuses].reverse()) await setStatus(status)
    await expect(setStatus('BLOCKED')).rejects.toThrow(/seller_status_check/)
    await setStatus(before?.status)
  })

  test('SEL-004 C-08 an integrator may not list sellers', async () => {
    const integrator = await test$.as('integrator@girassol.demo')
    expect((await integrator(contract.listSellers)).statusCode).toBe(403)
  })

  test('C-41 beyond 10,000 matches the total is returned as a minimum', async () => {
    await sql`
      insert into seller (erp_code, name, fancy_name, cnpj, erp_state, status)
      select 'X' || n, 'Loja', 'Zebra ' || n, 'C' || n, 'SP', 'APPROVED' from generate_series(1, 10001) as n`.execute(
      test$.deps.connection.db,
    )
    const [all, some] = [await list(), await list({ term: 'zebra 777' })]
    await test$.deps.connection.db.deleteFrom('seller').where('fancy_name', 'like', 'Zebra %').execute()
    expect(all).toMatchObject({ total: 10_000, totalIsExact: false })
    expect(some).toMatchObject({ total: 11, totalIsExact: true })
  })
})
