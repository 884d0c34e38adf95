import * as contract from '@girassol/contract/catalogue'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../../database/test-database.ts'
import { loadDemoCatalogue } from '../../../demo-data/demo-catalogue.ts'
import { loadDemoPeople } from '../../../demo-data/demo-people.ts'
import { type Caller, type TestApplication, testApplication } from '../../../test-application.ts'

const now = '2026-11-23T12:00:00.000Z'

describe.each(testedDatabases)('the list of ready kits on %s', (kind) => {
  let test$: TestApplication
  let commercial: Caller

  beforeAll(async () => {
    test$ = await testApplication({ kind })
    test$.setNow(now)
    await test$.deps.connection.db.transaction().execute(async (tx) => {
      await loadDemoPeople(tx)
      await loadDemoCatalogue(tx, now)
    })
    commercial = await test$.as('commercial@girassol.demo', 'INT001')
  })
  afterAll(() => test$.close())

  const kits = async (query: Record<string, string | number> = {}) => {
    const answer = await commercial(contract.listProducts, { query: { type: 'PA', take: 100, ...query } })
    expect(answer.statusCode).toBe(200)
    return (answer.json() as { data: contract.ProductView[] }).data
  }
  const isSorted = (figures: readonly number[]) =>
    figures.every((figure, at) => at === 0 || (figures[at - 1] ?? 0) <= figure)

  test('STORE-002 STORE-027 each kit lists its contents', async () => {
    const [kit] = await kits({ term: '20010001' })
    expect(kit?.items.find(({ code }) => code === '10010002')).toEqual({
      code: '10010002',
      name: 'MODULO TROPIS 450W TOPCON 108C',
      quantity: 6,
    })
  })

  test('STORE-027 single products have no contents', async () => {
    const answer = await commercial(contract.listProducts, { query: { groupId: '1001' } })
    expect((answer.json() as { data: contract.ProductView[] }).data.every(({ items }) => items.length === 0)).toBe(true)
  })

  test('STORE-009 STORE-027 a power range includes both its ends', async () => {
    const all = (await kits()).map(({ power }) => power ?? 0)
    const [from = 0, to = 0] = [all[3], all[8]]
    const found = (await kits({ powerFrom: from, powerTo: to })).map(({ power }) => power ?? 0)
    expect(found).toEqual(all.filter((power) => power >= from && power <= to))
    expect(found.length).toBeLessThan(all.length)
  })

  test('STORE-027 the list sorts by power, by price and by price per watt', async () => {
    const power = (await kits({ ordertype: 'DESC' })).map((kit) => -(kit.power ?? 0))
    const price = (await kits({ orderby: 'price' })).map(({ VLR_TOT }) => VLR_TOT ?? 0)
    const perWatt = (await kits({ orderby: 'pricePerWatt' })).map((kit) => (kit.VLR_TOT ?? 0) / (kit.power ?? 1))
    for (const figures of [power, price, perWatt]) expect(isSorted(figures)).toBe(true)
    expect(perWatt).toHaveLength(30)
  })

  test('STORE-027 C-28 the immediate filter finds exactly the kits that are available immediately', async () => {
    const all = await kits()
    const immediate = all.filter(({ availability }) => availability === 'Immediate').map(({ B1_COD }) => B1_COD)
    expect(immediate.length).toBeLessThan(all.length)
    expect((await kits({ onlyImmediate: 'true' })).map(({ B1_COD }) => B1_COD)).toEqual(immediate)
  })

  test('C-29 STORE-020 users who may not see prices cannot infer them from the sort order', async () => {
    const contributor = await test$.as('contributor@girassol.demo')
    for (const orderby of ['price', 'pricePerWatt'] as const) {
      const answer = await contributor(contract.listProducts, { query: { type: 'PA', orderby } })
      expect(answer.statusCode).toBe(403)
    }
  })
})
