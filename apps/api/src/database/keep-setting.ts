import { sql } from 'kysely'
import type { Database } from './connection.ts'

/** Stores a text under a key that has none yet; returns the one that is stored, which another process may have made. */
export const keepSetting = async (db: Database, key: string, made: string): Promise<string> => {
  const value = sql<string>`${JSON.stringify(made)}::jsonb`
  await db
    .insertInto('setting')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const row = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirstOrThrow()
  return String(row.value)
}
