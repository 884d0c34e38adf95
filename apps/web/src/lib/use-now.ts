import { toDay } from '@girassol/domain/shared'
import { useSyncExternalStore } from 'react'
import { createStore } from './create-store.ts'

const tickMs = 60_000

const ticks = createStore(() => 0)
let ticking: ReturnType<typeof setInterval> | undefined

/** One timer for all components. */
const subscribe = (listener: () => void) => {
  const stop = ticks.subscribe(listener)
  ticking ??= setInterval(() => ticks.set(ticks.get() + 1), tickMs)
  return () => {
    stop()
    if (ticks.isShown()) return
    clearInterval(ticking)
    ticking = undefined
  }
}

const readToday = (): string => toDay(new Date().toISOString())

/** The React Compiler keeps the result for the same tick. */
const readNowAt = (_tick: number): Date => new Date()

/**
 * The current time for what a component shows, at most a minute old: it renders again each minute, because screens stay
 * open all day. `new Date()` in a component is read once, when it is mounted: the React Compiler keeps it.
 */
export const useNow = (): Date => readNowAt(useSyncExternalStore(subscribe, ticks.get))

/** Today in São Paulo as YYYY-MM-DD; renders again at midnight. Not to be replaced by `new Date()`: see `useNow`. */
export const useToday = (): string => useSyncExternalStore(subscribe, readToday)
