import { sql } from 'kysely'
import type { Tx } from '../../http/context.ts'
import type { Batch } from '../../records/retention-batch.ts'

/** SEC-023: removes messages that arrived before the limit; those that wait for a person stay, however old (C-235). */
export const removeOldMessages = async (tx: Tx, { before, most }: Batch): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from inbound_event where id in (
      select id from inbound_event where received_at < ${before} and outcome <> 'dead'
      order by received_at limit ${most})`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
