import { PgBoss } from 'pg-boss'
import type { Connection } from '../database/connection.ts'

/** A failed job stays for a month, so that the administration sees it (C-140). */
export const deleteAfterSeconds = 30 * 86_400

type Duties = {
  readonly works: boolean
  readonly onError: (error: Error) => void
  /** How often a worker looks for jobs of a worker that died, in seconds. */
  readonly superviseSeconds?: number
}

/**
 * pg-boss over the application's own connections. Only a worker process runs the timetable and the maintenance; the
 * other processes only send.
 */
export const startBoss = async (connection: Connection, duties: Duties): Promise<PgBoss> => {
  const { works, onError, superviseSeconds = 5 } = duties
  const { pool, listen } = connection
  const boss = new PgBoss({
    db: { executeSql: async (text, values) => pool.query(text, values), ...(listen && { listen }) },
    // The commit of an effect wakes the workers, which otherwise look every second.
    useListenNotify: works && listen !== undefined,
    backend: connection.embedded ? 'pglite' : 'postgres',
    supervise: works,
    schedule: works,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    // A worker does not fetch from a queue of single runs that it remembers as busy (REL-007).
    ...(works && { queueCacheIntervalSeconds: superviseSeconds }),
  })
  boss.on('error', onError)
  await boss.start()
  return boss
}
