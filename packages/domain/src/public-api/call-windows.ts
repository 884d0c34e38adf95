import { plusDays, toDay } from '../shared/index.ts'

/** The calls of one key (API-006). */
export const mostCalls = { minute: 120, day: 20_000 } as const

/** The most rows of a page of the public API, and how many without `limit` (API-008). */
export const apiPageSizes = { most: 100, usual: 25 } as const

/** Windows are the minutes of the clock and the days of São Paulo (C-207). */
export type CallWindows = { readonly minute: string; readonly day: string }

const minuteMs = 60_000

/** The windows of an instant. */
export const toCallWindows = (now: string): CallWindows => ({
  minute: new Date(Math.floor(new Date(now).getTime() / minuteMs) * minuteMs).toISOString(),
  day: toDay(now),
})

/** How many calls each window counted, this one included. */
export type CountedCalls = { readonly minute: number; readonly day: number }

export type CallAllowance = {
  readonly limit: number
  readonly remaining: number
  /** Seconds until the window ends, at least 1. */
  readonly resetSeconds: number
  readonly isAbove: boolean
}

/** Seconds until midnight in São Paulo, which has had no summer time since 2019. */
const secondsToNextDay = (now: string): number =>
  (new Date(`${plusDays(toDay(now), 1)}T00:00:00-03:00`).getTime() - new Date(now).getTime()) / 1000

/** API-006: what a key may still call in the window that is nearest to its end: the minute, unless the day has less left. */
export const findAllowance = (counted: CountedCalls, now: string): CallAllowance => {
  const left = { minute: mostCalls.minute - counted.minute, day: mostCalls.day - counted.day }
  const window = left.day < left.minute ? 'day' : 'minute'
  const seconds = window === 'day' ? secondsToNextDay(now) : 60 - (new Date(now).getTime() % minuteMs) / 1000
  return {
    limit: mostCalls[window],
    remaining: Math.max(0, left[window]),
    resetSeconds: Math.max(1, Math.ceil(seconds)),
    isAbove: left[window] < 0,
  }
}
