import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import stringify from 'safe-stable-stringify'
import { Accepted } from './accepted.ts'
import type { Actor } from './actor.ts'
import type { Tx } from './context.ts'
import { isReceivedFile } from './receive-file.ts'
import { Refused } from './refused.ts'

type Attempt = {
  readonly tx: Tx
  readonly actor: Actor
  readonly request: FastifyRequest
  readonly now: string
  /** A read needs no key, and cannot store one. */
  readonly writes: boolean
}

export const hasKey = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['idempotency-key'] !== undefined

/** The key under which the answer is stored; that of a program counts for its own key alone (API-007). */
const readKey = ({ request, actor, writes }: Attempt): string | null => {
  const key = request.headers['idempotency-key']
  if (!writes || typeof key !== 'string') return null
  if (actor.key !== undefined) return `key ${actor.key.id}: ${key}`
  if (!/^[\w-]{8,80}$/.test(key)) throw new Refused('Chave de repetição inválida.', { status: 400 })
  return key
}

/** The same for the same call with the same content, in whatever order the fields of its body are (C-226). */
const computeDigest = ({ request, actor }: Attempt): string => {
  const { method, url, body } = request
  const content = isReceivedFile(body) ? body.digest : (stringify(body) ?? '')
  const call = `${method} ${url} ${actor.seller?.erpCode ?? ''}`
  return createHash('sha256').update(call).update('\n').update(content).digest('base64url')
}

/**
 * Runs a write once for each Idempotency-Key of a user: a repeated call waits for the first one and returns its result.
 * The key is committed with the work, so a failed call leaves no key. The same key with another path, body or
 * selected seller is refused (422, SEC-016).
 */
export const oncePerKey = async <Result>(attempt: Attempt, work: () => Promise<Result>): Promise<Result> => {
  const key = readKey(attempt)
  if (key === null) return work()
  const { tx, actor, now } = attempt
  const digest = computeDigest(attempt)
  const taken = await tx
    .insertInto('idempotency_key')
    .values({ user_id: actor.userId, key, call: attempt.request.url, digest, created_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  if (!taken) return findStoredAnswer(attempt, key, digest)
  const result = await work()
  if (result instanceof Refused) await forget(attempt, key)
  else await remember(attempt, key, result)
  return result
}

const remember = async ({ tx, actor }: Attempt, key: string, result: unknown): Promise<void> => {
  const isAccepted = result instanceof Accepted
  const answer = isAccepted ? result.answer : result
  await tx
    .updateTable('idempotency_key')
    .set({ answer: sql`${JSON.stringify(answer)}::jsonb`, is_accepted: isAccepted })
    .where('user_id', '=', actor.userId)
    .where('key', '=', key)
    .execute()
}

/** A returned refusal is not stored under the key, so that the next call is checked again. */
const forget = async ({ tx, actor }: Attempt, key: string): Promise<void> => {
  await tx.deleteFrom('idempotency_key').where('user_id', '=', actor.userId).where('key', '=', key).execute()
}

const findStoredAnswer = async <Result>({ tx, actor }: Attempt, key: string, digest: string): Promise<Result> => {
  const stored = await tx
    .selectFrom('idempotency_key')
    .select(['answer', 'digest', 'is_accepted'])
    .where('user_id', '=', actor.userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (stored.digest === digest) return (stored.is_accepted ? new Accepted(stored.answer) : stored.answer) as Result
  throw new Refused('Esta chave já foi usada com outro conteúdo.', {
    status: actor.key === undefined ? 422 : 409,
    reason: 'keyReused',
  })
}
