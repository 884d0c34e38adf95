import { type FileRow, withoutEmptyCells } from '../../../spreadsheets/csv-content.ts'
import type { FileContent } from '../../../spreadsheets/file-content.ts'
import { readFileParts } from '../../../spreadsheets/read-file-parts.ts'
import { streamCsv } from '../../../spreadsheets/stream-csv.ts'
import { WrongFile } from '../../../spreadsheets/wrong-file.ts'

export type CatalogueRows = Iterable<FileRow> | AsyncIterable<FileRow>

export type CatalogueFile = {
  /** Those of a CSV are read while they are checked, so they can be read once (REL-009). */
  readonly rows: CatalogueRows
  readonly roofTypes: readonly FileRow[]
  /**
   * The columns of a CSV: other columns of an existing product do not change. A JSON record contains the whole product.
   */
  readonly columns?: readonly string[]
}

export const readCode = ({ cells }: FileRow): string => String(cells.B1_COD ?? '').trim()

/** The accepted formats, for the sentence of a refusal. */
const formats = 'CSV ou JSON'

/** The column that identifies each row; a file without it is not a catalogue. */
const codeColumn = 'B1_COD'

const refuseHeader = (columns: readonly string[]): void => {
  if (!columns.includes(codeColumn)) {
    throw new WrongFile(`Falta a coluna ${codeColumn}. A primeira linha do CSV deve ter os nomes das colunas.`)
  }
}

const toRow = (item: unknown, index: number): FileRow => ({
  line: index + 1,
  cells: typeof item === 'object' && item !== null ? withoutEmptyCells(item) : {},
})

/** A JSON is small, so its records are read at once. */
export const readJsonCatalogue = async (file: FileContent) => {
  const lists: Record<string, FileRow[]> = { products: [], roofTypes: [] }
  const request = { file, kind: 'json', formats, lists: { required: ['products'], optional: ['roofTypes'] } } as const
  for await (const part of readFileParts(request)) {
    if (!('list' in part)) continue
    const rows = lists[part.list] ?? []
    for (const item of part.items) rows.push(toRow(item, rows.length))
  }
  return { rows: lists.products ?? [], roofTypes: lists.roofTypes ?? [] }
}

/**
 * The records of a catalogue file: CSV with a header line, or JSON with the lists `products` and, optionally,
 * `roofTypes`. Refuses a file that is wrong as a whole (USE-028, REL-009), that of a CSV when its wrong row is reached;
 * single bad records are found by the check. A server reads in a process (`catalogue-process.ts`).
 */
export const readCatalogueFile = async (file: FileContent, name: string): Promise<CatalogueFile> => {
  if (name.toLowerCase().endsWith('.json')) return readJsonCatalogue(file)
  return { ...(await streamCsv(file, { refuseHeader, nothing: 'nenhum produto', formats })), roofTypes: [] }
}
