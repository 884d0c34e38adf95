import { useSyncExternalStore } from 'react'
import { registerPageReset } from './page-memory.ts'

const key = 'girassol-row-density'

export const rowDensities = ['standard', 'compact'] as const
export type RowDensity = (typeof rowDensities)[number]

const listeners = new Set<() => void>()
/** The choice when storage is blocked: it lasts until the page is closed. */
let chosen: RowDensity = 'standard'

registerPageReset(() => {
  chosen = 'standard'
})

const read = (): RowDensity => {
  try {
    return localStorage.getItem(key) === 'compact' ? 'compact' : 'standard'
  } catch {
    return chosen
  }
}

const listen = (listener: () => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

export const setRowDensity = (density: RowDensity): void => {
  chosen = density
  try {
    localStorage.setItem(key, density)
  } catch {
    // Storage is blocked.
  }
  for (const listener of listeners) listener()
}

/** The row height of lists, stored in this browser and the same in all its tabs. */
export const useRowDensity = (): RowDensity => useSyncExternalStore(listen, read)
