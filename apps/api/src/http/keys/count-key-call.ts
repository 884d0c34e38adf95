import { findAllowance, mostCalls, toCallWindows } from '@girassol/domain/public-api'
import type { FastifyReply } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../../database/connection.ts'
import { Refused } from '../refused.ts'

type Counted = { readonly minute: number; readonly day: number }

/**
 * Counts a call of a key in one statement, which all processes share, and stores when it was used last. A call beyond the
 * limit of the minute does not count for the day (API-006).
 */
const count = async (db: Database, keyId: number, now: string): Promise<Counted> => {
  const { minute, day } = toCallWindows(now)
  const calls = sql`case when held.minute = ${minute}::timestamptz then held.minute_calls + 1 else 1 end`
  const { rows } = await sql<Counted>`
    insert into api_key_use as held (key_id, last_used_at, minute, minute_calls, day, day_calls)
    values (${keyId}, ${now}, ${minute}, 1, ${day}, 1)
    on conflict (key_id) do update set
      last_used_at = excluded.last_used_at, minute = excluded.minute, minute_calls = ${calls}, day = excluded.day,
      day_calls = case when held.day = excluded.day then held.day_calls else 0 end
        + case when ${calls} <= ${mostCalls.minute} then 1 else 0 end
    returning minute_calls as minute, day_calls as day`.execute(db)
  const [counted] = rows
  if (counted === undefined) throw new Error(`key ${keyId} was not counted`)
  return counted
}

/** API-006: counts the call, says in the headers what is left, and refuses what is beyond with 429. */
export const countKeyCall = async (
  db: Database,
  keyId: number,
  { reply, now }: { readonly reply: FastifyReply; readonly now: string },
): Promise<void> => {
  const { limit, remaining, resetSeconds, isAbove } = findAllowance(await count(db, keyId, now), now)
  reply.header('ratelimit-limit', limit)
  reply.header('ratelimit-remaining', remaining)
  reply.header('ratelimit-reset', resetSeconds)
  if (!isAbove) return
  throw new Refused(`A chave passou de ${limit.toLocaleString('pt-BR')} chamadas. Aguarde e tente de novo.`, {
    status: 429,
    retryAfterSeconds: resetSeconds,
  })
}
