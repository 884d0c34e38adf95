import { expect, test } from 'vitest'
import type { Sheet } from '../documents/spreadsheet.ts'
import { readZip } from '../documents/test-zip.ts'
import { writeCsv } from '../documents/write-csv.ts'
import { writeXlsx } from '../documents/write-xlsx.ts'

type Row = { readonly name: string | null; readonly total: number | null; readonly day: string | null }

const toPages = async function* (...pages: readonly (readonly Row[])[]) {
  yield* pages
}

const aSheet = (...pages: readonly (readonly Row[])[]): Sheet<Row> => ({
  name: 'Pedidos',
  columns: [
    { header: 'Cliente', width: 30, kind: 'text', value: ({ name }) => name },
    { header: 'Valor; total', width: 12, kind: 'number', decimals: 2, value: ({ total }) => total },
    { header: 'Dia', width: 12, kind: 'day', value: ({ day }) => day },
  ],
  pages: toPages(...pages),
})

const everything = async <Chunk>(chunks: AsyncIterable<Chunk>): Promise<Chunk[]> => {
  const read: Chunk[] = []
  for await (const chunk of chunks) read.push(chunk)
  return read
}

const readText = async (sheet: Sheet<Row>) => (await everything(writeCsv(sheet))).join('')

const sheetXml = async (sheet: Sheet<Row>, most?: number) =>
  readZip(Buffer.concat(await everything(writeXlsx(sheet, most)))).get('xl/worksheets/sheet1.xml') ?? ''

const row = { name: 'Padaria São João', total: 1234.5, day: '2026-11-21' }

test('ORD-040 a CSV opens in a Brazilian spreadsheet: UTF-8 mark, semicolons, decimal commas, days', async () => {
  expect(await readText(aSheet([row], [{ name: null, total: null, day: null }]))).toBe(
    '\uFEFFCliente;"Valor; total";Dia\r\nPadaria São João;1234,50;21/11/2026\r\n;;\r\n',
  )
})

test.each([
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['+55 62', "'+55 62"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['Sol; Lua', '"Sol; Lua"'],
  ['duas\nlinhas', '"duas\nlinhas"'],
])('ORD-040 what a customer is called cannot become a formula or a column of a CSV: %s', async (name, cell) => {
  expect(await readText(aSheet([{ ...row, name }]))).toContain(`\r\n${cell};1234,50;`)
})

test('ORD-040 an XLSX contains texts, numbers and days as such, and escapes what XML may not contain', async () => {
  const xml = await sheetXml(aSheet([{ ...row, name: 'A & B <i>\u0007\uD800' }], [row]))
  expect(xml).toContain('<t xml:space="preserve">A &amp; B &lt;i&gt;\uFFFD</t>')
  expect(xml).toContain('<c r="B2" s="3"><v>1234.5</v></c><c r="C2" s="5"><v>46347</v></c>')
  expect(xml.match(/<row /g)).toHaveLength(3)
  expect(xml).toMatch(/<\/sheetData><\/worksheet>$/)
})

test('ORD-040 an XLSX ends where the format does, and says so', async () => {
  const page = Array.from({ length: 5 }, () => row)
  const full = await sheetXml(aSheet(page, page), 12)
  expect([full.match(/<row /g)?.length, full.includes('A planilha acaba aqui')]).toEqual([11, false])
  const cut = await sheetXml(aSheet(page, page, page, page), 12)
  expect([cut.match(/<row /g)?.length, cut.includes('A planilha acaba aqui')]).toEqual([12, true])
})

test('ORD-040 a failure while the rows are read ends the XLSX with that failure', async () => {
  const failing = {
    ...aSheet(),
    pages: (async function* () {
      yield [row]
      throw new Error('the database went away')
    })(),
  }
  await expect(everything(writeXlsx(failing))).rejects.toThrow('the database went away')
})
