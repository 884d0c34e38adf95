import type { HoldState } from '@girassol/domain/holds'
import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../../database/transaction.ts'
import { wantedUnits } from './wanted-units.ts'

type At = { readonly tx: Tx; readonly now: string }

/** The units of these holds count no more; only existing holds are written, because that renews the catalogue. */
const freeUnitsOf = async (tx: Tx, orderId: number): Promise<void> => {
  await tx.updateTable('stock_hold_line').set({ is_live: false }).where('order_id', '=', orderId).execute()
}

type Ending = {
  readonly from: readonly HoldState[]
  readonly to: 'RELEASED' | 'EXPIRED'
  /** What the seller reads. */
  readonly reason?: string | null
}

/** Ends the hold of a locked budget or order, and frees its units at once (HOLD-007). False if it has none to end. */
export const endHold = async ({ tx, now }: At, orderId: number, ending: Ending): Promise<boolean> => {
  const ended = await tx
    .updateTable('stock_hold')
    .set({ state: ending.to, ended_at: sql`least(until, ${now}::timestamptz)`, release_reason: ending.reason ?? null })
    .where('order_id', '=', orderId)
    .where('state', 'in', ending.from)
    .returning('order_id')
    .executeTakeFirst()
  if (ended === undefined) return false
  await freeUnitsOf(tx, orderId)
  return true
}

/** Moves the end of a hold in this state that has not ended; false if there is none. */
const moveEnd = async (
  { tx, now }: At,
  orderId: number,
  { from, set }: { readonly from: 'ACTIVE' | 'USED'; readonly set: { until: string; approved_at?: string } },
): Promise<boolean> => {
  const moved = await tx
    .updateTable('stock_hold')
    .set({ ...set, state: 'USED' })
    .where('order_id', '=', orderId)
    .where('state', '=', from)
    .where('until', '>', now)
    .returning('order_id')
    .executeTakeFirst()
  if (moved === undefined) return false
  await tx.updateTable('stock_hold_line').set({ until: set.until }).where('order_id', '=', orderId).execute()
  return true
}

/** The order of a locked budget keeps what the budget held, until this instant at the latest (HOLD-007). */
export const useHold = (at: At, orderId: number, until: string): Promise<boolean> =>
  moveEnd(at, orderId, { from: 'ACTIVE', set: { until } })

/** The order was approved: the next import of its products has its units, so the hold ends with it (C-186). */
export const awaitSupply = (at: At, orderId: number, until: string): Promise<boolean> =>
  moveEnd(at, orderId, { from: 'USED', set: { until, approved_at: at.now } })

const isHolding = (tx: Tx, orderId: number) =>
  tx
    .selectFrom('stock_hold')
    .select('order_id')
    .where('order_id', '=', orderId)
    .where('state', 'in', ['ACTIVE', 'USED'])
    .executeTakeFirst()

const holdsAny = (tx: Tx, orderId: number) =>
  tx
    .selectFrom('stock_hold_line')
    .select('product_code')
    .where('order_id', '=', orderId)
    .where('units', '>', 0)
    .limit(1)
    .executeTakeFirst()

/** Frees what the changed items of a locked budget or order no longer need; a hold of nothing ends. */
export const trimHold = async (at: At, orderId: number): Promise<void> => {
  const { tx } = at
  if ((await isHolding(tx, orderId)) === undefined) return
  await sql`
    delete from stock_hold_line line where line.order_id = ${orderId}
      and not exists (select from ${wantedUnits(orderId)} wanted where wanted.code = line.product_code)`.execute(tx)
  await sql`
    update stock_hold_line line set asked = wanted.units, units = least(line.units, wanted.units)
    from ${wantedUnits(orderId)} wanted
    where line.order_id = ${orderId} and wanted.code = line.product_code and wanted.units <> line.asked`.execute(tx)
  if ((await holdsAny(tx, orderId)) === undefined)
    await endHold(at, orderId, { from: ['ACTIVE', 'USED'], to: 'RELEASED' })
}

/** Whether a row of `stock_hold` keeps units at this instant (HOLD-006). */
export const isHeldAt = (now: string) =>
  sql<SqlBool>`stock_hold.state in ('ACTIVE', 'USED') and stock_hold.until > ${now}::timestamptz`
