import type { Endpoint } from '@girassol/contract/http/endpoint'
import { z } from 'zod'
import type { Database } from '../database/connection.ts'
import { type Counter, changeCounters, hashCounted, refuseAbove } from './count-calls.ts'

/** The value that the use case will read from this text, so that no spelling of an e-mail has a counter of its own. */
export const toCountedValue = (endpoint: Endpoint, field: string, body: unknown): string | null => {
  const { shape } = endpoint.body as z.ZodObject
  const typed = (body as Record<string, unknown> | null | undefined)?.[field]
  const { data } = z.safeParse(shape[field] ?? z.never(), typed)
  return typeof data === 'string' ? data.trim().toLowerCase() : null
}

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
  const count = async (counter: Counter) => refuseAbove(await changeCounters(db, [counter], { by: 1, now }))
  if (endpoint.callsPerMinute !== undefined) {
    await count({ key: `${name} ${caller}`, seconds: 60, limit: endpoint.callsPerMinute })
  }
  if (endpoint.countedBy === undefined) return
  const { field, callsPerMinute } = endpoint.countedBy
  const value = toCountedValue(endpoint, field, body)
  if (value === null) return
  await count({ key: `${name} ${field} ${hashCounted(value)}`, seconds: 60, limit: callsPerMinute })
}
