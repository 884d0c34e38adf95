import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from './database/connection.ts'

const key = 'session.secret'

/** The secret that signs access tokens if the environment names none: created once and shared through the database. */
export const loadSessionSecret = async (db: Database): Promise<string> => {
  const made = JSON.stringify(randomBytes(48).toString('base64url'))
  await db
    .insertInto('setting')
    .values({ key, value: sql<string>`${made}::jsonb` })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const row = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirstOrThrow()
  return String(row.value)
}
