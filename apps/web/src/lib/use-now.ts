import { toDay } from '@girassol/domain/shared'
import { useSyncExternalStore } from 'react'

const tickMs = 60_000

/** How old the time may be that the first component of a screen gets. */
const mostAtFirstMs = 1000

const listeners = new Set<() => void>()
let shownNow = new Date()

/** The same object until the next tick, so that a render does not cause the next one. */
const readNow = (): Date => {
  const most = listeners.size === 0 ? mostAtFirstMs : tickMs
  if (Math.abs(Date.now() - shownNow.getTime()) >= most) shownNow = new Date()
  return shownNow
}

const readToday = (): string => toDay(new Date().toISOString())

let ticking: ReturnType<typeof setInterval> | undefined

/** One timer for all components. */
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  ticking ??= setInterval(() => {
    shownNow = new Date()
    for (const each of listeners) each()
  }, tickMs)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(ticking)
    ticking = undefined
  }
}

/**
 * The current time for what a component shows, at most a minute old: it renders again each minute, because screens stay
 * open all day. `new Date()` in a component is read once, when it is mounted: the React Compiler keeps it.
 */
export const useNow = (): Date => useSyncExternalStore(subscribe, readNow)

/** Today in São Paulo as YYYY-MM-DD; renders again at midnight. Not to be replaced by `new Date()`: see `useNow`. */
export const useToday = (): string => useSyncExternalStore(subscribe, readToday)
