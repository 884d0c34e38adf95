import * as cart from '@girassol/contract/cart'
import * as contract from '@girassol/contract/quick-order'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { readZipBytes } from '../../documents/test-zip.ts'
import { writeXlsx } from '../../documents/write-xlsx.ts'
import type { Caller } from '../../test-application.ts'
import { emptied, openShop, products, type Shop } from '../cart/test-shop.ts'

type Line = { readonly code: string; readonly name: string; readonly quantity: number }

const collect = async (pieces: AsyncIterable<unknown>): Promise<Buffer> => {
  const all: Buffer[] = []
  for await (const piece of pieces) all.push(piece as Buffer)
  return Buffer.concat(all)
}

const toXlsx = (lines: readonly Line[]): Promise<Buffer> => {
  const pages = (async function* () {
    yield lines
  })()
  const columns = [
    { header: 'Código', width: 12, kind: 'text' as const, value: ({ code }: Line) => code },
    { header: 'Produto', width: 40, kind: 'text' as const, value: ({ name }: Line) => name },
    {
      header: 'Quantidade',
      width: 12,
      kind: 'number' as const,
      decimals: 0 as const,
      value: (line: Line) => line.quantity,
    },
  ]
  return collect(writeXlsx({ name: 'Lista', columns, pages }))
}

const toZip = (entries: Readonly<Record<string, Buffer>>): Promise<Buffer> => {
  const zip = new ZipFile()
  for (const [name, bytes] of Object.entries(entries)) zip.addBuffer(bytes, name)
  zip.end()
  return collect(zip.outputStream)
}

