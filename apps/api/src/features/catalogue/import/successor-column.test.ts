import * as contract from '@girassol/contract/catalogue'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '../../../test-application.ts'
import { monday, openStore, type Store } from '../store/test-storefront.ts'
import { readCatalogueFile } from './catalogue-file.ts'
import { importCatalogue } from './import-catalogue.ts'

const [first, second, third] = ['10100003', '10100004', '10100005']

describe('the successors of an import', () => {
  let store: Store
  let administrator: Caller

  beforeAll(async () => {
    store = await openStore()
    administrator = await store.as('administrator@girassol.demo')
  })
  afterAll(() => store.close())
  beforeEach(async () => {
    await store.db.deleteFrom('product_content').execute()
    await store.db.updateTable('product').set({ successor_code: null, active: true }).execute()
  })

  /** Imports in this process: the call starts another one for each file. */
  const run = (lines: readonly string[], check: boolean) =>
    store.db.transaction().execute(async (tx) => {
      const text = ['B1_COD;sucessor', ...lines].join('\n')
      const file = await readCatalogueFile(new TextEncoder().encode(text), 'produtos.csv')
      return importCatalogue(tx, file, { now: monday, check })
    })
  const load = async (...lines: string[]) => expect(await run(lines, false)).toMatchObject({ written: true })
  const refusals = async (...lines: string[]) =>
    (await run(lines, true)).badRows.map(({ line, reasons }) => [line, ...reasons])
  const deactivate = (...codes: string[]) =>
    store.db.updateTable('product').set({ active: false }).where('code', 'in', codes).execute()
  const shownSuccessor = async (urlId: string) => {
    const integrator = await store.as('integrator@girassol.demo')
    return (await integrator(contract.showProduct, { params: { urlId } })).json().successor?.B1_COD
  }
  const choose = async (of: string, successorCode: string | null) => {
    const { content, version } = (await administrator(contract.showManagedProduct, { params: { code: of } })).json()
    const { pictures, storeText, promoted, internalMark } = content
    const body = { version, pictures, files: [], storeText, promoted, internalMark, successorCode }
    return administrator(contract.changeManagedProduct, { params: { code: of }, body })
  }

  test('SUB-001 a chain is followed to the first product that is sold', async () => {
    await load(`${first};${second}`, `${second};${third}`)
    await deactivate(first)
    expect(await shownSuccessor(first)).toBe(second)
    await deactivate(second)
    expect(await shownSuccessor(first)).toBe(third)
    await deactivate(third)
    const integrator = await store.as('integrator@girassol.demo')
    expect((await integrator(contract.showProduct, { params: { urlId: first } })).statusCode).toBe(404)
  })

  test('SUB-001 a circle is refused with the lines of both rows', async () => {
    const body = Buffer.from(`B1_COD;sucessor\n${first};${second}\n${second};${first}\n`)
    const query = { fileName: 'produtos.csv' }
    const { badRows, version } = (await administrator(contract.previewCatalogueImport, { query, body })).json()
    expect(badRows).toMatchObject([
      { line: 2, code: first, reasons: [`coluna sucessor: forma um círculo com ${second} na linha 3`] },
      { line: 3, code: second, reasons: [`coluna sucessor: forma um círculo com ${first} na linha 2`] },
    ])
    const applied = await administrator(contract.applyCatalogueImport, { query: { ...query, version }, body })
    expect([applied.statusCode, applied.json().reason]).toEqual([409, 'badRows'])
  })

  test('SUB-001 each row of a circle of three names the two others', async () => {
    expect(await refusals(`${first};${second}`, `${second};${third}`, `${third};${first}`)).toEqual([
      [2, `coluna sucessor: forma um círculo com ${second} na linha 3, ${third} na linha 4`],
      [3, `coluna sucessor: forma um círculo com ${third} na linha 4, ${first} na linha 2`],
      [4, `coluna sucessor: forma um círculo com ${first} na linha 2, ${second} na linha 3`],
    ])
  })

  test('SUB-001 a circle through the catalogue is refused, also one that another refusal would leave', async () => {
    await load(`${second};${first}`)
    expect(await refusals(`${first};${second}`)).toEqual([
      [2, `coluna sucessor: forma um círculo com ${second} no catálogo`],
    ])
    await load(`${second};`, `${first};${second}`)
    const reasons = await refusals(`${first};${third}`, `${third};${first}`, `${second};${first}`)
    expect(reasons.map(([line]) => line)).toEqual([2, 3, 4])
  })

  test('SUB-001 the product itself and an unknown one are refused, a later row of the file is not', async () => {
    expect(await refusals(`${first};${first}`, `${second};99999999`, `${third};${first}`)).toEqual([
      [2, 'coluna sucessor: um produto não substitui a si mesmo'],
      [3, 'coluna sucessor: produto 99999999 não existe'],
    ])
  })

  test('SUB-001 USE-026 what the portal has chosen wins, and the export has what the file said', async () => {
    await load(`${first};${second}`)
    expect((await choose(first, third)).statusCode).toBe(200)
    await deactivate(first)
    expect(await shownSuccessor(first)).toBe(third)
    const lines: string[] = (await administrator(contract.exportCatalogue)).body.split('\r\n')
    const column = lines[0]?.split(';').findIndex((name) => name.includes('sucessor')) ?? -1
    const row = lines.find((line) => line.includes(first))?.split(';') ?? []
    expect(row[column]).toContain(second)
    await choose(first, null)
    expect(await shownSuccessor(first)).toBe(second)
  })

  test('SUB-001 the portal cannot close a circle with what the import said, nor by taking back its own choice', async () => {
    await load(`${first};${second}`)
    const refused = await choose(second, first)
    expect([refused.statusCode, refused.json().errors[0].property]).toEqual([400, 'successorCode'])
    expect((await choose(first, third)).statusCode).toBe(200)
    expect((await choose(second, first)).statusCode).toBe(200)
    expect((await choose(first, null)).statusCode).toBe(400)
  })

  test('SUB-001 a file without the column leaves the successor, an empty cell removes it', async () => {
    await load(`${first};${second}`)
    await store.db.transaction().execute(async (tx) => {
      const text = new TextEncoder().encode(`B1_COD;remainingQuantity\n${first};7\n`)
      await importCatalogue(tx, await readCatalogueFile(text, 'estoque.csv'), { now: monday })
    })
    const read = () =>
      store.db
        .selectFrom('product')
        .select(['successor_code', 'remaining_quantity'])
        .where('code', '=', first)
        .executeTakeFirst()
    expect(await read()).toEqual({ successor_code: second, remaining_quantity: 7 })
    await load(`${first};`)
    expect(await read()).toMatchObject({ successor_code: null })
  })
})
