import type { Day } from '../shared/brazil-time.ts'
import type { PointType } from './point-type.ts'

/** An entry as balances see it; `value` in whole points, positive: the type gives the sign (C-125). */
export type BalanceEntry = {
  readonly type: PointType
  readonly value: number
  readonly qualifiable: boolean
  /** The last day on which a credit may be spent; null when it never expires. */
  readonly expirationDate: Day | null
  readonly seasonId: number | null
  readonly orderId: number | null
  /** The day it was made on. */
  readonly day: Day
}

/** What is left of one credit, and what of it was never spent in time. */
type Lot = {
  readonly orderId: number | null
  readonly expires: Day | null
  readonly left: number
  readonly lapsed: number
}

/** The credits so far, and what was taken beyond them: only a chargeback takes that much (C-124). */
type Ledger = { readonly lots: readonly Lot[]; readonly debt: number }

const lapse = ({ lots, debt }: Ledger, today: Day): Ledger => ({
  debt,
  lots: lots.map((lot) =>
    lot.expires !== null && lot.expires < today ? { ...lot, left: 0, lapsed: lot.lapsed + lot.left } : lot,
  ),
})

const byExpiry = (one: Lot, other: Lot): number => (one.expires ?? '9999').localeCompare(other.expires ?? '9999')

/** Takes from what expires first, so that the least is lost; what no lot holds is owed. */
const take = ({ lots, debt }: Ledger, points: number): Ledger => {
  let missing = points
  const rest = lots.toSorted(byExpiry).map((lot) => {
    const taken = Math.min(lot.left, missing)
    missing -= taken
    return taken === 0 ? lot : { ...lot, left: lot.left - taken }
  })
  return { lots: rest, debt: debt + missing }
}

const credit = ({ lots, debt }: Ledger, { value, orderId, expirationDate }: BalanceEntry): Ledger => {
  const owed = Math.min(debt, value)
  return { debt: debt - owed, lots: [...lots, { orderId, expires: expirationDate, left: value - owed, lapsed: 0 }] }
}

/** What the credit still holds goes first; what of it has lapsed is gone already, and is not taken twice. */
const chargeBack = (ledger: Ledger, { value, orderId }: BalanceEntry): Ledger => {
  const own = ledger.lots.find((lot) => orderId !== null && lot.orderId === orderId)
  if (own === undefined) return take(ledger, value)
  const held = Math.min(own.left, value)
  const lots = ledger.lots.map((lot) => (lot === own ? { ...lot, left: lot.left - held } : lot))
  return take({ ...ledger, lots }, Math.max(0, value - held - own.lapsed))
}

const enter = (before: Ledger, entry: BalanceEntry): Ledger => {
  const ledger = lapse(before, entry.day)
  if (entry.type === 'CREDIT') return credit(ledger, entry)
  return entry.type === 'DEBIT' ? take(ledger, entry.value) : chargeBack(ledger, entry)
}

/**
 * The points that may be spent today, after these entries in the order they were made: credits less debits, chargebacks
 * and what lapsed unspent (C-125). Below zero after a chargeback of spent points alone (C-124).
 */
export const computeTradeable = (entries: readonly BalanceEntry[], today: Day): number => {
  const { lots, debt } = lapse(entries.reduce(enter, { lots: [], debt: 0 }), today)
  return lots.reduce((sum, lot) => sum + lot.left, 0) - debt
}

/** The points that count for the category of this season: its qualifiable credits less their chargebacks (C-125). */
export const computeQualifiable = (entries: readonly BalanceEntry[], seasonId: number | null): number =>
  entries
    .filter((entry) => entry.qualifiable && entry.type !== 'DEBIT' && seasonId !== null && entry.seasonId === seasonId)
    .reduce((sum, { type, value }) => sum + (type === 'CREDIT' ? value : -value), 0)
