import { registerPageReset } from './page-memory.ts'

/**
 * A value that lasts until the page is closed, for `useSyncExternalStore`. `start` returns the first value, which tests
 * restore between them.
 */
export const createStore = <Value>(start: () => Value) => {
  const listeners = new Set<() => void>()
  let value = start()
  registerPageReset(() => {
    value = start()
  })
  return {
    get: (): Value => value,
    /** Replaces the value, and renders what shows it again. */
    set: (next: Value): void => {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return (): void => void listeners.delete(listener)
    },
    /** Whether anything on the page shows the value. */
    isShown: (): boolean => listeners.size > 0,
  }
}
