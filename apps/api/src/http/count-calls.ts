import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../database/connection.ts'
import { Refused } from './refused.ts'

/** At most `limit` calls in a window of so many seconds, which begins with the first one. */
export type Counter = { readonly key: string; readonly limit: number; readonly seconds: number }
type Counted = {
  readonly isAbove: boolean
  /** Above the limit for the first time in this window. */
  readonly isFirstAbove: boolean
  readonly millisecondsLeft: number
}

export const hashCounted = (value: string): string => createHash('sha256').update(value).digest('base64url')

/**
 * Changes counters in the database, which all processes share, in one statement; the order of the counters is the order
 * of the locks. A window that ends later than one that begins now was opened before the clock was set back: it begins
 * anew, or it would last as long as the clock was wrong (REL-018). Outside the use case's transaction, so that failed attempts count.
 */
export const changeCounters = async (
  db: Database,
  counters: readonly Counter[],
  { by, now }: { readonly by: 1 | -1; readonly now: string },
): Promise<readonly Counted[]> => {
  const from = new Date(now).getTime()
  const values = counters.map(({ key, seconds }) => {
    const ends = new Date(from + seconds * 1000).toISOString()
    return sql`(${key}, ${Math.max(0, by)}, ${ends})`
  })
  const { rows } = await sql<{ key: string; calls: number; window_ends_at: string }>`
    insert into rate_limit as held (key, calls, window_ends_at) values ${sql.join(values)}
    on conflict (key) do update set
      calls = case when held.window_ends_at > ${now} and held.window_ends_at <= excluded.window_ends_at
        then greatest(0, held.calls + ${by}) else excluded.calls end,
      window_ends_at = case when held.window_ends_at > ${now} and held.window_ends_at <= excluded.window_ends_at
        then held.window_ends_at else excluded.window_ends_at end
    returning key, calls, window_ends_at`.execute(db)
  return rows.map(({ key, calls, window_ends_at }) => {
    const limit = counters.find((counter) => counter.key === key)?.limit ?? 0
    const millisecondsLeft = new Date(window_ends_at).getTime() - from
    return { isAbove: calls > limit, isFirstAbove: calls === limit + 1, millisecondsLeft }
  })
}

const waitFor = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'um minuto' : `${minutes} minutos`
}

/** Refuses with 429 if a counter is above its limit, and says when to come back. */
export const refuseAbove = (counted: readonly Counted[]): void => {
  const above = counted.filter(({ isAbove }) => isAbove)
  if (above.length === 0) return
  const seconds = Math.max(1, ...above.map(({ millisecondsLeft }) => Math.ceil(millisecondsLeft / 1000)))
  throw new Refused(`Muitas tentativas. Aguarde ${waitFor(seconds)} e tente de novo.`, {
    status: 429,
    retryAfterSeconds: seconds,
  })
}
