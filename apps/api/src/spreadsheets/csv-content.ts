import type { FileContent } from './file-content.ts'
import { mostRowsOfAll, type RawRow } from './read-csv-rows.ts'
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

/** What an import expects of its file. */
export type Expectation = {
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

export const toFileRow = (columns: readonly string[], { line, cells, reasons }: RawRow): FileRow => ({
  line,
  cells: Object.fromEntries(columns.flatMap((column, at) => (cells[at] ? [[column, cells[at]]] : []))),
  ...(reasons && { reasons }),
})

export const toColumns = (
  header: readonly string[],
  { refuseHeader, toColumn = String }: Expectation,
): readonly string[] => {
  const columns = header.map(toColumn)
  refuseHeader(columns)
  refuseRepeated(columns)
  return columns
}

export const emptyFile = (): WrongFile => new WrongFile('O arquivo está vazio.')

export const headerOnly = ({ nothing }: Expectation): WrongFile =>
  new WrongFile(`O arquivo só tem o cabeçalho: ${nothing} abaixo dele.`)

export const toCsvRequest = (file: FileContent, { mostRows = mostRowsOfAll, formats = 'CSV' }: Expectation) =>
  ({ file, kind: 'csv', limits: { mostRows, formats } }) as const
