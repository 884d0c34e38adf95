import { Worker } from 'node:worker_threads'
import { installedProgram } from '../installation/installed-files.ts'
import { FileCheckBusy } from '../integrations/files/unsafe-file.ts'
import { bareEnvironment } from '../threads/bare-environment.ts'
import { nextMessage } from '../threads/next-message.ts'
import type { FileMessage } from './file-worker.ts'
import { inImportTurn, inListTurn } from './import-turns.ts'
import type { FilePart, FileRequest } from './read-file-parts.ts'
import { WrongFile } from './wrong-file.ts'

/** A thread holds one batch and one piece of the file. */
const resourceLimits = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 16 }

export const tooComplex = 'O arquivo é complexo demais para ser lido. Divida-o e envie as partes.'

/** Each part takes some milliseconds; a thread that is silent for so long never answers. */
const importPatienceMs = 60_000

/** A short list is read at once (C-189). */
const listPatienceMs = 5000

const nextFileMessage = async (worker: Worker, patienceMs: number): Promise<FileMessage> => {
  try {
    return (await nextMessage(worker, patienceMs)) as FileMessage
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY') throw new WrongFile(tooComplex)
    throw (error as Error).name === 'AbortError' ? new FileCheckBusy(error) : error
  }
}

type Use = (part: FilePart) => void

const readParts = async (request: FileRequest, use: Use, patienceMs: number): Promise<void> => {
  const worker = new Worker(installedProgram('spreadsheets/file-worker'), {
    workerData: request,
    resourceLimits,
    env: bareEnvironment,
  })
  try {
    for (;;) {
      const message = await nextFileMessage(worker, patienceMs)
      if ('isEnd' in message) return
      if ('refusal' in message) throw new WrongFile(message.refusal)
      use(message)
      worker.postMessage('next')
    }
  } finally {
    await worker.terminate()
  }
}

/**
 * REL-009: reads a file of an import in a thread of its own, so that other calls do not wait. `use` gets each part in
 * turn; what it throws ends the reading. Throws a WrongFile for a file that is wrong as a whole, and `FileCheckBusy`
 * when too many files wait.
 */
export const readInWorker = (request: FileRequest, use: Use): Promise<void> =>
  inImportTurn(() => readParts(request, use, importPatienceMs))

/** FAST-003: reads a short list in a thread of its own, which does not wait for imports. Throws as `readInWorker`. */
export const readListInWorker = (request: FileRequest, use: Use): Promise<void> =>
  inListTurn(() => readParts(request, use, listPatienceMs))
