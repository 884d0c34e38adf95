import { type Day, daysBetween, formatDay } from '../shared/brazil-time.ts'
import type { Decision } from '../shared/decision.ts'
import { allowed, refused } from '../shared/decision.ts'

/**
 * When an order would be shipped: now, on a day, or 'SEARCH' (shown as 'Consultar') while the stock is unknown (C-28).
 */
export type Availability = 'Immediate' | 'SEARCH' | Day

/** 'Imediato', 'Consultar' or '05/12/2026'. What is out of stock has no word here: each screen says it its own way. */
export const availabilityWord = (availability: Availability): string => {
  if (availability === 'Immediate') return 'Imediato'
  return availability === 'SEARCH' ? 'Consultar' : formatDay(availability)
}

/** The same where no label beside it tells which day it is: 'Embarque 05/12/2026'. */
export const boardingWord = (availability: Availability): string => {
  const word = availabilityWord(availability)
  return availability === 'Immediate' || availability === 'SEARCH' ? word : `Embarque ${word}`
}

export type Stock = {
  /** Units in stock; null while unknown. */
  readonly remainingQuantity: number | null
  /** When the next delivery to the distributor is shipped. */
  readonly boardingDate: Day | null
}

/** One of the products of a kit, and how many units each kit needs. */
export type StockPart = Stock & { readonly each: number }

export type WantedUnits = { readonly quantity: number; readonly today: Day }

/**
 * When `quantity` units would be shipped; null means out of stock. Enough units in stock are shipped at once; otherwise
 * they wait for the boarding date while that is in the future (C-28).
 */
export const computeAvailability = (stock: Stock & WantedUnits): Availability | null => {
  if (stock.remainingQuantity === null) return 'SEARCH'
  if (stock.remainingQuantity >= stock.quantity) return 'Immediate'
  return stock.boardingDate !== null && stock.boardingDate > stock.today ? stock.boardingDate : null
}

/** The later of two dates. An unknown date cannot be promised, so it is later than any day (C-28). */
const later = (a: Availability, b: Availability): Availability => {
  if (a === 'SEARCH' || b === 'SEARCH') return 'SEARCH'
  if (a === 'Immediate') return b
  if (b === 'Immediate') return a
  return a > b ? a : b
}

/** When all of these would be shipped together; null if one of them is out of stock (C-28). */
export const findLatestAvailability = (all: readonly (Availability | null)[]): Availability | null =>
  all.reduce<Availability | null>(
    (latest, next) => (latest === null || next === null ? null : later(latest, next)),
    'Immediate',
  )

/** The calendar days until it is shipped: 0 at once; null while the day is unknown (DEC-001). */
export const countDaysToDispatch = (availability: Availability | null, today: Day): number | null => {
  if (availability === null || availability === 'SEARCH') return null
  return availability === 'Immediate' ? 0 : Math.max(0, daysBetween(today, availability))
}

/** A kit is shipped with its latest item, and is out of stock when any item is (C-28). */
export const computeKitAvailability = (
  parts: readonly StockPart[],
  { quantity, today }: WantedUnits,
): Availability | null =>
  findLatestAvailability(parts.map((part) => computeAvailability({ ...part, quantity: quantity * part.each, today })))

/** How many whole kits can be made from the stock of the items; null while one stock is unknown. */
export const computeKitStock = (parts: readonly StockPart[]): number | null =>
  parts.reduce<number | null>((kits, { remainingQuantity, each }) => {
    if (kits === null || remainingQuantity === null) return null
    return Math.min(kits, Math.floor(remainingQuantity / each))
  }, Number.MAX_SAFE_INTEGER)

/** STORE-026, C-28: products that are out of stock cannot be ordered. */
export const canOrder = (availability: Availability | null): Decision<'outOfStock'> =>
  availability === null ? refused('outOfStock') : allowed

export const stockRefusals = {
  outOfStock: 'Produto fora de estoque!',
} as const
