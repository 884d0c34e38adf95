import type { Availability } from '../catalogue/availability.ts'
import { isStatusAt, type OrderStatus } from '../orders/status/order-status.ts'
import { type Day, plusDays } from '../shared/brazil-time.ts'
import { workingDayFrom } from '../shared/business-days.ts'

/** A day on which the warehouse separates orders, and how many more it can take (VAL-015). */
export type SeparationDay = { readonly date: Day; readonly quantity: number }

/** How many days ahead a date may be chosen; a future sale is delivered months later. */
export const separationHorizonDays = 180

/** Orders that the warehouse separates on each day of the week, Sunday first, until the setting is saved. */
export const usualSeparationCapacity: readonly number[] = [0, 12, 12, 12, 12, 12, 0]

const isWeek = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length === 7 && value.every((each) => Number.isInteger(each) && each >= 0)

/** The configured orders a day, Sunday first; the defaults for an invalid value. */
export const parseSeparationWeek = (configured: unknown): readonly number[] =>
  isWeek(configured) ? configured : usualSeparationCapacity

/**
 * Whether an order with this status counts against the capacity of its day: from its validation on, unless it ends
 * without a delivery.
 */
export const takesSeparation = (status: OrderStatus): boolean =>
  !isStatusAt(status, 'cart', 'budget', 'expired', 'validation', 'rejected', 'undone')

/**
 * The first working day after today on which every item is available (VAL-011). Items of unknown availability ('SEARCH'
 * or no date) do not delay it: the user who validates the order checks them.
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
  /** Single days with another capacity. */
  readonly exceptions: ReadonlyMap<Day, number>
  /** Orders already promised for a day. */
  readonly taken: ReadonlyMap<Day, number>
}

const findCapacity = (date: Day, { usual, exceptions }: SeparationFacts): number => {
  const exception = exceptions.get(date)
  if (exception !== undefined) return exception
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay()
  return workingDayFrom(date) === date ? (usual[weekday] ?? 0) : 0
}

/** What the warehouse can still take on a day: nothing on weekends and holidays without an exception (VAL-012). */
export const freeSeparation = (date: Day, facts: SeparationFacts): number =>
  Math.max(0, findCapacity(date, facts) - (facts.taken.get(date) ?? 0))

/** The days from the minimum to the horizon that have a capacity, free or full (VAL-015). */
export const separationCalendar = (minimum: Day, today: Day, facts: SeparationFacts): readonly SeparationDay[] => {
  const last = plusDays(today, separationHorizonDays)
  const days: SeparationDay[] = []
  for (let date = minimum; date <= last; date = plusDays(date, 1)) {
    if (findCapacity(date, facts) > 0) days.push({ date, quantity: freeSeparation(date, facts) })
  }
  return days
}
