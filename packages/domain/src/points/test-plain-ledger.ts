import type { Day } from '../shared/brazil-time.ts'
import type { LedgerEntry } from './ledger.ts'

export type Ledger = {
  /** The tradeable balance right after each entry, by the entry's id. */
  readonly balances: ReadonlyMap<number, number>
  /** The points that can be spent on the given day; negative after a chargeback of spent points (C-124). */
  readonly tradeable: number
}

/** The rest of one credit. */
type Lot = { readonly orderId: number | null; readonly lastDay: Day | null; left: number }

const canBeSpentOn = ({ lastDay }: Lot, day: Day): boolean => lastDay === null || day <= lastDay

/** Points that expire first are spent first; those that never expire, last. */
const bySpending = (one: Lot, other: Lot): number =>
  (one.lastDay ?? '9999-12-31').localeCompare(other.lastDay ?? '9999-12-31')

/** Takes points from the lots, in their order; returns the shortage. */
const takeFrom = (lots: readonly Lot[], points: number): number => {
  let missing = points
  for (const lot of lots) {
    const taken = Math.min(lot.left, missing)
    lot.left -= taken
    missing -= taken
  }
  return missing
}

/** A chargeback takes the credit of its own order first, expired or not: nothing is taken twice (C-124). */
const lotsFor = (entry: LedgerEntry, lots: readonly Lot[]): readonly Lot[] => {
  const isOwn = (lot: Lot) => entry.type === 'CHARGEBACK' && lot.orderId !== null && lot.orderId === entry.orderId
  const others = lots.filter((lot) => !isOwn(lot) && canBeSpentOn(lot, entry.day))
  return [...lots.filter(isOwn), ...others.toSorted(bySpending)]
}

const spendableOn = (lots: readonly Lot[], day: Day): number =>
  lots.reduce((sum, lot) => sum + (canBeSpentOn(lot, day) ? lot.left : 0), 0)

/**
 * The plain definition that `bookEntries` is compared with: it reads the whole ledger again for every entry.
 *
 * A seller's entries, oldest first, to the balance in points after each and on `today`: credits less debits,
 * chargebacks and what expired unspent (C-125). What is owed after a chargeback is paid by the next credit.
 */
export const readLedger = (entries: readonly LedgerEntry[], today: Day): Ledger => {
  const lots: Lot[] = []
  const balances = new Map<number, number>()
  let owed = 0
  for (const entry of entries) {
    if (entry.type === 'CREDIT') {
      const paid = Math.min(owed, entry.value)
      owed -= paid
      lots.push({ orderId: entry.orderId, lastDay: entry.expirationDate, left: entry.value - paid })
    } else owed += takeFrom(lotsFor(entry, lots), entry.value)
    balances.set(entry.id, spendableOn(lots, entry.day) - owed)
  }
  return { balances, tradeable: spendableOn(lots, today) - owed }
}
