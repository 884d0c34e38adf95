import type { FileContent } from './file-content.ts'
import { mostRowsOfAll, type RawRow } from './read-csv-rows.ts'
import { readInWorker } from './read-in-worker.ts'
import { WrongFile } from './wrong-file.ts'

/**
 * One record of the file; `line` is its line in a CSV, or its place (from 1) in a JSON list. `reasons` says what the
 * reader itself refuses in it, with the column.
 */
export type FileRow = {
  readonly line: number
  readonly cells: Readonly<Record<string, unknown>>
  readonly reasons?: readonly string[] | undefined
}

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
  readonly mostRows?: number
  /** The accepted formats, for the sentence of a refusal: 'CSV' by default. */
  readonly formats?: string
}

export const withoutEmptyCells = (cells: object): FileRow['cells'] =>
  Object.fromEntries(Object.entries(cells).filter(([, value]) => value !== '' && value !== null))

const refuseRepeated = (columns: readonly string[]): void => {
  const repeated = columns.find((column, index) => columns.indexOf(column) !== index)
  if (repeated !== undefined) throw new WrongFile(`A coluna ${repeated} aparece duas vezes.`)
}

/** No cell contains it, because the reader removes control characters. */
const cellEnd = '\u001F'

/** A row of a large file as one text, which needs a quarter of the memory of its cells (REL-009). */
class PackedRow implements FileRow {
  readonly line: number
  readonly reasons?: readonly string[] | undefined
  readonly #columns: readonly string[]
  readonly #text: string

  constructor(columns: readonly string[], { line, cells, reasons }: RawRow) {
    this.line = line
    if (reasons) this.reasons = reasons
    this.#columns = columns
    this.#text = cells.join(cellEnd)
  }

  get cells(): FileRow['cells'] {
    const cells = this.#text.split(cellEnd)
    return Object.fromEntries(this.#columns.flatMap((column, at) => (cells[at] ? [[column, cells[at]]] : [])))
  }
}

/**
 * The rows of a CSV with a header line, read in a thread. Throws a WrongFile if it is wrong as a whole
 * (USE-028, REL-009).
 */
export const readCsv = async (file: FileContent, expectation: Expectation): Promise<CsvContent> => {
  const { refuseHeader, toColumn = String, nothing, mostRows = mostRowsOfAll, formats = 'CSV' } = expectation
  let columns: readonly string[] = []
  const rows: FileRow[] = []
  await readInWorker({ file, kind: 'csv', limits: { mostRows, formats } }, (part) => {
    if ('header' in part) {
      columns = part.header.map(toColumn)
      refuseHeader(columns)
      refuseRepeated(columns)
    } else if ('rows' in part) for (const row of part.rows) rows.push(new PackedRow(columns, row))
  })
  if (columns.length === 0) throw new WrongFile('O arquivo está vazio.')
  if (rows.length === 0) throw new WrongFile(`O arquivo só tem o cabeçalho: ${nothing} abaixo dele.`)
  return { rows, columns }
}
