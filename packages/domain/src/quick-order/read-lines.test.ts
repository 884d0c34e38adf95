import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listPossibleCodes, readQuickCells, readQuickText, toQuickEntry } from './read-lines.ts'

const known = new Set(['10010005', '10200001', 'KIT-12'])
const isKnown = (code: string): boolean => known.has(code)

const read = (text: string) =>
  readQuickText(text)
    .map((line) => toQuickEntry(line, isKnown))
    .map(({ code, words, quantity }) => [code ?? words, quantity])

/** Each written form with the product and the units that it asks for; null units are not valid. */
const forms: readonly (readonly [written: string, product: string, quantity: number | null])[] = [
  ['10010005 10', '10010005', 10],
  ['10 10010005', '10010005', 10],
  ['10 x 10010005', '10010005', 10],
  ['10x 10010005', '10010005', 10],
  ['10X10010005', '10010005', 10],
  ['10010005 x 10', '10010005', 10],
  ['10010005 X10', '10010005', 10],
  ['10010005;10', '10010005', 10],
  ['10;10010005', '10010005', 10],
  ['10010005\t10', '10010005', 10],
  ['10\t10010005', '10010005', 10],
  ['10010005, 10', '10010005', 10],
  ['10010005,10', '10010005', 10],
  ['10010005 ; 10', '10010005', 10],
  ['10010005', '10010005', 1],
  ['10010005;', '10010005', 1],
  ['- 10010005 10', '10010005', 10],
  ['• 10 x 10010005', '10010005', 10],
  ['* 10010005;10', '10010005', 10],
  ['"10010005";"10"', '10010005', 10],
  ['10010005 10 un', '10010005', 10],
  ['10010005; 10 peças', '10010005', 10],
  ['10010005 10 pç', '10010005', 10],
  ['10 un;10010005', '10010005', 10],
  ['KIT-12 3', 'KIT-12', 3],
  ['3;KIT-12', 'KIT-12', 3],
  ['10010005;Módulo 550;4', '10010005', 4],
  ['10019999 2', '10019999', 2],
  ['modulo 550 heliar', 'modulo 550 heliar', 1],
  ['4 x modulo 550 heliar', 'modulo 550 heliar', 4],
  ['modulo 550 heliar;4', 'modulo 550 heliar', 4],
  ['10010005 0', '10010005', null],
  ['10010005 1.5', '10010005', null],
  ['10010005;1,5', '10010005', null],
  ['10010005;1.000', '10010005', null],
  ['10010005 −1', '10010005', null],
  ['10010005 -1', '10010005', null],
  ['10010005 1e3', '10010005', null],
  ['10010005 100000', '10010005', null],
  ['12 34', '', null],
  ['10010005;10200001', '', null],
]

describe('the lines of a list', () => {
  test.each(forms)('FAST-002 C-189 "%s" asks for %s, units: %s', (written, product, quantity) => {
    expect(read(written)).toEqual([[product, quantity]])
  })

  test('FAST-002 empty lines, comments and a header are left out, and rows keep their places', () => {
    const lines = readQuickText('Código;Qtde\r\n\r\n# fixação\r\n10010005;2\r\n  \r\n10200001;3\r\n')
    expect(lines.map(({ row, cells }) => [row, ...cells])).toEqual([
      [4, '10010005', '2'],
      [6, '10200001', '3'],
    ])
    expect(readQuickText('codigo quantidade\n10010005 2').map(({ row }) => row)).toEqual([2])
  })

  test('FAST-003 FAST-009 the header of a file names the columns, in any order and with others between them', () => {
    const file = [
      { row: 1, cells: ['Quantidade', 'Produto', 'Código'] },
      { row: 2, cells: ['5', 'Módulo 10200001', '10010005'] },
      { row: 3, cells: ['7', 'modulo heliar', ''] },
      { row: 4, cells: ['', '', ''] },
      { row: 5, cells: ['10010005 8', '', ''] },
    ]
    expect(
      readQuickCells(file)
        .map((line) => toQuickEntry(line, isKnown))
        .map(({ row, code, words, quantity }) => [row, code, words, quantity]),
    ).toEqual([
      [2, '10010005', '', 5],
      [3, null, 'modulo heliar', 7],
      [5, '10010005', '', 8],
    ])
  })

  test('FAST-002 a line that is made to be slow is read at once', () => {
    const spaces = ' '.repeat(50_000)
    const started = performance.now()
    for (const line of [`1${spaces}a b`, `a${spaces}1 b`, `${spaces}un x`, `"${spaces}";${spaces}1${spaces}p`])
      read(line)
    expect(performance.now() - started).toBeLessThan(500)
  })

  test('C-189 every part without a space may be a code', () => {
    expect(listPossibleCodes(readQuickText('KIT-12 3\nmodulo 550;4\n10010005'))).toEqual([
      'KIT-12',
      '3',
      '4',
      '10010005',
    ])
  })

  test('FAST-002 a list that is written in one of the forms is read as it was', () => {
    const item = fc.record({
      code: fc.integer({ min: 10_000_000, max: 99_999_999 }).map(String),
      quantity: fc.integer({ min: 1, max: 99_999 }),
    })
    const writers = [
      (code: string, quantity: number) => `${code};${quantity}`,
      (code: string, quantity: number) => `${quantity}\t${code}`,
      (code: string, quantity: number) => `${quantity} x ${code}`,
      (code: string, quantity: number) => `- ${code}, ${quantity} un`,
      (code: string, quantity: number) => `${code} ${quantity}`,
    ]
    fc.assert(
      fc.property(fc.array(item), fc.constantFrom(...writers), (items, write) => {
        const text = items.map(({ code, quantity }) => write(code, quantity)).join('\n')
        expect(read(text)).toEqual(items.map(({ code, quantity }) => [code, quantity]))
      }),
    )
  })
})
