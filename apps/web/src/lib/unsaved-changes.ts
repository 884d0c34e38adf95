import { useEffect, useState, useSyncExternalStore } from 'react'
import { registerPageReset } from './page-memory.ts'
import { isSessionEnding } from './session-end.ts'

const counts = new Map<object, number>()
const listeners = new Set<() => void>()

registerPageReset(() => counts.clear())

const total = (): number => [...counts.values()].reduce((sum, count) => sum + count, 0)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Sets how many changes of a source (a mutation, a queue, a screen) the server does not have yet. */
export const setUnsaved = (source: object, count: number): void => {
  if ((counts.get(source) ?? 0) === count) return
  if (count === 0) counts.delete(source)
  else counts.set(source, count)
  for (const listener of listeners) listener()
}

/** Counts the unsaved changes of a screen while it is open. */
export const useUnsaved = (count: number): void => {
  const [source] = useState(() => ({}))
  useEffect(() => {
    setUnsaved(source, count)
    return () => setUnsaved(source, 0)
  }, [source, count])
}

/** How many changes the server does not have yet (USE-010). */
export const useUnsavedCount = (): number => useSyncExternalStore(subscribe, total)

/** The browser asks before a page with unsaved changes is left; not when the session ended. */
export const warnBeforeLeaving = (): void =>
  window.addEventListener('beforeunload', (event) => {
    if (total() > 0 && !isSessionEnding()) event.preventDefault()
  })
