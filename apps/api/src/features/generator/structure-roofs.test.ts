import * as contract from '@girassol/contract/generator'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { loadDemoData } from '../../demo-data/load-demo-data.ts'
import { type Caller, type TestApplication, testApplication } from '../../test-application.ts'

const line = { moduleId: '10010005', roofTypeId: 1, totalPanels: 5, totalLines: 2 }
const usualQuery = {
  active: 'true',
  isOnlineStore: 'true',
  moduleId: '10010005',
  manufacturerReference: 'SSM,FIBERMETAL',
} as const

describe('the roofs of the structure calculation', () => {
  let test$: TestApplication
  let integrator: Caller

  beforeAll(async () => {
    test$ = await testApplication({ kind: 'postgres' })
    await loadDemoData(test$.deps.connection.db, new Date().toISOString())
    integrator = await test$.as('integrator@girassol.demo')
  })
  afterAll(() => test$.close())
  afterEach(() => setRoof({ manufacturer_reference: 'SSM', active: true }))

  /** Roof types are cached with the catalogue, which is reloaded after a product was written. */
  const setRoof = async (change: { manufacturer_reference?: string; active?: boolean }) => {
    const { db } = test$.deps.connection
    await db.updateTable('roof_type').set(change).where('id', '=', 1).execute()
    await db
      .updateTable('product')
      .set({ updated_at: new Date().toISOString() })
      .where('code', '=', '10010005')
      .execute()
  }

  const listed = async (query: object = usualQuery): Promise<{ id: number; manufacturerReference: string }[]> =>
    (await integrator(contract.listRoofTypes, { query })).json()

  const calculate = () => integrator(contract.calculateCartStructure, { body: { lines: [line] } })

  test('KIT-009 KIT-014 a roof type has id, name and reference, a module id, name and ERP code', async () => {
    const roofs = await listed()
    expect(roofs[0]).toEqual({ id: 1, name: 'Telha cerâmica - gancho', manufacturerReference: 'SSM' })
    expect(new Set(roofs.map(({ manufacturerReference }) => manufacturerReference))).toEqual(
      new Set(['SSM', 'FIBERMETAL']),
    )
    const modules = (await integrator(contract.listModules, { query: {} })).json()
    expect(Object.keys(modules[0]).sort()).toEqual(['erpCode', 'id', 'name', 'power'])
  })

  test.each([
    ['KIT-014', 'of another manufacturer', { manufacturer_reference: 'OUTRA' }],
    ['KIT-015', 'without a reference', { manufacturer_reference: '' }],
    ['WIZ-038', 'no longer active', { active: false }],
  ])('%s a roof type %s is not listed, and no line is calculated for it', async (_, __, change) => {
    expect((await calculate()).statusCode).toBe(200)
    await setRoof(change)
    expect((await listed()).map(({ id }) => id)).not.toContain(1)
    const answer = await calculate()
    expect([answer.statusCode, answer.json().errors[0].property]).toEqual([400, 'lines.0.roofTypeId'])
  })

  test('KIT-015 blanks among the references are ignored', async () => {
    await setRoof({ manufacturer_reference: '' })
    expect((await listed({ manufacturerReference: 'FIBERMETAL,, ' })).map(({ id }) => id)).toEqual([7, 8, 9, 10])
  })

  test('WIZ-035 WIZ-036 WIZ-037 products that are inactive or not in the store are in no list', async () => {
    const { db } = test$.deps.connection
    const flags = { active: 'true', isOnlineStore: 'true' } as const
    const shown = async () => {
      const codes = async (endpoint: typeof contract.listModules | typeof contract.listInverters) =>
        (await integrator(endpoint, { query: flags })).json().map(({ id }: { id: string }) => id)
      const brands = (await integrator(contract.listInverterBrands, { query: flags })).json()
      return {
        module: (await codes(contract.listModules)).includes('10010005'),
        inverter: (await codes(contract.listInverters)).includes('10100003'),
        brand: brands.some(({ id }: { id: string }) => id === '204'),
      }
    }
    const set = (change: { active: boolean } | { online_store: boolean }) =>
      db
        .updateTable('product')
        .set(change)
        .where((eb) => eb.or([eb('code', 'in', ['10010005', '10100003']), eb('brand_code', '=', '204')]))
        .execute()
    const all = { module: true, inverter: true, brand: true }
    const none = { module: false, inverter: false, brand: false }
    expect(await shown()).toEqual(all)
    await set({ active: false })
    expect(await shown()).toEqual(none)
    await set({ active: true })
    await set({ online_store: false })
    expect(await shown()).toEqual(none)
    await set({ online_store: true })
    expect(await shown()).toEqual(all)
  })
})
