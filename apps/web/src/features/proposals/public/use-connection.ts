import { useSyncExternalStore } from 'react'

const follow = (changed: () => void) => {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** Whether the browser has a network. */
export const useConnection = (): boolean => useSyncExternalStore(follow, () => navigator.onLine)
