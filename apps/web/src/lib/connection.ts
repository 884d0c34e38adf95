import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { ApiError } from './api-error.ts'

const subscribe = (listener: () => void) => onlineManager.subscribe(listener)

/** Whether the browser has a connection; queued changes wait for it. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => onlineManager.isOnline())

const whenOnline = (): Promise<void> =>
  new Promise((resolve) => {
    if (onlineManager.isOnline()) return resolve()
    const stop = onlineManager.subscribe((isOnline) => {
      if (!isOnline) return
      stop()
      resolve()
    })
  })

/** Loads code. Without a connection it waits, because a failed load would replace the page with an error (USE-010). */
export const loadOnline = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  await whenOnline()
  try {
    return await load()
  } catch (error) {
    if (onlineManager.isOnline()) throw error
    return loadOnline(load)
  }
}

/** No response arrived: it is unknown whether the server has the change. */
const isUnanswered = (error: unknown): boolean => error instanceof ApiError && error.status === 0

/**
 * How a change that can wait for the connection is sent (USE-010): after a lost response it is repeated each time the
 * connection was lost, and once while there is one.
 */
export const queuedSending = {
  networkMode: 'online',
  retry: (failures: number, error: unknown) => isUnanswered(error) && (failures < 1 || !onlineManager.isOnline()),
  retryDelay: 1000,
} as const
