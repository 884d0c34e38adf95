import { useEffect, useState, useSyncExternalStore } from 'react'
import { createStore } from './create-store.ts'
import { isSessionEnding } from './session-end.ts'

const counts = createStore<ReadonlyMap<object, number>>(() => new Map())

const total = (): number => [...counts.get().values()].reduce((sum, count) => sum + count, 0)

/** Sets how many changes of a source (a mutation, a queue, a screen) the server does not have yet. */
export const setUnsaved = (source: object, count: number): void => {
  const next = new Map(counts.get())
  if ((next.get(source) ?? 0) === count) return
  if (count === 0) next.delete(source)
  else next.set(source, count)
  counts.set(next)
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
export const useUnsavedCount = (): number => useSyncExternalStore(counts.subscribe, total)

/** The browser asks before a page with unsaved changes is left; not when the session ended. */
export const warnBeforeLeaving = (): void =>
  window.addEventListener('beforeunload', (event) => {
    if (total() > 0 && !isSessionEnding()) event.preventDefault()
  })
