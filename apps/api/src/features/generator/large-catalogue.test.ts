import * as contract from '@girassol/contract/generator'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import { loadDemoData } from '../../demo-data/load-demo-data.ts'
import { type Caller, type TestApplication, testApplication } from '../../test-application.ts'

const kit = { power: 5.5, inverterBrandId: '201', inverterId: '10100003', moduleId: '10010005', roofTypeId: 1 }

/** Copies of the demonstration's equipment: 500 more modules at 1 % more each, 60 more inverters at twice the price. */
const insertEquipment = (test$: TestApplication) =>
  sql`
    insert into product (code, url_id, name, group_code, category_code, brand_code, price_cents, cost_cents, weight_kg,
      cubage_m3, power_w, remaining_quantity, length_mm, width_mm, frame_mm, efficiency, electrical)
    select like_it.code || '-' || n, like_it.code || '-' || n, like_it.name, group_code, category_code, brand_code,
      price_cents * case group_code when '1001' then 1 + n / 100.0 else 2 end, cost_cents, weight_kg, cubage_m3,
      power_w, remaining_quantity, length_mm, width_mm, frame_mm, efficiency, electrical
    from product like_it cross join generate_series(1, case group_code when '1001' then 20 else 3 end) n
    where group_code in ('1001', '1010') and electrical is not null and not internal_only
  `.execute(test$.deps.connection.db)

describe.each(testedDatabases)('kits of a large catalogue on %s', (kind) => {
  let test$: TestApplication
  let integrator: Caller
  const search = async (change: object = {}): Promise<contract.Proposals> => {
    const answer = await integrator(contract.searchKits, { body: { ...kit, ...change } })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }
  const toPairs = ({ kits }: contract.Proposals) =>
    kits.map(({ tags, moduleCode, inverterCode, total }) => [tags, moduleCode, inverterCode, total])

  beforeAll(async () => {
    test$ = await testApplication({ kind })
    await loadDemoData(test$.deps.connection.db, new Date().toISOString())
    integrator = await test$.as('integrator@girassol.demo')
  })
  afterAll(() => test$.close())

  test('KIT-001 dearer copies of the equipment change no kit, and a changed price changes the next kit', async () => {
    const small = await search()
    await insertEquipment(test$)
    expect(toPairs(await search())).toEqual(toPairs(small))
    await test$.deps.connection.db
      .updateTable('product')
      .set({ price_cents: 1000, updated_at: new Date().toISOString() })
      .where('code', '=', '10010005')
      .execute()
    const cheaper = await search()
    expect(cheaper.kits[0]?.moduleCode).toBe('10010005')
    expect(cheaper.kits[0]?.total).toBeLessThan(small.kits[0]?.total ?? 0)
  })

  test('KIT-002 an impossible choice has its reason and neighbours, and the choices that make no kit are listed', async () => {
    const found = await search({ power: 3, inverterBrandId: '202', inverterId: '10100012' })
    expect(found).toMatchObject({ found: false, reason: { code: 'POWER_TOO_LOW' } })
    expect(found.nearest.length).toBeGreaterThan(0)
    const query = {
      power: 3,
      inverterBrandId: '202',
      inverterId: '10100012',
      moduleId: kit.moduleId,
      uf: 'SP',
    } as const
    const listed = await integrator(contract.listImpossibleChoices, { query })
    expect(listed.json().inverters).toContainEqual({ id: '10100012', reason: expect.any(String) })
  })
})
