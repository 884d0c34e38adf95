import type { OrderLogEntry } from '@girassol/contract/orders'
import type { OrderStatus, StatusMove } from '@girassol/domain/orders'
import { sql } from 'kysely'
import type { Tx } from '../../../http/context.ts'
import { avatarAddress } from '../../session/avatar-address.ts'

type StoredMove = {
  readonly from: OrderStatus | null
  readonly to: OrderStatus
  /** In the format of the database. */
  readonly at: string
  readonly description: string
}

/** The moves since it was a cart, in order, as one value of a statement about `orders`. */
export const storedMoves = sql<StoredMove[]>`(
  select coalesce(json_agg(json_build_object(
    'from', from_status, 'to', to_status, 'at', created_at, 'description', description) order by id), '[]')
  from order_log
  where order_id = orders.id and to_status is not null and from_status is distinct from to_status)`

/** A move with its previous status and its log line. */
export type LoggedMove = StatusMove & { readonly from: OrderStatus | null; readonly description: string }

export const toLoggedMoves = (moves: readonly StoredMove[]): LoggedMove[] =>
  moves.map((move) => ({ ...move, at: new Date(move.at).toISOString() }))

/** The log of an order, and from which line on it belongs to its present integrator (C-227). */
export type LogOfOrder = { readonly id: number; readonly seller_changed_line: number | null }

const selectEntries = (tx: Tx, { id, seller_changed_line: since }: LogOfOrder) =>
  tx
    .selectFrom('order_log as log')
    .leftJoin('app_user as author', 'author.id', 'log.user_id')
    .select(sql<boolean>`log.id < ${since ?? 0}`.as('isBeforeSellerChange'))
    .select(['log.id', 'log.description', 'log.created_at', 'log.from_status', 'log.to_status', 'log.author'])
    .select('author.avatar')
    .where('log.order_id', '=', id)
    .orderBy('log.id', 'desc')

type Row = Awaited<ReturnType<ReturnType<typeof selectEntries>['execute']>>[number]

const toEntry = (row: Row): OrderLogEntry => ({
  id: row.id,
  description: row.description,
  createdAt: row.created_at,
  fromStatus: row.from_status,
  toStatus: row.to_status,
  user: { name: row.author, avatar: avatarAddress(row.avatar) },
  beforeSellerChange: row.isBeforeSellerChange,
})

/** Every line, newest first (DET-043, DET-045). */
export const listEntries = async (tx: Tx, order: LogOfOrder): Promise<OrderLogEntry[]> =>
  (await selectEntries(tx, order).execute()).map(toEntry)

/** SEC-019: the lines since the order was given to its present integrator. */
const selectOwnEntries = (tx: Tx, order: LogOfOrder) =>
  selectEntries(tx, order).where('log.id', '>=', order.seller_changed_line ?? 0)

/** The line of the last approval, or none: an approval leaves the validated status (T12, DET-009). */
export const listApprovals = async (tx: Tx, order: LogOfOrder): Promise<OrderLogEntry[]> => {
  const rows = await selectOwnEntries(tx, order)
    .where('log.from_status', '=', 'INVOICE_VALIDATED')
    .where('log.to_status', '=', 'PROCESSING')
    .limit(1)
    .execute()
  return rows.map(toEntry)
}

/** The lines of the integrator's contributors, newest first (DET-010). */
export const listContributorEntries = async (tx: Tx, order: LogOfOrder): Promise<OrderLogEntry[]> => {
  const rows = await selectOwnEntries(tx, order).where(sql<boolean>`'CONTRIBUTOR' = any(author.roles)`).execute()
  return rows.map(toEntry)
}
