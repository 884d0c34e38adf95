import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { ApiError } from './api-error.ts'

const subscribe = (listener: () => void) => onlineManager.subscribe(listener)

/** Does the browser have a connection? Queued changes wait for the same answer. */
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

/** Loads a part of the application; without a connection it waits: a missing part must not take the page away (USE-010). */
export const loadOnline = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  await whenOnline()
  try {
    return await load()
  } catch (error) {
    if (onlineManager.isOnline()) throw error
    return loadOnline(load)
  }
}

/** No answer came: nobody knows whether the server has the change. */
const isUnanswered = (error: unknown): boolean => error instanceof ApiError && error.status === 0

/**
 * How a change is sent that waits for the connection (USE-010): it is sent again when its answer was lost, as often as
 * the connection goes, and once while there is one.
 */
export const queuedSending = {
  networkMode: 'online',
  retry: (failures: number, error: unknown) => isUnanswered(error) && (failures < 1 || !onlineManager.isOnline()),
  retryDelay: 1000,
} as const
