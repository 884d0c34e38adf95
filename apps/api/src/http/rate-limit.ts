import { createHash } from 'node:crypto'
import type { Endpoint } from '@girassol/contract/http/endpoint'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../database/connection.ts'
import { Refused } from './refused.ts'

/**
 * Counts a call in the database, which all processes share, and refuses with 429 above `limit` per window. Counts
 * outside the use case's transaction, so that failed attempts count.
 */
const countCall = async (
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

/** The value that the use case will read from this text, so that no spelling of an e-mail has a counter of its own. */
const toCountedValue = (endpoint: Endpoint, field: string, body: unknown): string | null => {
  const { shape } = endpoint.body as z.ZodObject
  const typed = (body as Record<string, unknown> | null | undefined)?.[field]
  const { data } = z.safeParse(shape[field] ?? z.never(), typed)
  return typeof data === 'string' ? data.trim().toLowerCase() : null
}

const hash = (value: string): string => createHash('sha256').update(value).digest('base64url')

type Call = {
  /** The user or the address that calls. */
  readonly caller: string
  readonly body: unknown
  readonly now: string
}

/**
 * Refuses with 429 above the limits of an endpoint: for each caller, and for each value of its counted field (C-220,
 * SEC-001). Runs before the rest of the call is validated, so that wrong calls count too.
 */
export const limitCalls = async (db: Database, endpoint: Endpoint, { caller, body, now }: Call): Promise<void> => {
  const name = `${endpoint.method} ${endpoint.path}`
  if (endpoint.callsPerMinute !== undefined) {
    await countCall(db, `${name} ${caller}`, { seconds: 60, now, limit: endpoint.callsPerMinute })
  }
  if (endpoint.countedBy === undefined) return
  const { field, callsPerMinute } = endpoint.countedBy
  const value = toCountedValue(endpoint, field, body)
  if (value === null) return
  await countCall(db, `${name} ${field} ${hash(value)}`, { seconds: 60, now, limit: callsPerMinute })
}
