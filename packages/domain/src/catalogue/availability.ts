import type { Day } from '../shared/brazil-time.ts'
import type { Decision } from '../shared/decision.ts'
import { allowed, refused } from '../shared/decision.ts'

/** When an order would leave: now, on a day, or 'SEARCH' (shown 'Consultar') while the stock is unknown (C-28). */
export type Availability = 'Immediate' | 'SEARCH' | Day

export type Stock = {
  /** Units on hand; null while unknown. */
  readonly remainingQuantity: number | null
  /** When the next delivery to the distributor boards. */
  readonly boardingDate: Day | null
}

/** One of the products a kit is made of, and how many of it each kit takes. */
export type StockPart = Stock & { readonly each: number }

export type WantedUnits = { readonly quantity: number; readonly today: Day }

/**
 * When `quantity` units would leave; null means out of stock. Enough units leave at once, fewer wait for the boarding
 * date while that is in the future (C-28).
 */
export const computeAvailability = (stock: Stock & WantedUnits): Availability | null => {
  if (stock.remainingQuantity === null) return 'SEARCH'
  if (stock.remainingQuantity >= stock.quantity) return 'Immediate'
  return stock.boardingDate !== null && stock.boardingDate > stock.today ? stock.boardingDate : null
}

/** The later of two; an unknown one cannot be promised, so it wins over any day (C-28). */
const later = (a: Availability, b: Availability): Availability => {
  if (a === 'SEARCH' || b === 'SEARCH') return 'SEARCH'
  if (a === 'Immediate') return b
  if (b === 'Immediate') return a
  return a > b ? a : b
}

/** A kit leaves with the latest of its items, and is out of stock when any of them is (C-28). */
export const computeKitAvailability = (
  parts: readonly StockPart[],
  { quantity, today }: WantedUnits,
): Availability | null =>
  parts.reduce<Availability | null>((latest, part) => {
    const next = computeAvailability({ ...part, quantity: quantity * part.each, today })
    return latest === null || next === null ? null : later(latest, next)
  }, 'Immediate')

/** How many whole kits the items on hand make; null while the stock of one is unknown. */
export const computeKitStock = (parts: readonly StockPart[]): number | null =>
  parts.reduce<number | null>((kits, { remainingQuantity, each }) => {
    if (kits === null || remainingQuantity === null) return null
    return Math.min(kits, Math.floor(remainingQuantity / each))
  }, Number.MAX_SAFE_INTEGER)

/** STORE-026, C-28: what is out of stock cannot be ordered. */
export const canOrder = (availability: Availability | null): Decision<'outOfStock'> =>
  availability === null ? refused('outOfStock') : allowed

export const stockRefusals = {
  outOfStock: 'Produto fora de estoque!',
} as const
