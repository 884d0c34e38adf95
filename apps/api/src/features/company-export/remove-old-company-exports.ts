import { sql } from 'kysely'
import type { Tx } from '../../http/context.ts'
import { noteLeftoverFiles } from '../../records/note-leftover-files.ts'
import type { Batch } from '../../records/retention-batch.ts'
import { toExportKey } from './export-store.ts'

/** COMP-019, SEC-023: removes files of companies that were requested before the limit and notes them in the storage. */
export const removeOldCompanyExports = async (tx: Tx, { before, most, now }: Batch): Promise<number> => {
  const { rows } = await sql<{ id: string }>`
    delete from company_export where id in (
      select id from company_export where requested_at < ${before} order by id limit ${most} for update skip locked)
    returning id`.execute(tx)
  const keys = rows.map(({ id }) => toExportKey(id))
  await noteLeftoverFiles(tx, keys, now)
  return rows.length
}
