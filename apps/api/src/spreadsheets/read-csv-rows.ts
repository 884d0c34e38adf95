import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { parse as parseAtOnce } from 'csv-parse/sync'
import { type FileContent, readPieces, readStart } from './file-content.ts'
import { WrongFile } from './wrong-file.ts'

/** A row of a CSV before its columns are known; `reasons` says what no column can accept, with the column. */
export type RawRow = { readonly line: number; readonly cells: readonly string[]; readonly reasons?: readonly string[] }

/** What the reader returns: the header once, then the rows in batches. */
export type CsvPart = { readonly header: readonly string[] } | { readonly rows: readonly RawRow[] }

/** The most rows that any import reads (C-236); a list may have its own lower limit. */
export const mostRowsOfAll = 100_000

const batchSize = 1000
/** Characters; a quotation mark that is never closed would otherwise make one cell of the rest of the file. */
const longestRow = 1_000_000

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

const countZeros = (bytes: Uint8Array, from: 0 | 1): number =>
  bytes.reduce((count, byte, at) => (byte === 0 && at % 2 === from ? count + 1 : count), 0)

/** UTF-16 has a mark at its start, or zeros in every other byte of Latin text. */
const findUtf16 = (bytes: Uint8Array): Encoding | null => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const [even, odd] = [countZeros(bytes, 0), countZeros(bytes, 1)]
  const many = bytes.length * 0.4
  if (odd > many && even === 0) return 'utf-16le'
  return even > many && odd === 0 ? 'utf-16be' : null
}

const isUtf8 = (content: FileContent): boolean => {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for (const piece of readPieces(content)) decoder.decode(piece, { stream: true })
    decoder.decode()
    return true
  } catch {
    return false
  }
}

/** Spreadsheet programs in Brazil still save Windows-1252; text that is not valid UTF-8 is read as that. */
const findEncoding = (content: FileContent): Encoding =>
  findUtf16(readStart(content, 1000)) ?? (isUtf8(content) ? 'utf-8' : 'windows-1252')

/** The text of a whole file, without its byte order mark. */
export const decodeText = (bytes: Uint8Array): string => new TextDecoder(findEncoding(bytes)).decode(bytes)

const decodeChunks = function* (content: FileContent): Generator<string, string> {
  const decoder = new TextDecoder(findEncoding(content))
  for (const piece of readPieces(content)) {
    const text = decoder.decode(piece, { stream: true })
    if (text !== '') yield text
  }
  yield decoder.decode()
  return ''
}

const separators = [';', ',', '\t', '|'] as const

const findFirstLine = (text: string): string => text.split(/\r\n|\n|\r/, 1)[0] ?? ''

/** The separator that the header has most often, outside quotation marks. */
const findSeparator = (header: string): string => {
  const bare = header.replace(/"[^"]*"/g, '')
  const [best] = separators.toSorted((a, b) => bare.split(b).length - bare.split(a).length)
  return best ?? ';'
}

/** The first bytes of a file that is no text contain a NUL before any line ends. */
const refuseBinary = (start: string, formats: string): void => {
  if (findFirstLine(start).includes('\u0000')) throw new WrongFile(`O arquivo não é um texto. Envie um ${formats}.`)
}

