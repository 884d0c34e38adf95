import { ApiError } from './api-error.ts'

/** The pause between two streams, and between two polls when no stream works. */
const pauseMs = { afterEnd: 1000, afterFailure: 15_000 } as const
/** A shorter stream was cut by something between the browser and the server. */
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
  /** Events may have been missed: the caller reads the whole again. */
  readonly onGap: () => void
  readonly signal: AbortSignal
}

/**
 * Reads stream after stream until `signal` is aborted or the user may no longer read the record. When no stream works
 * (because of a proxy, or a server that is down), `onGap` every 15 seconds polls instead.
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
