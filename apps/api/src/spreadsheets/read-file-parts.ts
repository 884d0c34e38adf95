import type { FileContent } from './file-content.ts'
import { type CsvPart, type ReadLimits, readCsvRows } from './read-csv-rows.ts'
import { type JsonLists, type JsonPart, readJsonLists } from './read-json-lists.ts'
import { refuseForeignFormat } from './wrong-file.ts'

/** A file to read; a descriptor of the server is valid in its threads too. */
export type FileRequest = { readonly file: FileContent } & (
  | { readonly kind: 'csv'; readonly limits: ReadLimits }
  | { readonly kind: 'json'; readonly formats: string; readonly lists: JsonLists }
)

export type FilePart = CsvPart | JsonPart

/** The parts of a file in bounded memory (REL-009). Throws a WrongFile for a file that is wrong as a whole. */
export const readFileParts = async function* (request: FileRequest): AsyncGenerator<FilePart> {
  const { file } = request
  refuseForeignFormat(file, request.kind === 'csv' ? request.limits.formats : request.formats)
  yield* request.kind === 'csv' ? readCsvRows(file, request.limits) : readJsonLists(file, request.lists)
}
