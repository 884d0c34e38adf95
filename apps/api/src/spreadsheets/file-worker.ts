import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { type CsvPart, type ReadLimits, readCsvRows } from './read-csv-rows.ts'
import { type JsonLists, type JsonPart, readJsonLists } from './read-json-lists.ts'
import { refuseForeignFormat, WrongFile } from './wrong-file.ts'

/** A file to read; the thread gets its bytes, in memory that it shares with the server. */
export type FileRequest<File = string | Uint8Array> = { readonly file: File } & (
  | { readonly kind: 'csv'; readonly limits: ReadLimits }
  | { readonly kind: 'json'; readonly formats: string; readonly lists: JsonLists }
)

export type FileMessage = CsvPart | JsonPart | { readonly refusal: string } | { readonly isEnd: true }

const readParts = async function* (request: FileRequest<Uint8Array>): AsyncGenerator<CsvPart | JsonPart> {
  const bytes = request.file
  refuseForeignFormat(bytes, request.kind === 'csv' ? request.limits.formats : request.formats)
  yield* request.kind === 'csv' ? readCsvRows(bytes, request.limits) : readJsonLists(bytes, request.lists)
}

/** Sends one part at a time, and the next one when the server has asked for it, so that parts do not pile up. */
const run = async (request: FileRequest<Uint8Array>): Promise<void> => {
  const send = (message: FileMessage): void => parentPort?.postMessage(message)
  try {
    for await (const part of readParts(request)) {
      send(part)
      if (parentPort) await once(parentPort, 'message')
    }
    send({ isEnd: true })
  } catch (error) {
    if (!(error instanceof WrongFile)) throw error
    send({ refusal: error.message })
  }
}

await run(workerData as FileRequest<Uint8Array>)
