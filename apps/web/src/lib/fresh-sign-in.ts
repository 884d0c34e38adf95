import { useSyncExternalStore } from 'react'
import { createStore } from './create-store.ts'

/** The reason of a refusal that ends when the user proves the password again (SEC-004). */
export const freshSignInNeeded = 'freshSignInNeeded'

const waiting = createStore<readonly ((isConfirmed: boolean) => void)[]>(() => [])

/**
 * Opens the dialog that asks for the password, once for all calls that wait for it; whether the user confirmed. False at
 * once on a page without the dialog.
 */
export const requestFreshSignIn = (): Promise<boolean> =>
  waiting.isShown()
    ? new Promise((resolve) => {
        waiting.set([...waiting.get(), resolve])
      })
    : Promise.resolve(false)

/** Lets the calls that wait go on, or fail. */
export const answerFreshSignIn = (isConfirmed: boolean): void => {
  const calls = waiting.get()
  waiting.set([])
  for (const resolve of calls) resolve(isConfirmed)
}

/** Whether a call waits for the user's password. */
export const useFreshSignInRequested = (): boolean =>
  useSyncExternalStore(waiting.subscribe, () => waiting.get().length > 0)
