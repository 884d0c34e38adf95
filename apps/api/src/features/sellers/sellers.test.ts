import * as contract from '@girassol/contract/sellers'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadDemoPeople } from '../../demo-data/demo-people.ts'
import { type Caller, type TestApplication, testApplication } from '../../test-application.ts'

describe.each(['postgres', 'pglite'] as const)('sellers on %s', (kind) => {
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

  test('SEL-007 SEL-009 C-41 five a page by fancy name, accents aside, and the total of all approved', async () => {
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

  test('C-41 a page past the end is empty, and its total 0', async () => {
    expect(await list({ skip: 4 })).toMatchObject({ codes: [], total: 0 })
  })

  test.each([
    ['a name, in any case and without accents', 'araucaria', ['INT005']],
    ['a name with more spaces than it has', '  luz   NOVA ', ['INT002']],
    ['a code', 'int007', ['INT007']],
    ['a CNPJ with its mask', '11.222.333/0001-81', ['INT001']],
    ['an alphanumeric CNPJ in lower case', '12abc345', ['INT012']],
    ['a percent sign, which stands for itself', 'sol%cerrado', []],
    ['an underscore, which stands for itself', 'INT_01', []],
  ])('SEL-009 the term may be %s', async (...row) => {
    const [, term, codes] = row
    expect((await list({ term })).codes).toEqual(codes)
  })

  test('SEL-009 SEL-010 a seller that is not approved is never listed; a row has the stated fields', async () => {
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

  test('SEL-004 C-08 an integrator may not list sellers', async () => {
    const integrator = await test$.as('integrator@girassol.demo')
    expect((await integrator(contract.listSellers)).statusCode).toBe(403)
  })

  test('C-41 beyond 10,000 matches the total is told as a least number', async () => {
    await sql`
      insert into seller (erp_code, name, fancy_name, cnpj, erp_state, status)
      select 'X' || n, 'Loja', 'Zebra ' || n, 'C' || n, 'SP', 'APPROVED' from generate_series(1, 10001) as n`.execute(
      test$.deps.connection.db,
    )
    expect(await list()).toMatchObject({ total: 10_000, totalIsExact: false })
    expect(await list({ term: 'zebra 777' })).toMatchObject({ total: 11, totalIsExact: true })
  })
})
