import { useSyncExternalStore } from 'react'
import { createStore } from './create-store.ts'

const key = 'girassol-row-density'

export const rowDensities = ['standard', 'compact'] as const
export type RowDensity = (typeof rowDensities)[number]

/** The choice when storage is blocked: it lasts until the page is closed. */
const chosen = createStore<RowDensity>(() => 'standard')

const read = (): RowDensity => {
  try {
    return localStorage.getItem(key) === 'compact' ? 'compact' : 'standard'
  } catch {
    return chosen.get()
  }
}

const listen = (listener: () => void) => {
  const stop = chosen.subscribe(listener)
  window.addEventListener('storage', listener)
  return () => {
    stop()
    window.removeEventListener('storage', listener)
  }
}

export const setRowDensity = (density: RowDensity): void => {
  try {
    localStorage.setItem(key, density)
  } catch {
    // Storage is blocked.
  }
  chosen.set(density)
}

/** The row height of lists, stored in this browser and the same in all its tabs. */
export const useRowDensity = (): RowDensity => useSyncExternalStore(listen, read)
