import { aKitRow, aModuleRow, anInverterRow, aPlainRow } from '@girassol/test-data/catalogue-rows'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Connection } from '../../../database/connection.ts'
import { freshDatabase, testedDatabases } from '../../../database/test-database.ts'
import type { FileRow } from '../../../spreadsheets/csv-content.ts'
import { WrongFile } from '../../../spreadsheets/wrong-file.ts'
import { findStock } from '../store/stock-queries.ts'
import { type CatalogueFile, readCatalogueFile } from './catalogue-file.ts'
import { importCatalogue } from './import-catalogue.ts'

const now = '2026-11-23T12:00:00.000Z'

const toFile = (...rows: Record<string, unknown>[]): CatalogueFile => ({
  rows: rows.map((cells, index) => ({ line: index + 2, cells })),
  roofTypes: [],
})

const toCsv = (separator: string, ...rows: Record<string, string | number>[]): Uint8Array => {
  const columns = [...new Set(rows.flatMap(Object.keys))]
  const quoted = (cell: string | number | undefined) => `"${String(cell ?? '').replaceAll('"', '""')}"`
  const lines = rows.map((row) => columns.map((column) => quoted(row[column])).join(separator))
  return new TextEncoder().encode(`\uFEFF${[columns.join(separator), ...lines].join('\r\n')}\r\n`)
}

const readRows = async (bytes: Uint8Array, name: string) => {
  const rows: FileRow[] = []
  for await (const row of (await readCatalogueFile(bytes, name)).rows) rows.push(row)
  return rows
}

describe('the catalogue file', () => {
  test.each([',', ';', '\t', '|'])(
    'C-140 reads a CSV separated by %s, with the line of each row',
    async (separator) => {
      const rows = await readRows(toCsv(separator, aModuleRow(), aPlainRow()), 'produtos.CSV')
      expect(rows.map(({ line }) => line)).toEqual([2, 3])
      expect(rows[0]?.cells).toEqual(aModuleRow())
      expect(rows[1]?.cells).toEqual(aPlainRow())
    },
  )

  test('C-140 reads what a spreadsheet saved as Windows-1252', async () => {
    const bytes = Uint8Array.from('B1_COD;DETALHES\n1;Fixa\xe7\xe3o\n', (letter) => letter.charCodeAt(0))
    expect((await readRows(bytes, 'x.csv'))[0]?.cells).toEqual({ B1_COD: '1', DETALHES: 'Fixação' })
  })

  test.each([
    ['x.csv', 'B1_COD,b\n"open,2'],
    ['x.csv', 'B1_COD,b\n1,2,3'],
    ['x.json', '{"products": 3}'],
    ['x.json', '[1'],
  ])('C-140 refuses an unreadable %s', async (name, text) => {
    await expect(readRows(new TextEncoder().encode(text), name)).rejects.toThrow(WrongFile)
  })

  test.each([
    [
      'O JSON tem mais de 10 MB. Envie um CSV, que pode ser maior.',
      JSON.stringify({ products: ['x'.repeat(10_000_000)] }),
    ],
    [
      'A lista "products" tem mais de 100.000 itens, que é o máximo.',
      JSON.stringify({ products: Array(100_001).fill(1) }),
    ],
  ])('REL-009 C-236 %s', async (sentence, text) => {
    await expect(readRows(Buffer.from(text), 'x.json')).rejects.toThrow(new WrongFile(sentence))
  })
})

