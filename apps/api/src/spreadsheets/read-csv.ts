import {
  type Expectation,
  emptyFile,
  type FileRow,
  headerOnly,
  toColumns,
  toCsvRequest,
  toFileRow,
} from './csv-content.ts'
import type { FileContent } from './file-content.ts'
import { readInWorker } from './read-in-worker.ts'

export type CsvContent = { readonly rows: readonly FileRow[]; readonly columns: readonly string[] }

/**
 * The rows of a CSV with a header line, read in a thread. Throws a WrongFile if it is wrong as a whole (USE-028,
 * REL-009).
 */
export const readCsv = async (file: FileContent, expectation: Expectation): Promise<CsvContent> => {
  let columns: readonly string[] = []
  const rows: FileRow[] = []
  await readInWorker(toCsvRequest(file, expectation), (part) => {
    if ('header' in part) columns = toColumns(part.header, expectation)
    else if ('rows' in part) for (const row of part.rows) rows.push(toFileRow(columns, row))
  })
  if (columns.length === 0) throw emptyFile()
  if (rows.length === 0) throw headerOnly(expectation)
  return { rows, columns }
}
