import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { PdfAnswer } from './pdf-worker.ts'
import { FileCheckBusy, UnsafeFile } from './unsafe-file.ts'

/** How long a document may be read and written, and how long its thread may take to start on a busy machine. */
const defaultTimes = { workMs: 5_000, startMs: 30_000 }
const resourceLimits = { maxOldGenerationSizeMb: 256 }

/** A thread waits so long for another document, because it takes a third of a second to start. */
const idleMs = 30_000
/** The library remembers the names in documents, so a thread ends after some of them. */
const mostDocuments = 50

type Thread = { readonly worker: Worker; documents: number; ending?: NodeJS.Timeout }

const idle = new Set<Thread>()

const end = (thread: Thread): void => {
  idle.delete(thread)
  void thread.worker.terminate()
}

const nextMessage = async (worker: Worker, ms: number): Promise<unknown> => {
  const [message] = await once(worker, 'message', { signal: AbortSignal.timeout(ms) })
  return message
}

const startThread = async (startMs: number): Promise<Thread> => {
  // What the library prints about a document is no part of the log.
  const output = { stdout: true, stderr: true }
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), { resourceLimits, ...output })
  const thread = { worker, documents: 0 }
  worker.on('error', () => end(thread))
  try {
    await nextMessage(worker, startMs)
  } catch (error) {
    end(thread)
    throw new FileCheckBusy(error)
  }
  return thread
}

const takeThread = async (startMs: number): Promise<Thread> => {
  const [thread] = idle
  if (thread === undefined) return startThread(startMs)
  idle.delete(thread)
  clearTimeout(thread.ending)
  thread.worker.ref()
  return thread
}

/** An idle thread keeps no process alive. */
const returnThread = (thread: Thread): void => {
  thread.documents += 1
  if (thread.documents >= mostDocuments) {
    end(thread)
    return
  }
  thread.worker.unref()
  thread.ending = setTimeout(() => end(thread), idleMs).unref()
  idle.add(thread)
}

const askThread = async (thread: Thread, bytes: Uint8Array, workMs: number): Promise<PdfAnswer> => {
  const copy = new Uint8Array(bytes)
  const answering = nextMessage(thread.worker, workMs)
  thread.worker.postMessage(copy, [copy.buffer])
  const answer = (await answering) as PdfAnswer
  returnThread(thread)
  return answer
}

const readAnswer = async (bytes: Uint8Array, { workMs, startMs }: typeof defaultTimes): Promise<PdfAnswer> => {
  const thread = await takeThread(startMs)
  return askThread(thread, bytes, workMs).catch((error: unknown) => {
    end(thread)
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
