import { type ChildProcess, fork } from 'node:child_process'
import { installedProgram } from '../../installation/installed-files.ts'
import { bareEnvironment } from '../../threads/bare-environment.ts'
import { nextMessage } from '../../threads/next-message.ts'
import type { PdfAnswer } from './pdf-worker.ts'
import { FileCheckBusy, UnsafeFile } from './unsafe-file.ts'

/** How long a document may be read and written, and how long its process may take to start on a busy machine. */
const defaultTimes = { workMs: 5_000, startMs: 30_000 }
/** A process, because a thread that has no memory left ends the whole server. */
const memoryLimit = '--max-old-space-size=256'

/** A process waits so long for another document, because it takes a third of a second to start. */
const idleMs = 30_000
/** The library remembers the names in documents, so a process ends after some of them. */
const mostDocuments = 50

type Reader = { readonly worker: ChildProcess; documents: number; ending?: NodeJS.Timeout }

const idle = new Set<Reader>()

const end = (reader: Reader): void => {
  idle.delete(reader)
  reader.worker.kill('SIGKILL')
}

const startReader = async (startMs: number): Promise<Reader> => {
  // What the library prints about a document is no part of the log.
  const worker = fork(installedProgram('integrations/files/pdf-worker'), {
    execArgv: [memoryLimit],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: bareEnvironment,
  })
  const reader = { worker, documents: 0 }
  for (const event of ['error', 'exit']) worker.on(event, () => end(reader))
  try {
    await nextMessage(worker, startMs)
  } catch (error) {
    end(reader)
    throw new FileCheckBusy(error)
  }
  return reader
}

const takeReader = async (startMs: number): Promise<Reader> => {
  const [reader] = idle
  if (reader === undefined) return startReader(startMs)
  idle.delete(reader)
  clearTimeout(reader.ending)
  reader.worker.ref()
  reader.worker.channel?.ref()
  return reader
}

/** An idle process does not delay the stop of the server. */
const returnReader = (reader: Reader): void => {
  reader.documents += 1
  if (reader.documents >= mostDocuments) {
    end(reader)
    return
  }
  reader.worker.unref()
  reader.worker.channel?.unref()
  reader.ending = setTimeout(() => end(reader), idleMs).unref()
  idle.add(reader)
}

const sendToReader = async (reader: Reader, bytes: Uint8Array, workMs: number): Promise<PdfAnswer> => {
  const answering = nextMessage(reader.worker, workMs)
  reader.worker.send(bytes)
  const answer = (await answering) as PdfAnswer
  returnReader(reader)
  return answer
}

const readAnswer = async (bytes: Uint8Array, { workMs, startMs }: typeof defaultTimes): Promise<PdfAnswer> => {
  const reader = await takeReader(startMs)
  return sendToReader(reader, bytes, workMs).catch((error: unknown) => {
    end(reader)
    throw new UnsafeFile('pdfTooComplex', error)
  })
}

/**
 * A PDF written anew from its objects, so that what was checked is all that is stored: no older versions of objects, and
 * nothing before or behind the document. One that is protected with an empty password loses the protection, and a
 * signature in it can no longer be verified.
 *
 * Throws `UnsafeFile` for a document that cannot be read, needs a password, or contains a script, an action that starts
 * a program, or a file; and for one that takes more than 5 s or 256 MB (SEC-015, C-225).
 */
export const cleanPdf = async (bytes: Uint8Array, times = defaultTimes): Promise<Uint8Array> => {
  const answer = await readAnswer(bytes, times)
  if ('fault' in answer) throw new UnsafeFile(answer.fault)
  return answer.bytes
}
