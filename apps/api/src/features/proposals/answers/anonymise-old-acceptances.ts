import { sql } from 'kysely'
import type { Tx } from '../../../http/context.ts'
import type { Batch } from '../../../records/retention-batch.ts'

/**
 * C-171: takes the person out of acceptances whose last act is older than the limit. The database does it with the rights
 * of the owner and refuses younger ones by its own clock.
 */
export const anonymiseOldAcceptances = async (tx: Tx, { before, most }: Batch): Promise<number> => {
  const { rows } = await sql<{ changed: number }>`
    select anonymise_old_acceptances(${before}, ${most}) as changed`.execute(tx)
  return rows[0]?.changed ?? 0
}
