import { toDay } from '@girassol/domain/shared'
import { useSyncExternalStore } from 'react'

const tickMs = 60_000

const listeners = new Set<() => void>()
let ticks = 0
let ticking: ReturnType<typeof setInterval> | undefined

/** One timer for all components. */
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  ticking ??= setInterval(() => {
    ticks += 1
    for (const each of listeners) each()
  }, tickMs)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(ticking)
    ticking = undefined
  }
}

const readTicks = (): number => ticks

const readToday = (): string => toDay(new Date().toISOString())

/** The React Compiler keeps the result for the same tick. */
const readNowAt = (_tick: number): Date => new Date()

/**
 * The current time for what a component shows, at most a minute old: it renders again each minute, because screens stay
 * open all day. `new Date()` in a component is read once, when it is mounted: the React Compiler keeps it.
 */
export const useNow = (): Date => readNowAt(useSyncExternalStore(subscribe, readTicks))

/** Today in São Paulo as YYYY-MM-DD; renders again at midnight. Not to be replaced by `new Date()`: see `useNow`. */
export const useToday = (): string => useSyncExternalStore(subscribe, readToday)
