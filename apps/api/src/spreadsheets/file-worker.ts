import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import type { FileContent } from './file-content.ts'
import { type CsvPart, type ReadLimits, readCsvRows } from './read-csv-rows.ts'
import { type JsonLists, type JsonPart, readJsonLists } from './read-json-lists.ts'
import { refuseForeignFormat, WrongFile } from './wrong-file.ts'

/** A file to read; descriptors of the server are valid in its threads too. */
export type FileRequest = { readonly file: FileContent } & (
  | { readonly kind: 'csv'; readonly limits: ReadLimits }
  | { readonly kind: 'json'; readonly formats: string; readonly lists: JsonLists }
)

export type FileMessage = CsvPart | JsonPart | { readonly refusal: string } | { readonly isEnd: true }

const readParts = async function* (request: FileRequest): AsyncGenerator<CsvPart | JsonPart> {
  const { file } = request
  refuseForeignFormat(file, request.kind === 'csv' ? request.limits.formats : request.formats)
  yield* request.kind === 'csv' ? readCsvRows(file, request.limits) : readJsonLists(file, request.lists)
}

/** Sends one part at a time, and the next one when the server has asked for it, so that parts do not pile up. */
const run = async (request: FileRequest): Promise<void> => {
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

await run(workerData as FileRequest)
