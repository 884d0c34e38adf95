import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../http/context.ts'
import { noteLeftoverFiles } from '../../../records/note-leftover-files.ts'
import type { Batch } from '../../../records/retention-batch.ts'
import { toFileKey } from './report-file-store.ts'

const removeWhere = async (tx: Tx, now: string, condition: RawBuilder<unknown>): Promise<number> => {
  const { rows } = await sql<{ id: string }>`delete from report_file where ${condition} returning id`.execute(tx)
  const keys = rows.map(({ id }) => toFileKey(id))
  await noteLeftoverFiles(tx, keys, now)
  return rows.length
}

/** Ends a file that is not written; a worker that died may have left it in the storage. False if it was removed before. */
export const removeFile = async (
  tx: Tx,
  { id, now }: { readonly id: string; readonly now: string },
): Promise<boolean> => (await removeWhere(tx, now, sql`id = ${id} and finished_at is null`)) > 0

/** C-214, SEC-023: removes files of reports that are older than the limit and notes them in the storage. */
export const removeOldReportFiles = (tx: Tx, { before, most, now }: Batch): Promise<number> =>
  removeWhere(
    tx,
    now,
    sql`id in (select id from report_file where coalesce(finished_at, requested_at) < ${before} order by id
      limit ${most} for update skip locked)`,
  )
