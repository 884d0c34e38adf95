import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'

/**
 * The next message of a thread or process. Rejects with its error, with an `AbortError` when it ends before it answers,
 * and with a `TimeoutError` after so many milliseconds of silence.
 */
export const nextMessage = async (worker: Worker | ChildProcess, patienceMs: number): Promise<unknown> => {
  const ended = new AbortController()
  const abort = () => ended.abort()
  worker.once('exit', abort)
  try {
    const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(patienceMs)])
    const [message] = await once(worker, 'message', { signal })
    return message
  } finally {
    worker.off('exit', abort)
  }
}
