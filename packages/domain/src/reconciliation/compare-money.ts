import type { Cents } from '../shared/money.ts'
import type { DifferenceKind, ReconciledSystem } from './reconciliation-words.ts'

/** Money of one day in one list. Entries with the same key are one payment: several titles of one order in the ERP. */
export type DayMoney = {
  /** Identifies the payment on both sides: the gateway's id, or the order in the ERP. */
  readonly key: string
  /** The portal's order; null if the other system names none. */
  readonly orderId: number | null
  readonly amountCents: Cents
}

/** One payment as both sides know it; an amount is null on the side that does not know it. */
export type ComparedRow = {
  readonly kind: DifferenceKind
  readonly system: ReconciledSystem
  readonly key: string
  /** The portal's orders, smallest number first, each once. */
  readonly orderIds: readonly number[]
  readonly hereCents: Cents | null
  readonly thereCents: Cents | null
}

type Lists = { readonly here: readonly DayMoney[]; readonly there: readonly DayMoney[] }

const sumByKey = (list: readonly DayMoney[]): ReadonlyMap<string, Cents> => {
  const sums = new Map<string, Cents>()
  for (const { key, amountCents } of list) sums.set(key, (sums.get(key) ?? 0) + amountCents)
  return sums
}

const toKind = (hereCents: Cents | null, thereCents: Cents | null): DifferenceKind => {
  if (hereCents === null) return 'MISSING_HERE'
  if (thereCents === null) return 'MISSING_THERE'
  return hereCents === thereCents ? 'EQUAL' : 'OTHER_AMOUNT'
}

const ordersByKey = (list: readonly DayMoney[]): ReadonlyMap<string, ReadonlySet<number>> => {
  const orders = new Map<string, Set<number>>()
  for (const { key, orderId } of list) {
    const known = orders.get(key) ?? new Set()
    orders.set(key, orderId === null ? known : known.add(orderId))
  }
  return orders
}

/**
 * REL-013, C-235: compares the portal's money of a day (`here`) with that of another system (`there`): one row for each
 * key, with a tolerance of 0 cents. Every cent of each list is in exactly one row.
 */
export const compareMoney = (system: ReconciledSystem, { here, there }: Lists): readonly ComparedRow[] => {
  const [hereSums, thereSums] = [sumByKey(here), sumByKey(there)]
  const orders = ordersByKey([...here, ...there])
  return [...orders].map(([key, orderIds]) => {
    const hereCents = hereSums.get(key) ?? null
    const thereCents = thereSums.get(key) ?? null
    const kind = toKind(hereCents, thereCents)
    return { kind, system, key, orderIds: [...orderIds].toSorted((a, b) => a - b), hereCents, thereCents }
  })
}

/** What both sides have in these rows, in cents. */
export const sumRows = (rows: readonly Pick<ComparedRow, 'hereCents' | 'thereCents'>[]) => ({
  hereCents: rows.reduce((sum, { hereCents }) => sum + (hereCents ?? 0), 0),
  thereCents: rows.reduce((sum, { thereCents }) => sum + (thereCents ?? 0), 0),
})