describe.each(testedDatabases)('the import on %s', (kind) => {
  let connection: Connection

  beforeAll(async () => {
    connection = await freshDatabase(kind)
  })
  afterEach(async () => {
    await connection.db.deleteFrom('kit_item').execute()
    await connection.db.deleteFrom('product').execute()
  })
  afterAll(() => connection.close())

  const run = (file: CatalogueFile, options: { check?: boolean; skipBad?: boolean } = {}) =>
    connection.db.transaction().execute((tx) => importCatalogue(tx, file, { now, ...options }))
  const count = async () => (await connection.db.selectFrom('product').select('code').execute()).length
  const readProduct = (code: string) =>
    connection.db.selectFrom('product').selectAll().where('code', '=', code).executeTakeFirstOrThrow()
  const reasons = async (...rows: Record<string, unknown>[]) =>
    (await run(toFile(...rows), { check: true })).badRows.map(({ line, reasons: all }) => [line, ...all])

  test('C-23 a row becomes a product with cents, numbers, figures, drawing and a readable address', async () => {
    const report = await run(await readCatalogueFile(toCsv(';', aModuleRow(), anInverterRow()), 'x.csv'))
    expect(report).toMatchObject({ read: 2, good: 2, badRows: [], written: true })
    expect(await readProduct('10010005')).toMatchObject({
      price_cents: 44990,
      cost_cents: 35092,
      power_w: 550,
      frame_mm: 30,
      remaining_quantity: 120,
      drawing: 'panel',
      url_id: 'modulo-heliar-550w-mono-perc-144c-10010005',
      internal_only: false,
      electrical: expect.objectContaining({ pmaxW: 550, vocV: 49.9, betaVocPctPerK: -0.262 }),
    })
    const { electrical } = await readProduct('10100003')
    expect(electrical).toMatchObject({ type: 'STRING', phases: 1, pacNomW: 5070, dcProtectionIntegrated: false })
  })

  test('GRID-004 C-180 a transformer has kVA and both voltages, all of them or none', async () => {
    const transformer = { transformerKva: '112,5', transformerInputV: '380', transformerOutputV: '220' }
    expect(await run(toFile(aPlainRow(transformer)))).toMatchObject({ good: 1, written: true })
    expect(await readProduct('10200001')).toMatchObject({
      transformer_kva: '112.5',
      transformer_input_v: 380,
      transformer_output_v: 220,
    })
    const { transformerKva: _, ...half } = transformer
    expect(
      await reasons(
        aPlainRow(half),
        aPlainRow({ ...transformer, transformerKva: '25' }),
        aPlainRow({ ...transformer, transformerInputV: '99' }),
      ),
    ).toEqual([
      [2, 'colunas de transformador incompletas: transformerKva, transformerInputV e transformerOutputV'],
      [3, 'coluna transformerKva: use 5 · 7,5 · 10 · 15 · 20 · 30 · 45 · 75 · 112,5 · 150 · 225 · 300'],
      [4, 'coluna transformerInputV: mínimo 100'],
    ])
  })

  test('HOM-013 a product has its INMETRO registration and its last day, which needs a number', async () => {
    const registered = { inmetroNumber: '004512/2026', inmetroValidUntil: '31/12/2027' }
    expect(await run(toFile(aPlainRow(registered)))).toMatchObject({ good: 1, written: true })
    expect(await readProduct('10200001')).toMatchObject({
      inmetro_number: '004512/2026',
      inmetro_valid_until: '2027-12-31',
    })
    expect(
      await reasons(
        aPlainRow({ inmetroValidUntil: '31/12/2027' }),
        aPlainRow({ ...registered, inmetroValidUntil: '31/02/2027' }),
      ),
    ).toEqual([
      [2, 'coluna inmetroValidUntil: só com inmetroNumber'],
      [3, expect.stringContaining('coluna inmetroValidUntil')],
    ])
    expect(await run(toFile(aPlainRow({ inmetroNumber: '004512/2026' })))).toMatchObject({ good: 1, written: true })
    expect(await readProduct('10200001')).toMatchObject({ inmetro_valid_until: null })
  })

  test('WAR-004 C-205 a product has the months of its warranties, at most 480; without them they are unknown', async () => {
    const months = { warrantyMonths: '144', performanceMonths: '300' }
    expect(await run(toFile(aPlainRow(months)))).toMatchObject({ good: 1, written: true })
    expect(await readProduct('10200001')).toMatchObject({ warranty_months: 144, performance_months: 300 })
    expect(await reasons(aPlainRow({ warrantyMonths: '481' }))).toEqual([[2, 'coluna warrantyMonths: máximo 480']])
    expect(await run(toFile(aPlainRow({})))).toMatchObject({ good: 1, written: true })
    expect(await readProduct('10200001')).toMatchObject({ warranty_months: null, performance_months: null })
  })

  test('C-28 a kit finds its items wherever they are in the file', async () => {
    const rows = [aKitRow(), aModuleRow({ boardingDate: '14/12/2026' }), anInverterRow(), aPlainRow()]
    expect(await run(toFile(...rows))).toMatchObject({ kits: 1, written: true })
    const parts = await connection.db
      .transaction()
      .execute((tx) => findStock(tx, ['20010005', '10200001'], '2026-11-23T12:00:00.000Z'))
    expect(parts.get('20010005')).toContainEqual({ remainingQuantity: 120, boardingDate: '2026-12-14', each: 10 })
    expect(parts.get('10200001')).toEqual([{ remainingQuantity: null, boardingDate: null, each: 1 }])
  })

  test('C-140 a second import replaces products by code, leaves their address and updates the items of kits', async () => {
    await run(toFile(aModuleRow(), anInverterRow(), aPlainRow(), aKitRow()))
    await run(toFile(aModuleRow({ B1_DESC: 'MODULO NOVO', VLR_TOT: 1 }), aKitRow({ items: '10010005x4' })))
    expect(await readProduct('10010005')).toMatchObject({
      name: 'MODULO NOVO',
      price_cents: 100,
      url_id: 'modulo-heliar-550w-mono-perc-144c-10010005',
    })
    expect(await connection.db.selectFrom('kit_item').selectAll().execute()).toEqual([
      { kit_code: '20010005', product_code: '10010005', quantity: 4 },
    ])
    expect(await count()).toBe(4)
    const group = await connection.db.selectFrom('product_group').select('name').where('code', '=', '1001').execute()
    expect(group).toEqual([{ name: 'PAINEIS SOLARES' }])
  })

  test('C-140 --check writes nothing; a bad row stops the import unless --skip-bad', async () => {
    const rows = [aModuleRow(), aPlainRow({ VLR_TOT: '1.649,00' })]
    expect(await run(toFile(aModuleRow()), { check: true })).toMatchObject({ good: 1, written: false })
    expect(await run(toFile(...rows))).toMatchObject({ good: 1, written: false })
    expect(await count()).toBe(0)
    expect(await run(toFile(...rows), { skipBad: true })).toMatchObject({ good: 1, written: true })
    expect(await count()).toBe(1)
  })

  test('C-140 every bad row is reported with its line and all its reasons, in Portuguese', async () => {
    expect(
      await reasons(
        aPlainRow({ B1_COD: '', VLR_TOT: '-1' }),
        aPlainRow({ preco: '1' }),
        aPlainRow({ B1_COD: '99990001' }),
        aPlainRow({ BLK_INT: 'X' }),
      ),
    ).toEqual([
      [2, 'coluna B1_COD: formato inválido', 'coluna VLR_TOT: mínimo 0'],
      [3, 'coluna desconhecida: preco'],
      [4, 'coluna B1_COD: o código deve começar com o grupo'],
      [5, 'coluna BLK_INT: use S, N'],
    ])
    const { cost: _, ...withoutCost } = aPlainRow()
    expect(await reasons(withoutCost)).toEqual([[2, 'coluna cost: obrigatório']])
  })

  test('C-23 figures that cannot be true, incomplete or misplaced are refused', async () => {
    const { vocV: _, ...incomplete } = aModuleRow()
    expect(
      await reasons(
        aModuleRow({ vmpV: '420' }),
        incomplete,
        anInverterRow({ mpptMaxV: 900 }),
        aPlainRow({ pmaxW: 550 }),
        aModuleRow({ B1_COD: '10010006', phases: 1 }),
      ),
    ).toEqual([
      [2, 'vmpV deve ser de 50 % a 98 % de vocV', 'pmaxW difere mais de 3 % de vmpV × impA'],
      [3, 'coluna vocV: obrigatório'],
      [4, 'mpptMaxV não pode passar de vdcMaxV'],
      [5, ...Array.from({ length: 9 }, () => expect.stringMatching(/: obrigatório$/))],
      [6, 'colunas de módulo e de inversor no mesmo produto'],
    ])
    const { B1_COD: __, BM_GRUPO: ___, ...figures } = aModuleRow()
    expect(await reasons({ ...figures, B1_COD: '10200009', BM_GRUPO: '1020' })).toEqual([
      [2, 'colunas de módulo fora do grupo 1001'],
    ])
  })

  test('C-140 repeated codes, unknown pieces, kits of kits and taken addresses are refused', async () => {
    await run(toFile(aPlainRow({ URL_ID: 'grampo' })))
    expect(
      await reasons(
        aModuleRow(),
        aModuleRow(),
        aKitRow({ items: '10010005x10 10019999x1' }),
        aKitRow({ B1_COD: '20010006', items: '10010005x0' }),
        aKitRow({ B1_COD: '30010001', BM_GRUPO: '3001', items: '20010007x1' }),
        aKitRow({ B1_COD: '20010007', items: '10010005x1 10200001x1' }),
        aModuleRow({ B1_COD: '10010009', items: '10200001x1' }),
        aModuleRow({ B1_COD: '10010010', URL_ID: 'grampo' }),
      ),
    ).toEqual([
      [3, 'coluna B1_COD: repetido no arquivo'],
      [4, 'coluna items: produto 10019999 não existe'],
      [5, 'coluna items: use "código x quantidade" sem espaços: 10010005x10'],
      [6, 'coluna items: 20010007 também é um kit'],
      [8, 'coluna items: só produtos dos grupos 2001 e 3001 têm itens'],
      [9, 'coluna URL_ID: já é do produto 10200001'],
    ])
  })

  test('C-140 roof types come from a JSON file, and only those with a structure rule', async () => {
    const file = {
      rows: [],
      roofTypes: [
        { line: 1, cells: { id: 3, name: 'Telha' } },
        { line: 2, cells: { id: 99, name: 'Palha' } },
      ],
    }
    expect(await run(file, { skipBad: true })).toMatchObject({
      good: 1,
      badRows: [{ line: 2, code: 'telhado 99', reasons: ['coluna id: sem regra de estrutura para este telhado'] }],
    })
    expect(await connection.db.selectFrom('roof_type').select(['id', 'name', 'active']).execute()).toEqual([
      { id: 3, name: 'Telha', active: true },
    ])
  })
})
