import { CsvError, parse } from 'csv-parse/sync'
import { refuseForeignFormat, WrongFile } from './wrong-file.ts'

/** One record as the file has it; `line` is its line in a CSV, its place (from 1) in a JSON list. */
export type FileRow = { readonly line: number; readonly cells: Readonly<Record<string, unknown>> }

export type CatalogueFile = {
  readonly rows: readonly FileRow[]
  readonly roofTypes: readonly FileRow[]
  /** The columns of a CSV: what a known product has under others stays. A record of JSON tells all of its product. */
  readonly columns?: readonly string[]
}

/** Spreadsheets in Brazil still save Windows-1252; what is not valid UTF-8 is taken for that. */
const decode = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const withoutEmptyCells = (cells: object): FileRow['cells'] =>
  Object.fromEntries(Object.entries(cells).filter(([, value]) => value !== '' && value !== null))

/** The mark that our own spreadsheets put before a text that begins like a formula. */
const withoutFormulaMark = (cell: string): string => cell.replace(/^'(?=[=+\-@])/, '')

const countCells = (list: unknown): number => (Array.isArray(list) ? list.length : 0)

/** The fault of a CSV that cannot be split into cells, with its line. */
const toSentence = ({ code, lines, record, columns }: CsvError): string => {
  const line = `Linha ${lines ?? '?'}`
  if (code === 'CSV_QUOTE_NOT_CLOSED') return `${line}: há aspas que abrem e não fecham.`
  if (code === 'CSV_RECORD_INCONSISTENT_COLUMNS') {
    return `${line}: o cabeçalho tem ${countCells(columns)} colunas e a linha tem ${countCells(record)} células.`
  }
  return code === 'INVALID_OPENING_QUOTE' ? `${line}: há aspas no meio de uma célula.` : `${line}: não dá para ler.`
}

/** The column that every row is found by; a file without it is no catalogue. */
const codeColumn = 'B1_COD'

/** Refuses a header that repeats a column or lacks the code: each row would be wrong for the same reason. */
const refuseHeader = (columns: readonly string[]): void => {
  if (!columns.includes(codeColumn)) {
    throw new WrongFile(`Falta a coluna ${codeColumn}. A primeira linha do CSV deve ter os nomes das colunas.`)
  }
  const repeated = columns.find((column, index) => columns.indexOf(column) !== index)
  if (repeated !== undefined) throw new WrongFile(`A coluna ${repeated} aparece duas vezes.`)
}

const readCsv = (text: string): CatalogueFile => {
  const [header = ''] = text.split('\n', 1)
  try {
    let columns: string[] = []
    const records: { record: object; info: { lines: number } }[] = parse(text, {
      columns: (names: string[]) => {
        columns = names
        refuseHeader(names)
        return names
      },
      cast: withoutFormulaMark,
      info: true,
      trim: true,
      skip_empty_lines: true,
      // Where the comma is the decimal mark, spreadsheets separate columns by semicolons.
      delimiter: header.includes(';') ? ';' : ',',
    })
    const rows = records.map(({ record, info }) => ({ line: info.lines, cells: withoutEmptyCells(record) }))
    if (rows.length === 0) throw new WrongFile('O arquivo só tem o cabeçalho: nenhum produto abaixo dele.')
    return { rows, roofTypes: [], columns }
  } catch (error) {
    if (error instanceof CsvError) throw new WrongFile(toSentence(error))
    throw error
  }
}

const rowsOf = (list: unknown, name: string): FileRow[] => {
  if (list === undefined) return []
  if (!Array.isArray(list)) throw new WrongFile(`Falta a lista "${name}" no JSON.`)
  return list.map((item: unknown, index) => ({
    line: index + 1,
    cells: typeof item === 'object' && item !== null ? withoutEmptyCells(item) : {},
  }))
}

const readJson = (text: string): CatalogueFile => {
  let content: { products?: unknown; roofTypes?: unknown } | null
  try {
    content = JSON.parse(text)
  } catch {
    throw new WrongFile('O JSON está incompleto ou tem um erro de escrita.')
  }
  return { rows: rowsOf(content?.products ?? null, 'products'), roofTypes: rowsOf(content?.roofTypes, 'roofTypes') }
}

/**
 * The records of a catalogue file: CSV with a header line (comma or semicolon), or JSON with the lists `products` and,
 * optionally, `roofTypes`. Refuses a file that is wrong as a whole (USE-028); single bad records are left to the check.
 */
export const readCatalogueFile = (bytes: Uint8Array, name: string): CatalogueFile => {
  refuseForeignFormat(bytes)
  const text = decode(bytes).replace(/^\uFEFF/, '')
  return name.toLowerCase().endsWith('.json') ? readJson(text) : readCsv(text)
}
