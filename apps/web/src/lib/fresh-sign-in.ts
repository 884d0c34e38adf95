import { useSyncExternalStore } from 'react'
import { registerPageReset } from './page-memory.ts'

/** The reason of a refusal that ends when the user proves the password again (SEC-004). */
export const freshSignInNeeded = 'freshSignInNeeded'

const listeners = new Set<() => void>()
let waiting: readonly ((isConfirmed: boolean) => void)[] = []

registerPageReset(() => {
  waiting = []
})

const setWaiting = (next: typeof waiting) => {
  waiting = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Opens the dialog that asks for the password, once for all calls that wait for it; whether the user confirmed. False at
 * once on a page without the dialog.
 */
export const requestFreshSignIn = (): Promise<boolean> =>
  listeners.size === 0
    ? Promise.resolve(false)
    : new Promise((resolve) => {
        setWaiting([...waiting, resolve])
      })

/** Lets the calls that wait go on, or fail. */
export const answerFreshSignIn = (isConfirmed: boolean): void => {
  const calls = waiting
  setWaiting([])
  for (const resolve of calls) resolve(isConfirmed)
}

/** Whether a call waits for the user's password. */
export const useFreshSignInRequested = (): boolean => useSyncExternalStore(subscribe, () => waiting.length > 0)
