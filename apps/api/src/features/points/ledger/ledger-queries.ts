import {
  type Booking,
  bookEntries,
  emptyAccount,
  type LedgerEntry,
  type PointAccount,
  type PointLot,
} from '@girassol/domain/points'
import { toDay } from '@girassol/domain/shared'
import type { Tx } from '../../../http/context.ts'

type StoredAccount = PointAccount & { readonly lastEntryId: number }

/** One statement, so that the pools and the debt are from the same moment. */
const findAccount = async (tx: Tx, sellerId: number): Promise<StoredAccount> => {
  const rows = await tx
    .selectFrom('point_account')
    .leftJoin('point_pool', 'point_pool.seller_id', 'point_account.seller_id')
    .select(['owed', 'last_entry_id', 'last_day', 'credited', 'spent', 'returned'])
    .where('point_account.seller_id', '=', sellerId)
    .execute()
  const pools = rows.flatMap(({ last_day: lastDay, credited, spent, returned }) =>
    credited === null || spent === null || returned === null ? [] : [{ lastDay, credited, spent, returned }],
  )
  return { ...emptyAccount, owed: rows[0]?.owed ?? 0, lastEntryId: rows[0]?.last_entry_id ?? 0, pools }
}

/** Entries are booked in the order of their numbers, so only entries after the account's last one are read. */
const findUnbooked = async (tx: Tx, sellerId: number, lastEntryId: number): Promise<LedgerEntry[]> => {
  const rows = await tx
    .selectFrom('point_entry')
    .select(['id', 'type', 'value', 'expiration_date', 'order_id', 'created_at'])
    .where('seller_id', '=', sellerId)
    .where('id', '>', lastEntryId)
    .where('balance', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    value: row.value,
    expirationDate: row.expiration_date,
    orderId: row.order_id,
    day: toDay(row.created_at),
  }))
}

/** The lots that are needed to book these entries: none unless one of them is a chargeback. */
const findLots = async (tx: Tx, sellerId: number, entries: readonly LedgerEntry[]): Promise<PointLot[]> => {
  const orderIds = entries.flatMap(({ type, orderId }) => (type === 'CHARGEBACK' && orderId !== null ? [orderId] : []))
  if (orderIds.length === 0) return []
  return tx
    .selectFrom('point_lot')
    .select(['entry_id as entryId', 'order_id as orderId', 'last_day as lastDay', 'starts_at as startsAt'])
    .select(['amount', 'returned'])
    .where('seller_id', '=', sellerId)
    .where((eb) => eb.or([eb('returned', '>', 0), eb('order_id', '=', eb.fn.any(eb.val(orderIds)))]))
    .execute()
}

export type LedgerReading = {
  /** As stored. */
  readonly stored: PointAccount
  readonly unbooked: readonly LedgerEntry[]
  /** After the entries that are not booked yet are booked. */
  readonly booking: Booking
}

/**
 * A seller's account, after booking open entries in memory. Every entry is booked in its own transaction, so open
 * entries are only those older than the accounts.
 */
export const readLedger = async (tx: Tx, sellerId: number): Promise<LedgerReading> => {
  const { lastEntryId, ...stored } = await findAccount(tx, sellerId)
  const unbooked = await findUnbooked(tx, sellerId, lastEntryId)
  const lots = await findLots(tx, sellerId, unbooked)
  return { stored: { ...stored, lots }, unbooked, booking: bookEntries({ ...stored, lots }, unbooked) }
}

type StoredBalance = { readonly id: number; readonly seller_id: number; readonly balance: number | null }

/** The balance after each of these entries, by the entry's id; open entries are booked in memory (PTS-057). */
export const computeBalances = async (
  tx: Tx,
  entries: readonly StoredBalance[],
): Promise<ReadonlyMap<number, number>> => {
  const balances = new Map<number, number>()
  for (const { id, balance } of entries) if (balance !== null) balances.set(id, balance)
  const unbooked = entries.filter(({ balance }) => balance === null)
  for (const sellerId of new Set(unbooked.map(({ seller_id }) => seller_id))) {
    for (const [id, balance] of (await readLedger(tx, sellerId)).booking.balances) balances.set(id, balance)
  }
  return balances
}
