import { sql } from 'kysely'
import type { Tx } from '../../http/context.ts'
import type { Batch } from '../../records/retention-batch.ts'

/** SEC-023: removes homologations that nobody changed for five years, with their log and their packs. */
export const removeOldHomologations = async (tx: Tx, { before, most }: Batch): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    delete from homologation where id in (
      select id from homologation where updated_at < ${before}::timestamptz order by updated_at limit ${most})
    returning id`.execute(tx)
  return rows.length
}
