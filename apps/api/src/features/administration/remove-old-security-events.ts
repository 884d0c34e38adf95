import { sql } from 'kysely'
import type { Tx } from '../../http/context.ts'
import type { Batch } from '../../records/retention-batch.ts'

/**
 * SEC-023, C-229: removes the first security events, as far as they are older than the limit. The database does it with
 * the rights of the owner and refuses younger ones by its own clock.
 */
export const removeOldSecurityEvents = async (tx: Tx, { before, most }: Batch): Promise<number> => {
  const { rows } = await sql<{ removed: number }>`
    select remove_old_security_events(${before}, ${most}) as removed`.execute(tx)
  return rows[0]?.removed ?? 0
}
