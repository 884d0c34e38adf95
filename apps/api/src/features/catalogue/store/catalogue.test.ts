import * as contract from '@girassol/contract/catalogue'
import * as generator from '@girassol/contract/generator'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../../database/test-database.ts'
import { loadDemoCatalogue } from '../../../demo-data/demo-catalogue.ts'
import { loadDemoPeople } from '../../../demo-data/demo-people.ts'
import { loadDemoSeasons } from '../../../demo-data/demo-seasons.ts'
import { type Caller, type TestApplication, testApplication } from '../../../test-application.ts'

const now = '2026-11-23T12:00:00.000Z'
/** Fifteen working days after a Monday without a national holiday. */
const boarding = '2026-12-14'

describe.each(testedDatabases)('the catalogue on %s', (kind) => {
  let test$: TestApplication
  let integrator: Caller
  let commercial: Caller

  beforeAll(async () => {
    test$ = await testApplication({ kind })
    test$.setNow(now)
    await test$.deps.connection.db.transaction().execute(async (tx) => {
      await loadDemoPeople(tx)
      await loadDemoCatalogue(tx, now)
      await loadDemoSeasons(tx, now)
    })
    integrator = await test$.as('integrator@girassol.demo')
    commercial = await test$.as('commercial@girassol.demo', 'INT001')
  })
  afterAll(() => test$.close())

  type Query = Record<string, string | number>
  const list = async (caller: Caller, query: Query = {}) => {
    const answer = await caller(contract.listProducts, { query })
    expect(answer.statusCode).toBe(200)
    return answer.json() as { data: contract.ProductView[]; total: number; totalIsExact: boolean }
  }
  const codes = async (caller: Caller, query: Query) => (await list(caller, query)).data.map(({ B1_COD }) => B1_COD)
  const show = async (caller: Caller, urlId: string) => caller(contract.showProduct, { params: { urlId } })

  test('STORE-016 STORE-027 a product has the documented fields, its drawing and short facts', async () => {
    const { data } = await list(integrator, { groupId: '1001', term: '10010005' })
    expect(data).toHaveLength(1)
    expect(data[0]).toMatchObject({
      B1_COD: '10010005',
      VLR_TOT: 449.9,
      IMG_CAPA: 'panel.svg',
      BM_DESC: 'PAINEIS SOLARES',
      ZAM_DESC: 'HELIAR',
      availability: 'Immediate',
      BLK_INT: 'N',
      URL_ID: 'modulo-heliar-550w-mono-perc-144c-10010005',
      wishlist: false,
      quantity: 0,
      facts: ['550 W', 'Mono PERC'],
    })
  })

  test('STORE-004 STORE-005 STORE-006 each type lists its groups, and the points store is in none of them', async () => {
    const readGroups = async (query: Query) =>
      new Set((await list(commercial, { ...query, take: 100 })).data.map((p) => p.BM_GRUPO))
    expect(await readGroups({ type: 'MP' })).toEqual(new Set(['1001', '1010', '1020', '1030', '1040', '1050', '1060']))
    expect(await readGroups({ type: 'PA' })).toEqual(new Set(['2001']))
    expect(await readGroups({ type: 'BF' })).toEqual(new Set(['3001']))
    expect(await codes(commercial, { groupId: '4001' })).toEqual([])
    expect(await codes(commercial, { type: 'PA', groupId: '1001' })).toEqual([])
  })

  test('STORE-042 C-41 pages of 25 from page 1, and a page past the end is empty with total 0', async () => {
    const first = await list(commercial, { type: 'MP' })
    expect([first.data.length, first.total, first.totalIsExact]).toEqual([25, 98, true])
    const last = await codes(commercial, { type: 'MP', skip: 4 })
    expect(last).toHaveLength(23)
    expect(first.data.map((p) => p.B1_COD)).not.toContain(last[0])
    expect(await list(commercial, { type: 'MP', skip: 999 })).toMatchObject({ data: [], total: 0 })
    expect(await list(commercial, { term: '550w heliar', skip: 999 })).toMatchObject({ data: [], total: 0 })
  })

  test('STORE-027 lists are sorted from low to high power', async () => {
    const { data } = await list(commercial, { type: 'PA', take: 100 })
    const powers = data.map(({ power }) => power ?? 0)
    expect(powers).toEqual([...powers].sort((a, b) => a - b))
  })

  test('STORE-009 STORE-027 category and brand filter the list', async () => {
    expect(await codes(integrator, { type: 'PA', categoryId: 'KHIB' })).toEqual(['20010029', '20010030'])
    expect(await codes(integrator, { groupId: '1010', brandId: '204' })).toHaveLength(4)
  })

  test('STORE-027 STORE-043 words match in any order, in any case, with and without accents', async () => {
    expect(await codes(integrator, { term: 'perc heliar 550' })).toEqual(['10010005'])
    expect(await codes(integrator, { term: 'MÓDULO tropis 475' })).toEqual(['10010003'])
    expect(await codes(integrator, { term: 'ceramica fibermetal', groupId: '1020' })).toEqual(['10200006'])
    expect(await codes(integrator, { term: '%' })).toEqual([])
  })

  test('STORE-027 a typo is forgiven when nothing matches exactly, the likeliest product first', async () => {
    const found = await codes(integrator, { term: 'inversro voltarra', groupId: '1010' })
    expect(found).toContain('10100003')
    expect(found).not.toContain('10100010')
    expect(await codes(integrator, { term: 'zzzzzzz' })).toEqual([])
  })

  test('STORE-024 C-38 an integrator sees no internal product and no kit with one; staff see them marked', async () => {
    expect(await codes(integrator, { term: '10010001' })).toEqual([])
    expect((await list(commercial, { term: '10010001' })).data[0]?.BLK_INT).toBe('S')
    expect((await show(integrator, '10010001')).statusCode).toBe(404)
    expect((await show(commercial, '10010001')).statusCode).toBe(200)
    const { db } = test$.deps.connection
    await db.updateTable('product').set({ internal_only: true }).where('code', '=', '10010003').execute()
    expect(await codes(integrator, { type: 'PA', term: '475w' })).toEqual([])
    expect(await codes(commercial, { type: 'PA', term: '475w' })).toEqual(['20010003'])
    expect((await show(integrator, '20010003')).statusCode).toBe(404)
    await db.updateTable('product').set({ internal_only: false }).where('code', '=', '10010003').execute()
  })

  test('STORE-020 C-29 without the flag every price is null, in the list and in the detail', async () => {
    const contributor = await test$.as('contributor@girassol.demo')
    const { data } = await list(contributor, { take: 100 })
    expect(data.length).toBeGreaterThan(0)
    expect(data.every(({ VLR_TOT }) => VLR_TOT === null)).toBe(true)
    expect((await show(contributor, '20010005')).json().VLR_TOT).toBeNull()
    expect((await show(contributor, '40010003')).json().VLR_TOT).toBe(14500)
  })

  test('STORE-025 only commercial roles and purchasing see the stock; everyone sees the availability', async () => {
    expect((await list(commercial, { term: '10010005' })).data[0]?.remainingQuantity).toBeGreaterThan(0)
    expect((await list(integrator, { term: '10010005' })).data[0]?.remainingQuantity).toBeNull()
    const success = await test$.as('customer-success@girassol.demo')
    expect((await list(success, { term: '10010005' })).data[0]?.remainingQuantity).toBeNull()
  })

  test('C-28 availability says sold out or the arrival day, and a kit waits for its latest item', async () => {
    const availability = async (code: string) => (await list(integrator, { term: code })).data[0]?.availability
    expect(await availability('10010011')).toBeNull()
    expect(await availability('10010012')).toBe(boarding)
    expect(await availability('20010019')).toBeNull()
    expect(await availability('20010020')).toBe(boarding)
    expect(await availability('20010005')).toBe('Immediate')
  })

  test('STORE-002 STORE-010 STORE-028 a kit lists its contents, and its sheet starts with the modules and inverters', async () => {
    const { data } = await list(integrator, { type: 'PA', term: '20010005' })
    const detail = (await show(integrator, data[0]?.URL_ID ?? '')).json() as contract.ProductDetailView
    expect(detail.items).toHaveLength(17)
    expect(detail.items[0]).toEqual({ code: '10010005', name: 'MODULO HELIAR 550W MONO PERC 144C', quantity: 10 })
    expect(detail.FT.slice(0, 2)).toEqual([
      { ATRIB: 'Módulos', VALOR: '10 × Módulo HELIAR 550W mono PERC 144C', link: null },
      { ATRIB: 'Inversores', VALOR: '1 × Inversor VOLTARA VT-5K-M 5,07kW monofásico 220V', link: null },
    ])
    expect(detail.DETALHES).toContain('5,5 kWp')
  })

  test('STORE-014 C-36 an unknown product is 404', async () => {
    expect((await show(integrator, 'nao-existe')).statusCode).toBe(404)
  })

  test('STORE-016 quantity is the number of units in the caller’s open cart for the seller', async () => {
    const { db } = test$.deps.connection
    const user = await db
      .selectFrom('app_user')
      .select(['id', 'seller_id'])
      .where('email', '=', 'integrator@girassol.demo')
      .executeTakeFirstOrThrow()
    const cart = await db
      .insertInto('orders')
      .values({ seller_id: user.seller_id ?? 0, created_by: user.id, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('order_item')
      .values({
        order_id: cart.id,
        product_code: '10010006',
        product_name: 'x',
        quantity: 7,
        unit_value_cents: 1,
        cost_cents: 1,
      })
      .execute()
    expect((await list(integrator, { term: '10010006' })).data[0]?.quantity).toBe(7)
    expect((await list(commercial, { term: '10010006' })).data[0]?.quantity).toBe(0)
  })

  test('STORE-018 STORE-032 each group of a type has the number of products that this user may see', async () => {
    const groups = async (caller: Caller) => (await caller(contract.listGroups, { query: { type: 'MP' } })).json()
    expect((await groups(commercial))[0]).toEqual({ BM_GRUPO: '1001', BM_DESC: 'PAINEIS SOLARES', products: 12 })
    expect((await groups(integrator))[0]).toMatchObject({ BM_GRUPO: '1001', products: 11 })
  })

  test('USE-012 the number beside each group matches what the list finds for the term', async () => {
    const hits = async (term: string) => {
      const found = (await integrator(contract.listGroups, { query: { type: 'MP', term } })).json()
      return found as { BM_GRUPO: string; products: number }[]
    }
    for (const term of ['mc4', 'heliar', '5k', 'painéis', 'nada disso']) {
      const groups = await hits(term)
      expect(groups.length).toBeGreaterThan(4)
      for (const { BM_GRUPO, products } of groups) {
        const { json } = await integrator(contract.listProducts, { query: { type: 'MP', groupId: BM_GRUPO, term } })
        const page = json()
        expect(page.correctedTerm === null ? page.total : 0).toBe(products)
      }
    }
    expect((await hits('mc4')).reduce((sum, { products }) => sum + products, 0)).toBeGreaterThan(0)
  })

  test('STORE-017 STORE-033 STORE-034 categories of ready kits, brands of a group', async () => {
    const categories = (await integrator(contract.listCategories)).json()
    expect(categories.map(({ CAT_COD }: { CAT_COD: string }) => CAT_COD)).toEqual([
      'KFIB',
      'KHIB',
      'KLAJ',
      'KMIC',
      'KSOL',
      'KCER',
      'KMET',
    ])
    expect((await integrator(contract.listBrands, { query: {} })).json()).toEqual([
      { ZAM_COD: '203', ZAM_DESC: 'KRONEL' },
      { ZAM_COD: '202', ZAM_DESC: 'NEXIO' },
      { ZAM_COD: '204', ZAM_DESC: 'SOLMICRO' },
      { ZAM_COD: '201', ZAM_DESC: 'VOLTARA' },
    ])
  })

  test('WIZ-034 WIZ-035 WIZ-036 WIZ-037 inverter brands, inverters and modules with name and ERP code', async () => {
    const flags = { active: 'true', isOnlineStore: 'true' } as const
    const brands = (await integrator(generator.listInverterBrands, { query: flags })).json()
    expect(brands[0]).toEqual({ id: '203', name: 'KRONEL' })
    const inverters = (await integrator(generator.listInverters, { query: { ...flags, brandId: '201' } })).json()
    expect(inverters).toHaveLength(9)
    expect(inverters[2]).toMatchObject({
      id: '10100003',
      inverterName: 'INVERSOR VOLTARA VT-5K-M 5,07KW MONOFASICO 220V',
      inverterErpCode: '10100003',
      brandId: '201',
      power: 5070,
      phases: 1,
      acVoltageV: null,
    })
    const modules = async (caller: Caller) => (await caller(generator.listModules, { query: flags })).json()
    expect(await modules(commercial)).toHaveLength(12)
    expect(await modules(integrator)).toHaveLength(11)
    const inactive = await integrator(generator.listModules, { query: { active: 'false' } })
    expect(inactive.json()).toEqual([])
  })

  test('WIZ-038 roof types are listed by manufacturer reference and for a module that has dimensions', async () => {
    const roofs = async (query: Record<string, string>) => (await integrator(generator.listRoofTypes, { query })).json()
    expect(await roofs({})).toHaveLength(10)
    expect((await roofs({ manufacturerReference: 'FIBERMETAL' })).map(({ id }: { id: number }) => id)).toEqual([
      7, 8, 9, 10,
    ])
    expect(await roofs({ manufacturerReference: 'SSM,FIBERMETAL', moduleId: '10010005' })).toHaveLength(10)
    expect(await roofs({ moduleId: '10200001' })).toEqual([])
    expect(await roofs({ isOnlineStore: 'false' })).toEqual([])
  })

  test('C-12 the store is for store roles, and Financial may also use the look-ups', async () => {
    const financial = await test$.as('financial@girassol.demo')
    expect((await financial(contract.listProducts, { query: {} })).statusCode).toBe(403)
    expect((await financial(contract.showProduct, { params: { urlId: '10010005' } })).statusCode).toBe(403)
    expect((await financial(generator.listModules, { query: {} })).statusCode).toBe(200)
    const carrier = await test$.as('shipping-company@girassol.demo')
    expect((await carrier(generator.listRoofTypes, { query: {} })).statusCode).toBe(403)
  })
})
