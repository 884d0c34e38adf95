import { sql } from 'kysely'
import type { Tx } from '../../http/context.ts'
import type { Batch } from '../../records/retention-batch.ts'
import { toExportKey } from './export-store.ts'

/** COMP-019, SEC-023: removes files of companies that were requested before the limit and notes them in the storage. */
export const removeOldCompanyExports = async (tx: Tx, { before, most, now }: Batch): Promise<number> => {
  const { rows } = await sql<{ id: string }>`
    delete from company_export where id in (
      select id from company_export where requested_at < ${before} order by id limit ${most} for update skip locked)
    returning id`.execute(tx)
  const keys = rows.map(({ id }) => toExportKey(id))
  await sql`
    insert into leftover_file (key, left_at) select key, ${now} from unnest(${keys}::text[]) as key
    on conflict do nothing`.execute(tx)
  return rows.length
}
