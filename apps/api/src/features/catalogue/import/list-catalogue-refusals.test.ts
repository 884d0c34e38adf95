import { listCatalogueRefusals, previewCatalogueImport } from '@girassol/contract/catalogue'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore, type Store } from '../store/test-storefront.ts'

let store: Store

beforeAll(async () => {
  store = await openStore('postgres')
})
afterAll(() => store.close())

const badCodes = Array.from({ length: 250 }, (_, at) => `1020${5000 + at}`)
const text = `B1_COD;VLR_TOT\n10010005;400\n${badCodes.map((code) => `${code};1.000,5`).join('\n')}\n1020\u0007;1\n`
const upload = { query: { fileName: 'produtos.csv' }, body: Buffer.from(text) }

test('REL-009 C-236 the preview lists the first 200 bad rows, and the file of refusals all of them', async () => {
  const administrator = await store.as('administrator@girassol.demo')
  const seen = (await administrator(previewCatalogueImport, upload)).json()
  expect([seen.bad, seen.badRows.length, seen.badRows[0].line]).toEqual([251, 200, 3])
  const answer = await administrator(listCatalogueRefusals, upload)
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  const lines = answer.body.trim().split('\r\n')
  expect(lines[0]).toContain('Linha;Código;Coluna;Recusa')
  expect(lines).toContain('3;10205000;VLR_TOT;use número, como 3,20')
  expect(lines.at(-1)).toBe('253;1020;B1_COD;tem um caractere invisível que não se pode gravar')
})

test('REL-009 C-140 Purchase gets the rows of products that only an administrator adds', async () => {
  const purchase = await store.as('purchase@girassol.demo')
  const answer = await purchase(listCatalogueRefusals, upload)
  expect(answer.body).toContain('3;10205000;B1_COD;"produto não cadastrado; só um administrador inclui produtos"')
})