/** A JSON has no header: its braces would be reported as misplaced quotation marks. */
const refuseJson = (start: string): void => {
  if (/^\s*[{[]/.test(start)) throw new WrongFile('O arquivo é um JSON. Envie um CSV.')
}

const nameColumn = (header: readonly string[], at: number): string => header[at] || String(at + 1)

const errorSentences: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'há aspas que abrem e não fecham.',
  CSV_MAX_RECORD_SIZE: 'a linha é longa demais. Veja se há aspas que abrem e não fecham.',
  INVALID_OPENING_QUOTE: 'há aspas no meio de uma célula.',
  CSV_INVALID_CLOSING_QUOTE: 'há texto depois das aspas que fecham uma célula.',
}

type Reading = { readonly separator: string; readonly firstLine: string; lastLine: number }

/** The parser may fail before it returns the header. */
const readHeader = ({ separator, firstLine }: Reading): readonly string[] => {
  try {
    return parseAtOnce(firstLine, { delimiter: separator, trim: true })[0] ?? []
  } catch {
    return []
  }
}

/** These are noticed at the end of the file, and reported where their row begins. */
const openEnds = ['CSV_QUOTE_NOT_CLOSED', 'CSV_MAX_RECORD_SIZE']

/** The error of a CSV that cannot be split into cells, with its line and column. */
const toSentence = ({ code, lines, column }: CsvError, reading: Reading): string => {
  const line = openEnds.includes(code) ? reading.lastLine + 1 : lines
  const place = typeof column === 'number' ? `, coluna ${nameColumn(readHeader(reading), column)}` : ''
  return `Linha ${line ?? '?'}${place}: ${errorSentences[code] ?? 'não dá para ler.'}`
}

/** A row with too few or too many cells is shifted somewhere, so none of its cells can be trusted. */
const refuseOtherLength = (header: readonly string[], { line, cells }: RawRow): void => {
  if (cells.length === header.length) return
  const column = nameColumn(header, Math.min(cells.length, header.length))
  const counts = `o cabeçalho tem ${header.length} colunas e a linha tem ${cells.length} células`
  throw new WrongFile(`Linha ${line}, coluna ${column}: ${counts}.`)
}

/** So that the row can be looked up in the database all the same; a cell may have lines and tabs. */
export const withoutControls = (cell: string): string =>
  cell.replace(/\p{Cc}/gu, (control) => ('\t\n\r'.includes(control) ? control : '')).toWellFormed()

/** The database cannot store NUL, and nobody sees the others. */
const findControls = (header: readonly string[], cells: readonly string[]): readonly string[] =>
  cells.flatMap((cell, at) =>
    withoutControls(cell) === cell
      ? []
      : [`coluna ${nameColumn(header, at)}: tem um caractere invisível que não se pode gravar`],
  )

/** The mark that our own spreadsheets put before a text that looks like a formula. */
const withoutFormulaMark = (cell: string): string => cell.replace(/^'(?=[=+\-@])/, '')

const toRow = (header: readonly string[], { record, info }: ParsedRecord, isRagged: boolean): RawRow => {
  const row = { line: info.lines, cells: record.map(withoutFormulaMark) }
  if (!isRagged) refuseOtherLength(header, row)
  const reasons = findControls(header, row.cells)
  return reasons.length === 0 ? row : { line: row.line, cells: row.cells.map(withoutControls), reasons }
}

type ParsedRecord = { readonly record: readonly string[]; readonly info: { readonly lines: number } }

const parseRecords = (chunks: Iterable<string>, reading: Reading): AsyncIterable<ParsedRecord> =>
  Readable.from(chunks).pipe(
    parse({
      delimiter: reading.separator,
      info: true,
      trim: true,
      skip_empty_lines: true,
      relax_column_count: true,
      max_record_size: longestRow,
      on_record: (record, { lines }) => {
        reading.lastLine = lines
        return record
      },
    }),
  )

const prepend = function* (first: string, rest: Iterable<string>): Generator<string> {
  yield first
  yield* rest
}

const formatCount = (count: number): string => count.toLocaleString('pt-BR')

export type ReadLimits = {
  readonly mostRows: number
  /** The accepted formats, for the sentence of a refusal: 'CSV'. */
  readonly formats: string
  /** The first row is no header: the others may be longer or shorter. */
  readonly isRagged?: boolean
}

const batchRows = async function* (
  records: AsyncIterable<ParsedRecord>,
  { mostRows, isRagged = false }: ReadLimits,
): AsyncGenerator<CsvPart> {
  let header: readonly string[] | undefined
  let count = 0
  let batch: RawRow[] = []
  for await (const parsed of records) {
    if (header === undefined) {
      header = parsed.record
      yield { header }
      continue
    }
    count += 1
    if (count > mostRows) throw new WrongFile(`O arquivo tem mais de ${formatCount(mostRows)} linhas, que é o máximo.`)
    batch.push(toRow(header, parsed, isRagged))
    if (batch.length < batchSize) continue
    yield { rows: batch }
    batch = []
  }
  if (batch.length > 0) yield { rows: batch }
}

/**
 * REL-009, C-236: the header and the rows of a CSV, in batches of 1,000 and in bounded memory. The file is UTF-8, UTF-16
 * or Windows-1252, its columns are separated by semicolon, comma, tab or pipe. Throws a WrongFile, with line and column
 * in Portuguese, for a file that cannot be split into rows or has too many of them.
 */
export const readCsvRows = async function* (content: FileContent, limits: ReadLimits): AsyncGenerator<CsvPart> {
  const chunks = decodeChunks(content)
  const start = chunks.next().value
  refuseBinary(start, limits.formats)
  refuseJson(start)
  const firstLine = findFirstLine(start)
  const reading: Reading = { firstLine, separator: findSeparator(firstLine), lastLine: 0 }
  try {
    yield* batchRows(parseRecords(prepend(start, chunks), reading), limits)
  } catch (error) {
    throw error instanceof CsvError ? new WrongFile(toSentence(error, reading)) : error
  }
}
