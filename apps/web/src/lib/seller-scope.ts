import { useSyncExternalStore } from 'react'
import { registerPageReset } from './page-memory.ts'

const key = 'girassol-seller'
const listeners = new Set<() => void>()

/** Blocked storage (private windows) must not stop the application: the choice then lasts until the page is closed. */
const stored = (): string | undefined => {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

let current = stored()

registerPageReset(() => {
  current = stored()
})

const change = (erpCode: string | undefined) => {
  current = erpCode
  try {
    if (erpCode === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, erpCode)
  } catch {
    // Storage is blocked: the choice is only in memory.
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The integrator that calls are made for: the erpCode sent in the `sellerid` header (AUTH-009). */
export const sellerScope = {
  get: () => current,
  set: (erpCode: string) => change(erpCode),
  clear: () => change(undefined),
}

export const useSellerId = (): string | undefined => useSyncExternalStore(subscribe, sellerScope.get)
