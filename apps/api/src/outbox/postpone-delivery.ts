import { sql } from 'kysely'
import type { Database } from '../database/connection.ts'

/** A system that is away is tried again after this time, in seconds (C-234). */
const pauseSeconds = 30

/**
 * Returns an effect to its queue without counting a try, because its system was not even called (REL-007). The job
 * looks as after a failed try, so that users see that it waits (USE-020).
 */
export const postponeDelivery = async (db: Database, id: string, reason: string): Promise<void> => {
  // Without the start of this try, pg-boss does not count the next one as a further try.
  await sql`
    update pgboss.job set state = 'retry', started_on = null, heartbeat_on = null,
      start_after = clock_timestamp() + make_interval(secs => ${pauseSeconds}),
      output = ${JSON.stringify({ message: reason })}::jsonb
    where id = ${id} and state = 'active'`.execute(db)
}
