import type { Day } from '../shared/brazil-time.ts'
import type { SeparationDay } from './separation-calendar.ts'

/** The first day on which the warehouse has capacity for an order; null when every day is full (VAL-012). */
export const findFirstFreeDay = (days: readonly SeparationDay[]): Day | null =>
  days.find(({ quantity }) => quantity > 0)?.date ?? null
