import type { Availability } from '../catalogue/availability.ts'
import { isStatusAt, type OrderStatus } from '../orders/status/order-status.ts'
import { type Day, plusBusinessDays, plusDays } from '../shared/brazil-time.ts'

/** A day on which the warehouse separates orders, and how many more it can take (VAL-015). */
export type SeparationDay = { readonly date: Day; readonly quantity: number }

/** How far ahead a day may be chosen: a future sale is delivered months later. */
export const separationHorizonDays = 180

/** Orders that the warehouse separates a day, Sunday first, until the setting says otherwise. */
export const usualSeparationCapacity: readonly number[] = [0, 12, 12, 12, 12, 12, 0]

const isWeek = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length === 7 && value.every((each) => Number.isInteger(each) && each >= 0)

/** The configured orders a day, Sunday first; the usual ones for what is no such week. */
export const parseSeparationWeek = (configured: unknown): readonly number[] =>
  isWeek(configured) ? configured : usualSeparationCapacity

/**
 * Does an order with this status have a place in the separation of its day? It gets one when it is validated, and frees
 * it when it ends without a delivery.
 */
export const takesSeparation = (status: OrderStatus): boolean =>
  !isStatusAt(status, 'cart', 'budget', 'expired', 'validation', 'rejected', 'undone')

/** The first working day on or after a day, national holidays counted out (C-67). */
const workingDayFrom = (day: Day): Day => plusBusinessDays(plusDays(day, -1), 1)

/**
 * The first working day after today on which every item is there (VAL-011). What must be asked for ('SEARCH') and what
 * nobody can name a day for put nothing off: whoever validates knows, or has asked.
 */
export const minimumDeliveryDate = (availabilities: readonly (Availability | null)[], today: Day): Day =>
  workingDayFrom(
    availabilities.reduce<Day>(
      (latest, availability) => {
        if (availability === null || availability === 'Immediate' || availability === 'SEARCH') return latest
        return availability > latest ? availability : latest
      },
      plusDays(today, 1),
    ),
  )

export type SeparationFacts = {
  /** Orders a day, Sunday first. */
  readonly usual: readonly number[]
  /** Days with another capacity than usual, by day. */
  readonly exceptions: ReadonlyMap<Day, number>
  /** Orders that a day has already been promised to. */
  readonly taken: ReadonlyMap<Day, number>
}

const findCapacity = (date: Day, { usual, exceptions }: SeparationFacts): number => {
  const exception = exceptions.get(date)
  if (exception !== undefined) return exception
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay()
  return workingDayFrom(date) === date ? (usual[weekday] ?? 0) : 0
}

/** What the warehouse can still take on a day: nothing on weekends and holidays unless an exception says so (VAL-012). */
export const freeSeparation = (date: Day, facts: SeparationFacts): number =>
  Math.max(0, findCapacity(date, facts) - (facts.taken.get(date) ?? 0))

/** The days from the minimum up to the horizon that have a capacity, free or taken (VAL-015). */
export const separationCalendar = (minimum: Day, today: Day, facts: SeparationFacts): readonly SeparationDay[] => {
  const last = plusDays(today, separationHorizonDays)
  const days: SeparationDay[] = []
  for (let date = minimum; date <= last; date = plusDays(date, 1)) {
    if (findCapacity(date, facts) > 0) days.push({ date, quantity: freeSeparation(date, facts) })
  }
  return days
}
