import { sql } from 'kysely'
import type { Tx } from '../../http/context.ts'
import { noteLeftoverFiles } from '../../records/note-leftover-files.ts'
import { avatarKey } from '../session/avatar-address.ts'
import { toExportKey } from './export-store.ts'
import type { Trace } from './find-traces.ts'
import type { Step } from './plan-erasure.ts'

type Planned = { readonly trace: Trace; readonly step: Step }

const at = ({ table, place }: Trace) =>
  sql`${sql.ref(`${table}.ctid`)} = ${place.ctid}::tid and ${sql.ref(`${table}.tableoid`)} = ${place.tableoid}::oid`

/** Writes the values of one locked row, read as JSON into the types of its columns. */
const changeRow = async (tx: Tx, trace: Trace, values: Readonly<Record<string, unknown>>): Promise<void> => {
  const set = Object.keys(values).map((column) => sql`${sql.ref(column)} = given.${sql.ref(column)}`)
  await sql`
    update ${sql.table(trace.table)} set ${sql.join(set)}
    from jsonb_populate_record(null::${sql.table(trace.table)}, ${JSON.stringify(values)}::jsonb) as given
    where ${at(trace)}`.execute(tx)
}

/** The files of a row that is removed, or whose file it names no longer; a prefix ends with '*'. */
const listFiles = ({ trace: { table, row, isTaxRecord }, step }: Planned): readonly string[] => {
  if (table === 'app_user' && typeof row.avatar === 'string') return [avatarKey(row.avatar)]
  if (table === 'orders' && !isTaxRecord) return [`documents/${row.id}-*`]
  if (step.kind !== 'remove') return []
  if (table === 'person_export') return [toExportKey(String(row.id))]
  return typeof row.storage_key === 'string' ? [row.storage_key] : []
}

/**
 * Changes and removes the planned rows. Changes come first, because orders name the customers that are removed. Files
 * are noted, and removed after the transaction (decision 038).
 */
export const applySteps = async (tx: Tx, steps: readonly Planned[], now: string): Promise<void> => {
  for (const { trace, step } of steps) if (step.kind === 'change') await changeRow(tx, trace, step.values)
  for (const { trace, step } of steps)
    if (step.kind === 'remove') await sql`delete from ${sql.table(trace.table)} where ${at(trace)}`.execute(tx)
  const keys = steps.filter(({ trace }) => trace.isOwn).flatMap(listFiles)
  await noteLeftoverFiles(tx, keys, now)
}
