import { ApiError } from './api-error.ts'

/** Between two streams, and between two questions where no stream gets through. */
const pauseMs = { afterEnd: 1000, afterFailure: 15_000 } as const
/** A stream that ends sooner was cut by something on the way. */
const leastLifeMs = 5000

const isFinal = (error: unknown): boolean => error instanceof ApiError && [401, 403, 404].includes(error.status)

const wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

export type Reading = {
  /** Reads one stream to its end. */
  readonly read: (signal: AbortSignal) => Promise<void>
  /** Something may have been missed: ask again for the whole. */
  readonly onGap: () => void
  readonly signal: AbortSignal
}

/**
 * Reads stream after stream until `signal` is aborted or the record is no longer the reader's. Where none gets through
 * (a proxy, a server that is away), `onGap` every 15 seconds is the polling that takes its place.
 */
export const readWithReconnect = async ({ read, onGap, signal }: Reading): Promise<void> => {
  while (!signal.aborted) {
    const begunAt = Date.now()
    try {
      await read(signal)
    } catch (error) {
      if (isFinal(error)) return
    }
    const hasLived = Date.now() - begunAt >= leastLifeMs
    await wait(hasLived ? pauseMs.afterEnd : pauseMs.afterFailure, signal)
    if (!signal.aborted) onGap()
  }
}
