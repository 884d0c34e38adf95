import type { FileContent } from './file-content.ts'
import { type CsvPart, type ReadLimits, readCsvRows } from './read-csv-rows.ts'
import { type JsonLists, type JsonPart, readJsonLists } from './read-json-lists.ts'
import { readXlsxRows } from './read-xlsx-rows.ts'
import { isZip, refuseForeignFormat } from './wrong-file.ts'

/** A file to read; a descriptor of the server is valid in its threads too. */
export type FileRequest = { readonly file: FileContent } & (
  | { readonly kind: 'csv'; readonly limits: ReadLimits }
  /** A CSV or an XLSX. */
  | { readonly kind: 'list'; readonly limits: ReadLimits }
  | { readonly kind: 'json'; readonly formats: string; readonly lists: JsonLists }
)

export type FilePart = CsvPart | JsonPart

/** The parts of a file in bounded memory (REL-009). Throws a WrongFile for a file that is wrong as a whole. */
export const readFileParts = async function* (request: FileRequest): AsyncGenerator<FilePart> {
  const { file } = request
  if (request.kind === 'list' && isZip(file)) {
    yield* readXlsxRows(file, request.limits)
    return
  }
  refuseForeignFormat(file, 'limits' in request ? request.limits.formats : request.formats)
  yield* 'limits' in request ? readCsvRows(file, request.limits) : readJsonLists(file, request.lists)
}
