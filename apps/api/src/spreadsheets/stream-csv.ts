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
import { type FilePart, readFileParts } from './read-file-parts.ts'

const streamRows = async function* (
  parts: AsyncIterable<FilePart>,
  columns: readonly string[],
  expectation: Expectation,
): AsyncGenerator<FileRow> {
  let isEmpty = true
  for await (const part of parts) {
    if (!('rows' in part)) continue
    for (const row of part.rows) yield toFileRow(columns, row)
    isEmpty = false
  }
  if (isEmpty) throw headerOnly(expectation)
}

/**
 * The columns of a CSV, and its rows as a stream, which is read once and only as fast as it is used. A file that is wrong
 * as a whole throws a WrongFile when its wrong row is reached. For threads and commands: it reads where it is called.
 */
export const streamCsv = async (
  file: FileContent,
  expectation: Expectation,
): Promise<{ readonly columns: readonly string[]; readonly rows: AsyncIterable<FileRow> }> => {
  const parts = readFileParts(toCsvRequest(file, expectation))
  const { value: first } = await parts.next()
  if (first === undefined || !('header' in first)) throw emptyFile()
  const columns = toColumns(first.header, expectation)
  return { columns, rows: streamRows(parts, columns, expectation) }
}
