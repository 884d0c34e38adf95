import { proposeKits } from '@girassol/domain/generator'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Connection } from '../../database/connection.ts'
import { freshDatabase, testedDatabases } from '../../database/test-database.ts'
import { loadDemoCatalogue } from '../../demo-data/demo-catalogue.ts'
import { loadGeneratorCatalogue } from './generator-catalogue-queries.ts'
import { namedCodes } from './import/named-codes.ts'

const moduleFigures = {
  pmaxW: 550,
  vocV: 49.9,
  iscA: 14,
  vmpV: 42,
  impA: 13.11,
  betaVocPctPerK: -0.262,
  alphaIscPctPerK: 0.035,
  gammaPmaxPctPerK: -0.33,
  maxSystemV: 1500,
  maxSeriesFuseA: 25,
}

const aRow = (code: string, more: object = {}) => ({
  code,
  url_id: code,
  name: `PRODUTO ${code}`,
  group_code: code.slice(0, 4),
  price_cents: 44990,
  cost_cents: 35092,
  ...more,
})

test('C-23 namedCodes finds the codes of settings at any depth and nothing else', () => {
  const settings = { midClampCode: 'A', endClamps: [{ maxFrameMm: 32, code: 'B' }], name: 'C', micro: { codes: 3 } }
  expect(namedCodes(settings)).toEqual(['A', 'B'])
})

describe.each(testedDatabases)('the catalogue of the generator on %s', (kind) => {
  let connection: Connection

  beforeAll(async () => {
    connection = await freshDatabase(kind)
    await connection.db
      .insertInto('product_group')
      .values(['1001', '1010', '1020', '1040'].map((code) => ({ code, name: code })))
      .execute()
    const electrical = JSON.stringify(moduleFigures)
    const rows = [
      aRow('10010005', { electrical, length_mm: 2278, width_mm: 1134, frame_mm: 30, remaining_quantity: 8 }),
      aRow('10010001', { electrical, internal_only: true }),
      aRow('10010002', { electrical, active: false }),
      aRow('10010003', { electrical, online_store: false }),
      aRow('10010004'),
      aRow('10200001', { active: false, weight_kg: '0.08', cubage_m3: '0.0001' }),
      aRow('10400099'),
    ]
    for (const row of rows) await connection.db.insertInto('product').values(row).execute()
    await connection.db
      .insertInto('roof_type')
      .values([
        { id: 1, name: 'Telha cerâmica - gancho', manufacturer_reference: 'SSM' },
        { id: 2, name: 'Laje', online_store: false },
      ])
      .execute()
  })
  afterAll(() => connection.close())

  const load = (seesInternal: boolean) =>
    connection.db
      .transaction()
      .execute((tx) => loadGeneratorCatalogue(tx, { seesInternal, now: '2026-11-23T12:00:00.000Z' }))

  test('C-23 C-38 the pool has what this user may buy, and the pieces of a bill whatever their state', async () => {
    const codes = async (seesInternal: boolean) => (await load(seesInternal)).products.map(({ B1_COD }) => B1_COD)
    expect(await codes(false)).toEqual(['10010005', '10200001'])
    expect(await codes(true)).toEqual(['10010001', '10010005', '10200001'])
  })

  test('C-23 P001 the demonstration sizes the documented kit at the documented price', async () => {
    const fresh = await freshDatabase(kind)
    const catalogue = await fresh.db.transaction().execute(async (tx) => {
      await loadDemoCatalogue(tx, '2026-11-23T12:00:00.000Z')
      return loadGeneratorCatalogue(tx, { seesInternal: false, now: '2026-11-23T12:00:00.000Z' })
    })
    await fresh.close()
    const chosen = { inverterBrandId: '201', inverterId: '10100003', moduleId: '10010005', roofTypeId: 1, uf: 'SP' }
    const proposals = proposeKits({ powerKwp: 5.5, ...chosen }, catalogue)
    expect(proposals).toMatchObject({
      reason: null,
      kits: [{ powerW: 5500, modules: 10, totalCents: 937_590 }, {}, {}],
    })
    expect(catalogue.products.map(({ B1_COD }) => B1_COD)).not.toContain('10010001')
  })

  test('C-23 C-28 a product carries its figures as numbers, cents and when it would leave', async () => {
    const { products, roofTypes } = await load(false)
    expect(products[0]).toMatchObject({
      VLR_TOT: 449.9,
      priceCents: 44990,
      electrical: moduleFigures,
      widthMm: 1134,
      active: true,
      availability: 'Immediate',
    })
    expect(products[1]).toMatchObject({ weightKg: 0.08, cubageM3: 0.0001, active: false, availability: 'SEARCH' })
    expect(roofTypes).toEqual([
      { id: 1, active: true, reference: 'SSM' },
      { id: 2, active: false, reference: '' },
    ])
  })
})
