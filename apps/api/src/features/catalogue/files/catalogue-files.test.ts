import { createHash } from 'node:crypto'
import { applyCatalogueImport, exportCatalogue, previewCatalogueImport } from '@girassol/contract/catalogue'
import type { ImportPreview } from '@girassol/contract/catalogue/import'
import { importTemplate, unknownProduct } from '@girassol/domain/catalogue'
import { aPlainRow } from '@girassol/test-data/catalogue-rows'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../../database/test-database.ts'
import { toDemoEmail } from '../../../http/test-contract.ts'
import type { Caller } from '../../../test-application.ts'
import { openStore, type Store } from '../store/test-storefront.ts'

type Row = Record<string, string | number>

const toCsv = (...rows: readonly Row[]): string => {
  const columns = [...new Set(rows.flatMap(Object.keys))]
  return [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
    .map((cells) => cells.join(';'))
    .join('\n')
}
/** The version that a preview of this file would have, of the same catalogue. */
const toVersion = (text: string, version: string): string =>
  version.replace(/^[^.]+/, createHash('sha256').update(text).digest('base64url'))

const upload = (text: string, fileName = 'produtos.csv') => ({ query: { fileName }, body: Buffer.from(text) })

describe.each(testedDatabases)('the catalogue through the browser on %s', (kind) => {
  let store: Store
  let administrator: Caller
  let purchase: Caller

  beforeAll(async () => {
    store = await openStore(kind)
    administrator = await store.as('administrator@girassol.demo')
    purchase = await store.as('purchase@girassol.demo')
  })
  afterAll(() => store.close())
  afterEach(async () => {
    await store.db.deleteFrom('rate_limit').execute()
  })

  const preview = async (text: string, who = administrator): Promise<ImportPreview> => {
    const answer = await who(previewCatalogueImport, upload(text))
    expect(answer.statusCode).toBe(200)
    return answer.json()
  }
  const apply = (text: string, version: string, who = administrator) =>
    who(applyCatalogueImport, { query: { fileName: 'produtos.csv', version }, body: Buffer.from(text) })
  const readProduct = (code: string) =>
    store.db.selectFrom('product').selectAll().where('code', '=', code).executeTakeFirstOrThrow()

  test('C-140 importing an unchanged export changes nothing', async () => {
    const file = (await administrator(exportCatalogue)).body
    const seen = await preview(file)
    expect(seen).toMatchObject({ bad: 0, added: 0, changed: 0, unnamed: 0, changes: [], badRows: [] })
    expect(seen.unchanged).toBeGreaterThan(50)
    const before = await store.db.selectFrom('product').selectAll().orderBy('code').execute()
    expect((await apply(file, seen.version)).json()).toMatchObject({ changed: 0, unchanged: seen.unchanged })
    const after = await store.db.selectFrom('product').selectAll().orderBy('code').execute()
    expect(after).toEqual(before)
  })

  test('C-140 a preview shows cell by cell what would change, and writes nothing', async () => {
    const was = await readProduct('10010005')
    const seen = await preview(toCsv({ B1_COD: '10010005', VLR_TOT: '401,07' }, { B1_COD: '10209001', VLR_TOT: '3' }))
    expect(seen).toMatchObject({ read: 2, added: 0, changed: 1, bad: 1 })
    expect(seen.changes).toEqual([
      {
        code: '10010005',
        name: was.name,
        isNew: false,
        cells: [{ column: 'VLR_TOT', before: Number(was.price_cents) / 100, after: 401.07 }],
      },
    ])
    expect(await readProduct('10010005')).toEqual(was)
  })

  test('C-140 an import updates the columns of its file and leaves the others unchanged', async () => {
    const was = await readProduct('10100003')
    const text = toCsv({ B1_COD: '10100003', remainingQuantity: 7 })
    const { version } = await preview(text)
    expect((await apply(text, version)).json()).toMatchObject({ changed: 1, added: 0, bad: 0 })
    expect(await readProduct('10100003')).toEqual({ ...was, remaining_quantity: 7, updated_at: expect.anything() })
    const whole = toCsv(aPlainRow({ B1_COD: '10209002', DETALHES: "'=soma" }))
    const added = await apply(whole, (await preview(whole)).version)
    expect(added.json()).toMatchObject({ added: 1 })
    expect(await readProduct('10209002')).toMatchObject({ price_cents: 420, details: '=soma' })
  })

  test('C-140 bad rows stop the import, unless the user chooses to import the valid rows', async () => {
    const text = toCsv({ B1_COD: '10100003', VLR_TOT: '2500' }, { B1_COD: '10010005', VLR_TOT: 'caro' })
    const seen = await preview(text)
    expect(seen).toMatchObject({ changed: 1, bad: 1 })
    expect(seen.badRows).toEqual([{ line: 3, code: '10010005', reasons: ['coluna VLR_TOT: use número, como 3,20'] }])
    const refused = await apply(text, seen.version)
    expect(refused.statusCode).toBe(409)
    expect(refused.json().message).toBe('Uma linha tem erro: nada foi gravado.')
    expect(await readProduct('10100003')).not.toMatchObject({ price_cents: 250_000 })
    const query = { fileName: 'produtos.csv', version: seen.version, skipBad: 'true' } as const
    const applied = await administrator(applyCatalogueImport, { query, body: Buffer.from(text) })
    expect(applied.json()).toMatchObject({ changed: 1, bad: 1 })
    expect(await readProduct('10100003')).toMatchObject({ price_cents: 250_000 })
  })

  test('C-140 data changed since the preview is not overwritten: the second of two people must preview again', async () => {
    const mine = toCsv({ B1_COD: '10010005', VLR_TOT: '411' })
    const theirs = toCsv({ B1_COD: '10010005', VLR_TOT: '412' })
    const { version } = await preview(mine)
    const answers = await Promise.all([apply(mine, version), apply(theirs, version, purchase)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().message).toContain('Confira o arquivo de novo')
  })

  test('REL-009 C-140 another file than the previewed one is not imported', async () => {
    const { version } = await preview(toCsv({ B1_COD: '10010005', VLR_TOT: '401' }))
    const answer = await apply(toCsv({ B1_COD: '10010005', VLR_TOT: '402' }), version)
    expect([answer.statusCode, answer.json().reason]).toEqual([409, 'fileMoved'])
    expect(answer.json().message).toBe('O arquivo mudou depois da conferência. Confira o arquivo de novo.')
  })

  test('C-140 Purchase imports prices, costs and stock of existing products, and nothing else', async () => {
    const text = toCsv(
      { B1_COD: '10010005', VLR_TOT: '399', cost: '300,5' },
      { B1_COD: '99990001', VLR_TOT: '1', cost: '1' },
    )
    const seen = await preview(text, purchase)
    expect(seen).toMatchObject({ changed: 1, added: 0 })
    expect(seen.badRows).toEqual([
      {
        line: 3,
        code: '99990001',
        reasons: ['coluna B1_COD: produto não cadastrado; só um administrador inclui produtos'],
      },
    ])
    const named = toCsv({ B1_COD: '10010005', B1_DESC: 'Outro nome' })
    for (const answer of [
      await purchase(previewCatalogueImport, upload(named)),
      await apply(named, toVersion(named, seen.version), purchase),
      await purchase(previewCatalogueImport, upload('{"products":[],"roofTypes":[{"id":1}]}', 'x.json')),
    ]) {
      expect(answer.statusCode).toBe(403)
      expect(answer.json().message).toMatch(/^Sua função importa preço, custo e estoque\. Retire do arquivo: /)
    }
  })

  test('C-29 a user who may not see prices can neither export nor import the catalogue', async () => {
    const see = (can: boolean) =>
      store.db
        .updateTable('app_user')
        .set({ can_view_product_prices: can })
        .where('email', '=', 'purchase@girassol.demo')
        .execute()
    await see(false)
    const blind = await store.as('purchase@girassol.demo')
    const text = toCsv({ B1_COD: '10010005', VLR_TOT: '1' })
    for (const answer of [
      await blind(exportCatalogue),
      await blind(previewCatalogueImport, upload(text)),
      await apply(text, 'x', blind),
    ]) {
      expect(answer.statusCode).toBe(403)
    }
    await see(true)
  })

  test.each([
    [
      'an Excel file',
      'PK\u0003\u0004…',
      'catalogo.xlsx',
      'O arquivo é uma planilha do Excel. Salve-a como CSV e envie o CSV.',
    ],
    ['a PDF', '%PDF-1.7', 'catalogo.pdf', 'O arquivo é um PDF. Envie um CSV ou JSON.'],
    ['bytes that are no text', 'a\u0000b', 'catalogo.csv', 'O arquivo não é um texto. Envie um CSV ou JSON.'],
    [
      'no code',
      'a,b\n1,2',
      'catalogo.csv',
      'Falta a coluna B1_COD. A primeira linha do CSV deve ter os nomes das colunas.',
    ],
    [
      'no header',
      '10010005,20',
      'catalogo.csv',
      'Falta a coluna B1_COD. A primeira linha do CSV deve ter os nomes das colunas.',
    ],
    [
      'the header alone',
      'B1_COD;VLR_TOT\n',
      'catalogo.csv',
      'O arquivo só tem o cabeçalho: nenhum produto abaixo dele.',
    ],
    ['a column twice', 'B1_COD;cost;cost\n1;2;3', 'catalogo.csv', 'A coluna cost aparece duas vezes.'],
    ['an unknown column', 'B1_COD;preco\n1;2\n3;4', 'catalogo.csv', 'O catálogo não tem a coluna preco.'],
    [
      'a quote that stays open',
      'B1_COD,cost\n"open,2',
      'catalogo.csv',
      'Linha 2, coluna B1_COD: há aspas que abrem e não fecham.',
    ],
    [
      'a quote inside a cell',
      'B1_COD,cost\nx"y",2',
      'catalogo.csv',
      'Linha 2, coluna B1_COD: há aspas no meio de uma célula.',
    ],
    [
      'a cell too many',
      'B1_COD,cost\n1,2\n1,2,3',
      'catalogo.csv',
      'Linha 3, coluna 3: o cabeçalho tem 2 colunas e a linha tem 3 células.',
    ],
    ['half a JSON', '{"products": [', 'catalogo.json', 'O JSON está incompleto ou tem um erro de escrita.'],
    ['a JSON of something else', '{"orders": []}', 'catalogo.json', 'Falta a lista "products" no JSON.'],
  ])('USE-028 a file with %s is refused with one message that explains the problem', async (...row) => {
    const [, text, fileName, sentence] = row
    const answer = await administrator(previewCatalogueImport, upload(text, fileName))
    expect([answer.statusCode, answer.json().message]).toEqual([400, `${sentence} Nada foi gravado.`])
  })

  test.each(['ADMINISTRATOR', 'PURCHASE'] as const)(
    'USE-028 the template of %s can be previewed as it is',
    async (role) => {
      const caller = await store.as(toDemoEmail(role))
      const seen = await caller(previewCatalogueImport, upload(importTemplate([role])))
      expect(seen.statusCode).toBe(200)
      const [unknown] = seen.json().badRows
      const reasons = role === 'PURCHASE' ? [unknownProduct] : undefined
      expect(unknown?.reasons).toEqual(reasons)
    },
  )

  test('C-140 other roles are refused', async () => {
    const commercial = await store.as('commercial@girassol.demo')
    expect((await commercial(exportCatalogue)).statusCode).toBe(403)
    expect((await commercial(previewCatalogueImport, upload('B1_COD\n1'))).statusCode).toBe(403)
  })
})