describe('the file of a quick order', () => {
  let shop: Shop
  let integrator: Caller

  beforeAll(async () => {
    shop = await openShop('postgres')
    integrator = await shop.as('integrator@girassol.demo')
    await emptied(integrator)
  })
  afterAll(() => shop.close())

  const send = (file: Buffer, fileName = 'lista.csv') =>
    integrator(contract.previewQuickOrderFile, { query: { fileName }, body: file } as never)
  const readRows = async (file: Buffer) => {
    const answer = await send(file)
    expect(answer.statusCode, answer.body).toBe(200)
    return (answer.json() as contract.QuickPreview).rows.map(({ row, read, code, quantity }) => [
      row,
      read,
      code,
      quantity,
    ])
  }

  const { panel, inverter } = products

  test.each([
    ['UTF-8 with a mark, semicolons', Buffer.from(`\uFEFFcódigo;produto;quantidade\r\n${panel};Módulo;4\r\n`)],
    ['UTF-8, commas', Buffer.from(`quantidade,código\n4,${panel}\n`)],
    ['Windows-1252, tabs', Buffer.from(`código\tquantidade\r\n${panel}\t4\r\n`, 'latin1')],
  ])('FAST-003 a CSV in %s is read', async (_name, file) => {
    expect(await readRows(file)).toEqual([[2, `${panel};4`, panel, 4]])
  })

  test('FAST-003 accents are read in both encodings, and rows may be longer or shorter', async () => {
    const text = `# minha lista\nMódulo de fixação;2\n${panel}\n${inverter};inversor;3;obrigado\n`
    for (const encoding of ['utf8', 'latin1'] as const) {
      expect(await readRows(Buffer.from(text, encoding))).toEqual([
        [2, 'Módulo de fixação;2', null, 2],
        [3, panel, panel, 1],
        [4, `${inverter};inversor;3;obrigado`, inverter, 3],
      ])
    }
  })

  test('FAST-003 FAST-009 the first sheet of an XLSX is read, and gives the same rows when it is sent as text', async () => {
    const lines = [
      { code: panel, name: 'Módulo; "550" & mais', quantity: 4 },
      { code: inverter, name: 'Inversor', quantity: 1 },
    ]
    const rows = await readRows(await toXlsx(lines))
    expect(rows).toEqual([
      [2, `${panel};4`, panel, 4],
      [3, `${inverter};1`, inverter, 1],
    ])
    const again = await integrator(contract.previewQuickOrder, {
      body: { text: rows.map(([, read]) => read).join('\n') },
    })
    expect((again.json() as contract.QuickPreview).rows.map(({ code, quantity }) => [code, quantity])).toEqual(
      rows.map(([, , code, quantity]) => [code, quantity]),
    )
  })

  test('FAST-003 C-102 characters that no column stores are left out of a cell of an XLSX', async () => {
    const sheet = await toXlsx([{ code: `${panel}#`, name: 'Módulo', quantity: 4 }])
    const parts = readZipBytes(sheet)
    const entries = [...parts].map(([name, bytes]) => [
      name,
      Buffer.from(bytes.toString('utf8').replace(`${panel}#`, `&#0;${panel}&#7;`)),
    ])
    expect(await readRows(await toZip(Object.fromEntries(entries)))).toEqual([[2, `${panel};4`, panel, 4]])
  })

  const manyLines = (count: number) => `codigo;quantidade\n${`${panel};1\n`.repeat(count)}`
  const xlsxTypes = Buffer.from(
    '<Types><Default ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/></Types>',
  )

  test.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['has 501 lines', () => Buffer.from(manyLines(501)), 'A lista pode ter no máximo 500 linhas.'],
    ['is larger than 1 MB', () => Buffer.from('#'.repeat(1_100_000)), 'O arquivo pode ter no máximo 1 MB.'],
    ['is a PDF with another name', () => Buffer.from('%PDF-1.7 …'), 'O arquivo é um PDF. Envie um CSV ou XLSX.'],
    [
      'has macros',
      () => toZip({ '[Content_Types].xml': xlsxTypes }),
      'A planilha tem macros (.xlsm). Salve-a como XLSX e envie de novo.',
    ],
    [
      'is a zip bomb',
      () => toZip({ 'xl/worksheets/sheet1.xml': Buffer.alloc(30_000_000) }),
      'A planilha tem mais de 20 MB quando é aberta. Divida-a e envie as partes.',
    ],
    [
      'is a zip of something else',
      () => toZip({ 'foto.txt': Buffer.from('oi') }),
      'Não deu para ler a planilha. Abra-a no Excel, salve-a como XLSX e envie de novo.',
    ],
    [
      'is a damaged zip',
      () => Buffer.from('PK\u0003\u0004 nada', 'latin1'),
      'Não deu para ler a planilha. Abra-a no Excel, salve-a como XLSX e envie de novo.',
    ],
    ['is empty', () => Buffer.from(''), 'O arquivo está vazio.'],
  ])('FAST-003 a file that %s is refused with its sentence', async (_name, file, sentence) => {
    const answer = await send(await file())
    expect([answer.statusCode, answer.json().message]).toEqual([400, sentence])
  })

  test('FAST-003 exactly 500 lines below a header are read, and the cart is untouched', async () => {
    expect(await readRows(Buffer.from(manyLines(500)))).toHaveLength(500)
    expect((await integrator(cart.readCart)).json().invoiceItems).toEqual([])
  })

  test('FAST-009 an exported cart of 60 items gives the same cart, as CSV and as XLSX', async () => {
    const { rows } = await sql<{ code: string }>`
      select code from product where group_code in ('1001', '1010', '1020', '1030', '1040') and active and online_store
        and not internal_only and (remaining_quantity is null or remaining_quantity >= 100) order by code
      limit 60`.execute(shop.db)
    const list = rows.map(({ code }, at) => `${code};${10 * (1 + (at % 7))}`).join('\n')
    const fill = async (preview: contract.QuickPreview) => {
      const ready = preview.rows.map(({ code, quantity }) => ({ code: code ?? '', quantity: quantity ?? 0 }))
      const body = { rows: ready, cartVersion: preview.cartVersion }
      expect((await integrator(contract.addQuickOrder, { body })).json().differing).toEqual([])
    }
    const listCart = async () =>
      (await integrator(cart.readCart))
        .json()
        .invoiceItems.map((item: { productErpCode: string; quantity: number }) => [item.productErpCode, item.quantity])
    await fill((await integrator(contract.previewQuickOrder, { body: { text: list } })).json())
    const before = await listCart()
    expect(before.length).toBe(rows.length)
    expect(before.length).toBeGreaterThan(40)
    for (const format of ['csv', 'xlsx'] as const) {
      const file = (await integrator(contract.exportCart, { query: { format } })).rawPayload
      await emptied(integrator)
      await fill((await send(file, `carrinho.${format}`)).json())
      expect(await listCart()).toEqual(before)
    }
    await emptied(integrator)
  })

  test.each(['csv', 'xlsx'] as const)('FAST-009 the sample as %s is a list that can be ordered', async (format) => {
    const answer = await integrator(contract.downloadSampleList, { query: { format } })
    expect(answer.headers['content-disposition']).toContain(`.${format}`)
    const { rows } = (await send(answer.rawPayload, `lista.${format}`)).json() as contract.QuickPreview
    expect(rows.map(({ quantity }) => quantity)).toEqual([12, 1, 40])
    expect(rows.every(({ name }) => name !== null)).toBe(true)
  })
})
