import { sql } from 'kysely'
import type { Database } from './connection.ts'

/** The advisory lock that each backup shares while it reads the database and copies the files (REL-017). */
export const backupLock = "hashtextextended('girassol backup', 0)"

/**
 * Whether a backup is running. A file that no row needs any more must not be removed then: the backup may be of an
 * instant at which a row still needed it. A backup that starts later no longer sees that row.
 */
export const isBackupRunning = async (db: Database): Promise<boolean> => {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(${sql.raw(backupLock)}) as free`.execute(db)
  return rows[0]?.free !== true
}
