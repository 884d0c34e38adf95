import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'

/** Any number, the same for everyone who changes a setting. */
const settingsLock = 1_011

/** Settings are changed one after the other: what nobody has set has no row that could be held. */
export const lockSettings = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${settingsLock}::bigint)`.execute(tx)
}

/** Writes settings by their keys; values are anything that JSON holds. */
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
