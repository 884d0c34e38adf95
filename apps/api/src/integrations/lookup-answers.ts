import { sql } from 'kysely'
import type { Database } from '../database/connection.ts'
import type { LookupCache } from './lookup-cache.ts'

/** Look-up responses in the database, so that all processes share them. */
export const lookupAnswers = (db: Database): LookupCache => ({
  get: async ({ kind, key, notOlderThan }) => {
    const row = await db
      .selectFrom('lookup_cache')
      .select('answer')
      .where('kind', '=', kind)
      .where('key', '=', key)
      .where('fetched_at', '>=', notOlderThan)
      .executeTakeFirst()
    return row?.answer ?? null
  },
  put: async ({ kind, key, answer, at }) => {
    const row = { answer: sql<string>`${JSON.stringify(answer)}::jsonb`, fetched_at: at }
    await db
      .insertInto('lookup_cache')
      .values({ kind, key, ...row })
      .onConflict((conflict) => conflict.columns(['kind', 'key']).doUpdateSet(row))
      .execute()
  },
})
