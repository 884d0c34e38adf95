import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { type FilePart, type FileRequest, readFileParts } from './read-file-parts.ts'
import { WrongFile } from './wrong-file.ts'

export type FileMessage = FilePart | { readonly refusal: string } | { readonly isEnd: true }

/** Sends one part at a time, and the next one when the server has asked for it, so that parts do not pile up. */
const run = async (request: FileRequest): Promise<void> => {
  const send = (message: FileMessage): void => parentPort?.postMessage(message)
  try {
    for await (const part of readFileParts(request)) {
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
