import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'

/** The key of the advisory lock: any number, but the same in every call. */
const settingsLock = 1_011

/**
 * Runs changes of settings one after the other. An advisory lock, because a setting that was never set has no row to
 * lock.
 */
export const lockSettings = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${settingsLock}::bigint)`.execute(tx)
}

/** Writes settings by their keys; a value is any JSON. */
export const writeSettings = async (tx: Tx, values: Readonly<Record<string, unknown>>): Promise<void> => {
  const rows = Object.entries(values).map(([key, value]) => ({
    key,
    value: sql<string>`${JSON.stringify(value)}::jsonb`,
  }))
  await tx
    .insertInto('setting')
    .values(rows)
    .onConflict((conflict) => conflict.column('key').doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })))
    .execute()
}
