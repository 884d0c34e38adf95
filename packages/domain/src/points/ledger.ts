import type { Day } from '../shared/brazil-time.ts'
import type { PointType } from './point-type.ts'

/** An entry as the balance needs it; `value` is positive, in points. */
export type LedgerEntry = {
  readonly id: number
  readonly type: PointType
  readonly value: number
  /** The last day on which a credit may be spent; null when it never expires. */
  readonly expirationDate: Day | null
  readonly orderId: number | null
  /** The day of the entry. */
  readonly day: Day
}

/** All points of a seller with the same last day; points that were credited first are spent first. */
export type PointPool = {
  /** Null when they never expire. */
  readonly lastDay: Day | null
  /** All points credited to the pool. */
  readonly credited: number
  readonly spent: number
  /** Points charged back from the credits of their own orders. */
  readonly returned: number
}

/** The part of a pool from one order; a chargeback of the order takes it first (C-124). */
export type PointLot = {
  /** The id of the credit. */
  readonly entryId: number
  readonly orderId: number
  readonly lastDay: Day | null
  /** How many points the pool had before this credit. */
  readonly startsAt: number
  readonly amount: number
  readonly returned: number
}

/** The remaining points of a seller; its size depends on the number of last days, not of entries. */
export type PointAccount = {
  /** Points charged back after they were spent; the next credit pays them (C-124). */
  readonly owed: number
  readonly pools: readonly PointPool[]
  /** The lots with returned points, and those of the orders that the next entries charge back. */
  readonly lots: readonly PointLot[]
}

export const emptyAccount: PointAccount = { owed: 0, pools: [], lots: [] }

type Writable<T> = { -readonly [K in keyof T]: T[K] }
type Pool = Writable<PointPool>
type Lot = Writable<PointLot>

type Book = {
  owed: number
  /** Sorted by their last day: points that expire first are spent first; those that never expire, last. */
  readonly pools: Pool[]
  readonly lots: Map<number, Lot>
  readonly returnedLots: Set<Lot>
}

const canBeSpentOn = (lastDay: Day | null, day: Day): boolean => lastDay === null || day <= lastDay

const leftIn = ({ credited, spent, returned }: PointPool): number => credited - spent - returned

const isBefore = (one: Day | null, other: Day | null): boolean => one !== null && (other === null || one < other)

const openBook = ({ owed, pools, lots }: PointAccount): Book => {
  const copies = lots.map((lot) => ({ ...lot }))
  return {
    owed,
    pools: pools.map((pool) => ({ ...pool })).sort((one, other) => (isBefore(one.lastDay, other.lastDay) ? -1 : 1)),
    lots: new Map(copies.map((lot) => [lot.orderId, lot])),
    returnedLots: new Set(copies.filter(({ returned }) => returned > 0)),
  }
}

const findPool = ({ pools }: Book, lastDay: Day | null): Pool => {
  const found = pools.find((pool) => pool.lastDay === lastDay)
  if (found) return found
  const pool = { lastDay, credited: 0, spent: 0, returned: 0 }
  const next = pools.findIndex((other) => isBefore(lastDay, other.lastDay))
  pools.splice(next < 0 ? pools.length : next, 0, pool)
  return pool
}

const bookCredit = (book: Book, { id, value, orderId, expirationDate: lastDay }: LedgerEntry): void => {
  const paid = Math.min(book.owed, value)
  const pool = findPool(book, lastDay)
  const amount = value - paid
  book.owed -= paid
  if (orderId !== null) {
    book.lots.set(orderId, { entryId: id, orderId, lastDay, startsAt: pool.credited, amount, returned: 0 })
  }
  pool.credited += amount
}

/** Takes points from those that may be spent on the day; a shortage becomes debt. */
const spend = (book: Book, points: number, day: Day): void => {
  let missing = points
  for (const pool of book.pools) {
    if (!canBeSpentOn(pool.lastDay, day)) continue
    const taken = Math.min(leftIn(pool), missing)
    pool.spent += taken
    missing -= taken
  }
  book.owed += missing
}

/** What remains of a lot: the pool is spent from its start, without the returned points of earlier lots. */
const countLeft = (book: Book, lot: Lot): number => {
  let end = lot.startsAt + lot.amount - lot.returned - findPool(book, lot.lastDay).spent
  for (const other of book.returnedLots) {
    if (other.lastDay === lot.lastDay && other.startsAt < lot.startsAt) end -= other.returned
  }
  return Math.min(Math.max(end, 0), lot.amount - lot.returned)
}

/** A chargeback takes the credit of its own order first, expired or not: nothing is taken twice (C-124). */
const bookChargeback = (book: Book, { value, orderId, day }: LedgerEntry): void => {
  const lot = orderId === null ? undefined : book.lots.get(orderId)
  const taken = lot === undefined ? 0 : Math.min(countLeft(book, lot), value)
  if (lot !== undefined && taken > 0) {
    lot.returned += taken
    findPool(book, lot.lastDay).returned += taken
    book.returnedLots.add(lot)
  }
  spend(book, value - taken, day)
}

/**
 * The points that can be spent on a day: credits less debits, chargebacks and what expired unspent (C-125). Negative
 * after a chargeback of spent points.
 */
export const computeTradeable = ({ owed, pools }: Pick<PointAccount, 'owed' | 'pools'>, day: Day): number =>
  pools.reduce((sum, pool) => sum + (canBeSpentOn(pool.lastDay, day) ? leftIn(pool) : 0), 0) - owed

export type Booking = {
  readonly account: PointAccount
  /** The tradeable balance right after each entry, on its own day, by the entry's id (PTS-057). */
  readonly balances: ReadonlyMap<number, number>
}

/** Books the next entries of a seller, oldest first; earlier entries are not needed again. */
export const bookEntries = (account: PointAccount, entries: readonly LedgerEntry[]): Booking => {
  const book = openBook(account)
  const balances = new Map<number, number>()
  for (const entry of entries) {
    if (entry.type === 'CREDIT') bookCredit(book, entry)
    else if (entry.type === 'DEBIT') spend(book, entry.value, entry.day)
    else bookChargeback(book, entry)
    balances.set(entry.id, computeTradeable(book, entry.day))
  }
  return { account: { owed: book.owed, pools: book.pools, lots: [...book.lots.values()] }, balances }
}
