import { plainWord } from '../shared/text.ts'

/** The most lines of one list (FAST-003). */
export const mostQuickLines = 500

/** One line of a list, split into its parts; nothing is known of its codes yet. */
export type QuickLine = {
  /** Its place in the text or file, from 1. */
  readonly row: number
  /** As it was written. */
  readonly read: string
  readonly cells: readonly string[]
}

/** A line of a file, whose cells the file separates. */
export type FileLine = { readonly row: number; readonly cells: readonly string[] }

const listMark = /^\s*[-*•]\s*/
const quotes = /["“”']/g
const unitWord = /\s*(?:un|und|unid|unidades?|p[cç]s?|pe[cç]as?)\.?$/i
/** A comma between digits may belong to a number, so it separates nothing. */
const freeComma = /(?<!\d),|,(?!\d)/
const codeCommaQuantity = /^(\d{8}),(\d{1,5})$/
const quantityThenCode = /^(\d{1,5})\s*[xX]?\s+(\S+)$/
const codeThenQuantity = /^(\S+)\s+[xX]?\s*(\d{1,5})$/
const quantityTimesCode = /^(\d{1,5})[xX](\d{8})$/
const quantityTimesWords = /^(\d{1,5})\s*[xX]\s+(.+)$/
const codeAndNumber = /^(\d{8})\s+([-−+]?\d\S*)$/

const unspacedPatterns = [
  codeCommaQuantity,
  quantityThenCode,
  codeThenQuantity,
  quantityTimesCode,
  quantityTimesWords,
  codeAndNumber,
]

const splitUnseparated = (text: string): readonly string[] => {
  for (const pattern of unspacedPatterns) {
    const found = pattern.exec(text)
    if (found !== null) return found.slice(1)
  }
  return [text]
}

const splitLine = (text: string): readonly string[] => {
  if (text.includes('\t')) return text.split('\t')
  if (text.includes(';')) return text.split(';')
  return freeComma.test(text) ? text.split(freeComma) : splitUnseparated(text.replace(unitWord, ''))
}

const cleanCell = (cell: string): string =>
  cell
    .replace(quotes, '')
    .replace(/[;\s]+/g, ' ')
    .trim()

/** Without its list mark and quotes; runs of spaces become one, so that no pattern below tries them again and again. */
const trimLine = (line: string): string =>
  line
    .replace(/[^\S\t]+/g, ' ')
    .replace(listMark, '')
    .replace(quotes, '')
    .trim()

/** The cells of a line with at least one that is not empty; undefined for an empty line and a comment. */
const toLine = (row: number, read: string, cells: readonly string[]): QuickLine | undefined => {
  const clean = cells.map(cleanCell)
  const isNothing = clean.every((cell) => cell === '') || read.trimStart().startsWith('#')
  return isNothing ? undefined : { row, read: read.trim(), cells: clean }
}

const codeHeaders = ['codigo', 'cod', 'sku', 'erpcode']
const nameHeader = 'produto'
const quantityHeaders = ['quantidade', 'qtd', 'qtde', 'qty']
const headers = [...codeHeaders, nameHeader, ...quantityHeaders]

const isHeader = ({ cells }: QuickLine): boolean =>
  cells
    .flatMap((cell) => cell.split(/\s+/))
    .filter((word) => word !== '')
    .every((word) => headers.includes(plainWord(word)))

/** The cells of code (or, without one, name) and quantity, where a header names their columns. */
const narrowToColumns = (header: QuickLine, line: QuickLine): QuickLine => {
  const columns = header.cells.map(plainWord)
  const code = columns.findIndex((column) => codeHeaders.includes(column))
  const quantity = columns.findIndex((column) => quantityHeaders.includes(column))
  const named = line.cells[code] || line.cells[columns.indexOf(nameHeader)] || ''
  if (columns.length < 2 || named === '') return line
  return { ...line, cells: [named, line.cells[quantity] ?? ''] }
}

const withoutHeader = (lines: readonly QuickLine[]): readonly QuickLine[] => {
  const [first, ...others] = lines
  if (first === undefined || !isHeader(first)) return lines
  return others.map((line) => narrowToColumns(first, line))
}

/**
 * The lines of a written list: empty lines, comments (`#`) and a header are left out. Separators are tab, `;`, a comma
 * outside a number, or spaces between a code and a quantity in either order (FAST-002, C-189).
 */
export const readQuickText = (text: string): readonly QuickLine[] =>
  withoutHeader(
    text.split(/\r\n|\r|\n/).flatMap((read, at) => {
      const line = toLine(at + 1, read, splitLine(trimLine(read)))
      return line ?? []
    }),
  )

/**
 * The lines of a file whose cells are separated already; a line with one cell is split like written text (FAST-003). What
 * was read is written as text, so that the file can be edited like a list that was pasted.
 */
export const readQuickCells = (lines: readonly FileLine[]): readonly QuickLine[] =>
  withoutHeader(
    lines.flatMap(({ row, cells }) => {
      const [only = '', ...others] = cells
      const isOne = others.every((cell) => cell === '')
      return toLine(row, only, isOne ? splitLine(cleanCell(only)) : cells) ?? []
    }),
  ).map((line) => ({ ...line, read: line.cells.join(';') }))

/** Every part of the lines that may be the code of a product. */
export const listPossibleCodes = (lines: readonly QuickLine[]): readonly string[] => [
  ...new Set(lines.flatMap(({ cells }) => cells.filter((cell) => cell !== '' && !/\s/.test(cell)))),
]

/** What a line asks for. A null code is not known; `words` may describe the product. A null quantity is not valid. */
export type QuickEntry = {
  readonly row: number
  readonly read: string
  readonly code: string | null
  readonly words: string
  readonly quantity: number | null
}

/** 1 to 99,999, without points, commas or signs; a line without a quantity asks for one unit. */
const toQuantity = (text: string): number | null => {
  const plain = text.replace(unitWord, '')
  if (plain === '') return 1
  const quantity = /^\d{1,5}$/.test(plain) ? Number(plain) : 0
  return quantity > 0 ? quantity : null
}

const isNumber = (text: string): boolean => /^[-−+]?\d[\d.,]*(?:e\d+)?$/i.test(text.replace(unitWord, ''))

/** The only index that meets the condition; undefined if there is none or several. */
const findOnly = (cells: readonly string[], meets: (cell: string) => boolean): number | undefined => {
  const found = cells.flatMap((cell, at) => (meets(cell) ? [at] : []))
  return found.length === 1 ? found[0] : undefined
}

/** Of several cells: the known code, else the one with eight digits, else the one with words (C-189). */
const findProductCell = (cells: readonly string[], isKnown: (code: string) => boolean): number | undefined => {
  const byCode = findOnly(cells, isKnown) ?? findOnly(cells, (cell) => /^\d{8}$/.test(cell))
  if (byCode !== undefined) return byCode
  const words = cells.findIndex((cell) => cell !== '' && !isNumber(cell))
  return words === -1 ? undefined : words
}

/** What a line asks for, once it is known which codes exist (C-189). */
export const toQuickEntry = ({ row, read, cells: all }: QuickLine, isKnown: (code: string) => boolean): QuickEntry => {
  const cells = all.length > 1 ? all : [...all, '']
  const at = all.length > 1 ? findProductCell(cells, isKnown) : 0
  if (at === undefined) return { row, read, code: null, words: '', quantity: null }
  const product = cells[at] ?? ''
  const quantity = cells.filter((cell, index) => index !== at && (cells.length === 2 || isNumber(cell))).at(-1) ?? ''
  const isCode = isKnown(product)
  return { row, read, code: isCode ? product : null, words: isCode ? '' : product, quantity: toQuantity(quantity) }
}
