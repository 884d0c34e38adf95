import { describe, expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'
import { measureLoad } from './test-load.ts'
import { WrongFile } from './wrong-file.ts'

const expectation = { refuseHeader: () => undefined, nothing: 'nenhuma linha' }
const read = (file: Uint8Array) => readCsv(file, expectation)
const readText = (text: string, encoding: BufferEncoding = 'utf8') => read(Buffer.from(text, encoding))

const refusalOf = async (file: Uint8Array | string): Promise<string> => {
  const refused = await (typeof file === 'string' ? readText(file) : read(file)).catch((error: unknown) => error)
  if (!(refused instanceof WrongFile)) throw new Error('the file was not refused')
  return refused.message
}

const swapBytes = (bytes: Buffer): Buffer => Buffer.from(bytes).swap16()

describe('REL-009 C-236 the file of an import', () => {
  test.each([
    [';', 'codigo;nome'],
    [',', 'codigo,nome'],
    ['\t', 'codigo\tnome'],
    ['|', 'codigo|nome'],
    [';', '"codigo, o único";nome'],
  ])('REL-009 is split at %j where the header is %j', async (separator, header) => {
    const { rows, columns } = await readText(`${header}\r\n1${separator}Ação\r\n\r\n2${separator}Sol\r\n`)
    expect(columns[1]).toBe('nome')
    expect(rows.map(({ line, cells }) => [line, cells.nome])).toEqual([
      [2, 'Ação'],
      [4, 'Sol'],
    ])
  })

  const text = 'codigo;nome\n1;Instalação elétrica\n'
  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
    ['Windows-1252', Buffer.from(text, 'latin1')],
    ['UTF-16 LE with a mark', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 LE without a mark', Buffer.from(text, 'utf16le')],
    ['UTF-16 BE with a mark', swapBytes(Buffer.from(`\uFEFF${text}`, 'utf16le'))],
    ['UTF-16 BE without a mark', swapBytes(Buffer.from(text, 'utf16le'))],
  ])('REL-009 is read as %s', async (_name, bytes) => {
    const { rows } = await read(bytes)
    expect(rows.map(({ line, cells }) => ({ line, cells }))).toEqual([
      { line: 2, cells: { codigo: '1', nome: 'Instalação elétrica' } },
    ])
  })

  test('REL-009 a letter of two bytes is not broken where two pieces of the file meet', async () => {
    const name = 'ção'.repeat(40_000)
    expect((await readText(`codigo;nome\n1;${name}\n`)).rows[0]?.cells.nome).toBe(name)
  })

  test('REL-009 C-236 a NUL or another control character is refused by its line and column', async () => {
    const { rows } = await readText('codigo;nome\n1;So\u0000l\n2;Lua\n3;\u0007\n')
    const reason = 'coluna nome: tem um caractere invisível que não se pode gravar'
    expect(rows.map(({ line, reasons }) => [line, reasons])).toEqual([
      [2, [reason]],
      [3, undefined],
      [4, [reason]],
    ])
    expect(rows[0]?.cells).toEqual({ codigo: '1', nome: 'Sol' })
  })

  test.each([
    [
      'a short row',
      'codigo;nome;preço\n1;a;2\n2;b\n',
      'Linha 3, coluna preço: o cabeçalho tem 3 colunas e a linha tem 2 células.',
    ],
    ['a long row', 'codigo;nome\n1;a;2\n', 'Linha 2, coluna 3: o cabeçalho tem 2 colunas e a linha tem 3 células.'],
    ['a column named twice', 'codigo;nome;nome\n1;a;b\n', 'A coluna nome aparece duas vezes.'],
    ['a quote inside a cell', 'codigo;nome\n1;a"b"\n', 'Linha 2, coluna nome: há aspas no meio de uma célula.'],
    [
      'text behind a quoted cell',
      'codigo;nome\n1;"a"b\n',
      'Linha 2, coluna nome: há texto depois das aspas que fecham uma célula.',
    ],
    ['the header alone', 'codigo;nome\n', 'O arquivo só tem o cabeçalho: nenhuma linha abaixo dele.'],
    ['empty lines alone', '\n\n \n', 'O arquivo está vazio.'],
    ['JSON', ' [{"codigo": 1}]', 'O arquivo é um JSON. Envie um CSV.'],
    ['nothing', '', 'O arquivo está vazio.'],
  ])('REL-009 USE-028 %s is refused with a sentence', async (_name, content, sentence) => {
    expect(await refusalOf(content)).toBe(sentence)
  })

  test.each([
    [
      'an executable',
      Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 10, 0, 59, 10]),
      'O arquivo não é um texto. Envie um CSV.',
    ],
    [
      'an Excel file',
      Buffer.from('PK\u0003\u0004'),
      'O arquivo é uma planilha do Excel. Salve-a como CSV e envie o CSV.',
    ],
  ])('REL-009 %s is refused', async (_name, bytes, sentence) => {
    expect(await refusalOf(bytes)).toBe(sentence)
  })

  test('REL-009 a quote that is never closed is refused without reading the rest into one cell', async () => {
    expect(await refusalOf(`codigo;nome\n1;"aberta\n${'2;b\n'.repeat(1_000_000)}`)).toBe(
      'Linha 2, coluna nome: a linha é longa demais. Veja se há aspas que abrem e não fecham.',
    )
  })
})

describe('REL-009 C-236 a large file', () => {
  test('REL-009 of 2.3 million short rows is refused after 100,000, with little memory', async () => {
    const file = Buffer.from(`codigo;preco\n${'1;2\n'.repeat(2_300_000)}`)
    let sentence = ''
    const { grownMb, keptMb, longestTurnMs } = await measureLoad(async () => {
      sentence = await refusalOf(file)
    })
    expect(sentence).toBe('O arquivo tem mais de 100.000 linhas, que é o máximo.')
    expect(grownMb).toBeLessThan(300)
    expect(keptMb).toBeLessThan(10)
    expect(longestTurnMs).toBeLessThan(200)
  })

  test('REL-009 of 50 MB and 100,000 rows is read with at most 300 MB, and others wait less than 200 ms', async () => {
    const file = Buffer.from(
      `codigo;nome\n${Array.from({ length: 100_000 }, (_, at) => `${at};${'Painel '.repeat(72)}`).join('\n')}`,
    )
    expect(file.length).toBeGreaterThan(50_000_000)
    let count = 0
    const { grownMb, keptMb, longestTurnMs } = await measureLoad(async () => {
      count = (await read(file)).rows.length
    })
    expect(count).toBe(100_000)
    expect(grownMb).toBeLessThan(300)
    expect(keptMb).toBeLessThan(10)
    expect(longestTurnMs).toBeLessThan(200)
  })
})
