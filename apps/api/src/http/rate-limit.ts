import { sql } from 'kysely'
import type { Database } from '../database/connection.ts'
import { Refused } from './refused.ts'

/**
 * Counts a call in the database, which all processes share, and refuses with 429 above `limit` per window. Counts
 * outside the use case's transaction, so that failed attempts count.
 */
export const countCall = async (
  db: Database,
  key: string,
  window: { readonly limit: number; readonly seconds: number; readonly now: string },
): Promise<void> => {
  const ends = new Date(new Date(window.now).getTime() + window.seconds * 1000).toISOString()
  const { rows } = await sql<{ calls: number; window_ends_at: string }>`
    insert into rate_limit as held (key, calls, window_ends_at) values (${key}, 1, ${ends})
    on conflict (key) do update set
      calls = case when held.window_ends_at <= ${window.now} then 1 else held.calls + 1 end,
      window_ends_at = case when held.window_ends_at <= ${window.now} then ${ends} else held.window_ends_at end
    returning calls, window_ends_at`.execute(db)
  const [counted] = rows
  if (counted === undefined || counted.calls <= window.limit) return
  const milliseconds = new Date(counted.window_ends_at).getTime() - new Date(window.now).getTime()
  throw new Refused('Muitas tentativas. Aguarde um minuto e tente de novo.', {
    status: 429,
    retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / 1000)),
  })
}
