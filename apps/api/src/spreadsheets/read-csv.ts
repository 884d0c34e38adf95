import { CsvError, parse } from 'csv-parse/sync'
import { WrongFile } from './wrong-file.ts'

/** One record of the file; `line` is its line in a CSV, or its place (from 1) in a JSON list. */
export type FileRow = { readonly line: number; readonly cells: Readonly<Record<string, unknown>> }

export type CsvContent = { readonly rows: readonly FileRow[]; readonly columns: readonly string[] }

type Expectation = {
  /**
   * Throws a WrongFile if these are not the columns of the import, because every row would be wrong for the same
   * reason.
   */
  readonly refuseHeader: (columns: readonly string[]) => void
  /** The column for a header; the header itself by default. */
  readonly toColumn?: (header: string) => string
  /** What is missing from a file with only a header: 'nenhum produto'. */
  readonly nothing: string
}

/** Spreadsheet programs in Brazil still save Windows-1252; text that is not valid UTF-8 is read as that. */
export const decodeText = (bytes: Uint8Array): string => {
  const decode = (): string => {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    } catch {
      return new TextDecoder('windows-1252').decode(bytes)
    }
  }
  return decode().replace(/^\uFEFF/, '')
}

export const withoutEmptyCells = (cells: object): FileRow['cells'] =>
  Object.fromEntries(Object.entries(cells).filter(([, value]) => value !== '' && value !== null))

/** The mark that our own spreadsheets put before a text that looks like a formula. */
const withoutFormulaMark = (cell: string): string => cell.replace(/^'(?=[=+\-@])/, '')

const countCells = (list: unknown): number => (Array.isArray(list) ? list.length : 0)

/** The error of a CSV that cannot be split into cells, with its line. */
const toSentence = ({ code, lines, record, columns }: CsvError): string => {
  const line = `Linha ${lines ?? '?'}`
  if (code === 'CSV_QUOTE_NOT_CLOSED') return `${line}: há aspas que abrem e não fecham.`
  if (code === 'CSV_RECORD_INCONSISTENT_COLUMNS') {
    return `${line}: o cabeçalho tem ${countCells(columns)} colunas e a linha tem ${countCells(record)} células.`
  }
  return code === 'INVALID_OPENING_QUOTE' ? `${line}: há aspas no meio de uma célula.` : `${line}: não dá para ler.`
}

const refuseRepeated = (columns: readonly string[]): void => {
  const repeated = columns.find((column, index) => columns.indexOf(column) !== index)
  if (repeated !== undefined) throw new WrongFile(`A coluna ${repeated} aparece duas vezes.`)
}

/** The rows of a CSV with a header line, comma or semicolon; throws a WrongFile if it is wrong as a whole (USE-028). */
export const readCsv = (text: string, { refuseHeader, toColumn = String, nothing }: Expectation): CsvContent => {
  const [header = ''] = text.split('\n', 1)
  try {
    let columns: string[] = []
    const records: { record: object; info: { lines: number } }[] = parse(text, {
      columns: (headers: string[]) => {
        columns = headers.map(toColumn)
        refuseHeader(columns)
        refuseRepeated(columns)
        return columns
      },
      cast: withoutFormulaMark,
      info: true,
      trim: true,
      skip_empty_lines: true,
      // Spreadsheet programs with a decimal comma separate columns by semicolons.
      delimiter: header.includes(';') ? ';' : ',',
    })
    const rows = records.map(({ record, info }) => ({ line: info.lines, cells: withoutEmptyCells(record) }))
    if (rows.length === 0) throw new WrongFile(`O arquivo só tem o cabeçalho: ${nothing} abaixo dele.`)
    return { rows, columns }
  } catch (error) {
    if (error instanceof CsvError) throw new WrongFile(toSentence(error))
    throw error
  }
}
