import type { FileContent } from '../../../spreadsheets/file-content.ts'
import { type FileRow, readCsv, withoutEmptyCells } from '../../../spreadsheets/read-csv.ts'
import { readInWorker } from '../../../spreadsheets/read-in-worker.ts'
import { WrongFile } from '../../../spreadsheets/wrong-file.ts'

export type CatalogueFile = {
  readonly rows: readonly FileRow[]
  readonly roofTypes: readonly FileRow[]
  /**
   * The columns of a CSV: other columns of an existing product do not change. A JSON record contains the whole product.
   */
  readonly columns?: readonly string[]
}

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

const readJson = async (file: FileContent): Promise<CatalogueFile> => {
  const lists: Record<string, FileRow[]> = { products: [], roofTypes: [] }
  const request = { file, kind: 'json', formats, lists: { required: ['products'], optional: ['roofTypes'] } } as const
  await readInWorker(request, (part) => {
    if (!('list' in part)) return
    const rows = lists[part.list] ?? []
    for (const item of part.items) rows.push(toRow(item, rows.length))
  })
  return { rows: lists.products ?? [], roofTypes: lists.roofTypes ?? [] }
}

/**
 * Reads the records of a catalogue file in a thread: CSV with a header line, or JSON with the lists `products` and,
 * optionally, `roofTypes`. Refuses a file that is wrong as a whole (USE-028, REL-009); single bad
 * records are found by the check.
 */
export const readCatalogueFile = async (file: FileContent, name: string): Promise<CatalogueFile> => {
  if (name.toLowerCase().endsWith('.json')) return readJson(file)
  return { ...(await readCsv(file, { refuseHeader, nothing: 'nenhum produto', formats })), roofTypes: [] }
}
