import { useSyncExternalStore } from 'react'
import { createStore } from './create-store.ts'

const key = 'girassol-seller'

/** Blocked storage (private windows) must not stop the application: the choice then lasts until the page is closed. */
const stored = (): string | undefined => {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

const current = createStore(stored)

const change = (erpCode: string | undefined) => {
  try {
    if (erpCode === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, erpCode)
  } catch {
    // Storage is blocked: the choice is only in memory.
  }
  current.set(erpCode)
}

/** The integrator that calls are made for: the erpCode sent in the `sellerid` header (AUTH-009). */
export const sellerScope = {
  get: current.get,
  set: (erpCode: string) => change(erpCode),
  clear: () => change(undefined),
}

export const useSellerId = (): string | undefined => useSyncExternalStore(current.subscribe, current.get)
