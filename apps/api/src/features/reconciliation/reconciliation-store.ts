import { type ComparedRow, type ReconciledSystem, reconciledSystems, sumRows } from '@girassol/domain/reconciliation'
import { sql } from 'kysely'
import type { Tx } from '../../http/context.ts'

type Comparison = { readonly day: string; readonly system: ReconciledSystem }

/** Stores that a day is to be compared with both systems. */
export const markRequested = async (tx: Tx, day: string, now: string): Promise<void> => {
  await tx
    .insertInto('reconciliation')
    .values(reconciledSystems.map((system) => ({ day, system, requested_at: now })))
    .onConflict((conflict) => conflict.columns(['day', 'system']).doUpdateSet({ requested_at: now }))
    .execute()
}

/** Locks the comparisons of a day in a fixed order, so that two runs take turns; returns when each was last compared. */
export const lockComparisons = async (tx: Tx, day: string, now: string) => {
  await tx
    .insertInto('reconciliation')
    .values(reconciledSystems.map((system) => ({ day, system, requested_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const rows = await tx
    .selectFrom('reconciliation')
    .select(['system', 'compared_at'])
    .where('day', '=', day)
    .orderBy('system')
    .forUpdate()
    .execute()
  return new Map(rows.map(({ system, compared_at }) => [system, compared_at]))
}

/** The system did not answer: the figures of the comparison before remain, with their age. */
export const markFailed = async (tx: Tx, { day, system }: Comparison, at: string): Promise<void> => {
  await tx
    .updateTable('reconciliation')
    .set({ failed_at: at })
    .where('day', '=', day)
    .where('system', '=', system)
    .execute()
}

const toRecord = ({ key, kind, orderIds, hereCents, thereCents }: ComparedRow) => ({
  key,
  kind,
  order_ids: orderIds,
  here_cents: hereCents,
  there_cents: thereCents,
})

const deleteOtherRows = async (tx: Tx, { day, system }: Comparison, rows: readonly ComparedRow[]): Promise<void> => {
  await sql`delete from reconciliation_row
    where day = ${day} and system = ${system} and key <> all(${rows.map(({ key }) => key)}::text[])`.execute(tx)
}

/**
 * Adds the rows, and changes those whose figures are not the same any more: these are open again. Returns how many
 * differences are new or changed. Orders that the portal does not have are left out.
 */
const upsertRows = async (tx: Tx, { day, system }: Comparison, found: { rows: readonly ComparedRow[]; at: string }) => {
  const { rows } = await sql<{ kind: string }>`
    insert into reconciliation_row (day, system, key, kind, order_ids, here_cents, there_cents, found_at)
    select ${day}::date, ${system}, key, kind,
      array(select id from orders where id = any(array(select jsonb_array_elements_text(order_ids)::integer)) order by id),
      here_cents, there_cents, ${found.at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(found.rows.map(toRecord))}::jsonb)
      as found(key text, kind text, order_ids jsonb, here_cents bigint, there_cents bigint)
    on conflict (day, system, key) do update set kind = excluded.kind, order_ids = excluded.order_ids,
      here_cents = excluded.here_cents, there_cents = excluded.there_cents, found_at = excluded.found_at,
      state = 'OPEN', handled_by = null, handled_at = null, comment = null, version = reconciliation_row.version + 1
    where (reconciliation_row.kind, reconciliation_row.here_cents, reconciliation_row.there_cents)
      is distinct from (excluded.kind, excluded.here_cents, excluded.there_cents)
    returning kind`.execute(tx)
  return rows.filter(({ kind }) => kind !== 'EQUAL').length
}

/**
 * REL-013: replaces the figures of a day with one system. A difference that is the same keeps its state and its comment.
 * Returns how many differences are new or changed.
 */
export const storeComparison = async (
  tx: Tx,
  comparison: Comparison,
  { rows, at }: { readonly rows: readonly ComparedRow[]; readonly at: string },
): Promise<number> => {
  const { hereCents, thereCents } = sumRows(rows)
  await tx
    .updateTable('reconciliation')
    .set({ compared_at: at, failed_at: null, here_cents: hereCents, there_cents: thereCents })
    .where('day', '=', comparison.day)
    .where('system', '=', comparison.system)
    .execute()
  await deleteOtherRows(tx, comparison, rows)
  return rows.length === 0 ? 0 : upsertRows(tx, comparison, { rows, at })
}

type Handling = {
  readonly id: number
  readonly version: number
  readonly comment: string
  readonly by: number
  readonly now: string
}

/** False if the difference is not open any more, or has other figures than the user saw. */
export const markHandled = async (tx: Tx, { id, version, comment, by, now }: Handling): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('reconciliation_row')
    .set({ state: 'HANDLED', handled_by: by, handled_at: now, comment })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '=', 'OPEN')
    .where('kind', '<>', 'EQUAL')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
