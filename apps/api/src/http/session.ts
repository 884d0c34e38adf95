import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { type Claims, readAccessToken } from './access-tokens.ts'
import type { Actor } from './actor.ts'
import type { Tx } from './context.ts'
import type { Dependencies } from './dependencies.ts'
import { type ActorRow, isOfUnapproved, selectActor, toActor } from './read-actor.ts'
import { sellerNotApproved, sessionRequired } from './refused.ts'
import { sessionCookies } from './session-cookies.ts'

/**
 * How long a process may cache what it read of a user: a changed role or an ended session takes effect within this
 * time.
 */
const trustedMilliseconds = 3000
const mostActors = 5000
/** The format of a seller's ERP code; any other header value is ignored. */
const codePattern = /^[\w.-]{1,40}$/

/**
 * The user of an open session with their own or owner's seller, and the seller that staff selected by header (C-04).
 */
const readActor = async (deps: Dependencies, claims: Claims, sellerCode: string | null): Promise<Actor | null> => {
  const { rows } = await sql<ActorRow>`
    ${selectActor(sellerCode)} join session_family f on f.user_id = u.id
    where u.active and f.id = ${claims.family} and f.ended_at is null and u.id = ${Number(claims.sub)}`.execute(
    deps.connection.readOnly,
  )
  const [row] = rows
  if (!row) return null
  if (isOfUnapproved(row)) throw sellerNotApproved()
  return toActor(row, claims.family)
}

const trusted = new WeakMap<Dependencies, Map<string, { readonly actor: Actor; readonly until: number }>>()

/**
 * The sessions among these that have ended. This process trusts them no longer, so that a browser that comes back gets
 * the same answer.
 */
export const findEndedSessions = async (deps: Dependencies, tx: Tx, ids: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from session_family where id = any(${[...ids]}::uuid[]) and ended_at is not null`.execute(tx)
  const cache = trusted.get(deps)
  for (const { id } of rows) {
    for (const key of cache?.keys() ?? []) if (key.startsWith(`${id} `)) cache?.delete(key)
  }
  return rows.map(({ id }) => id)
}

/** The caller, from the access cookie and the `sellerid` header; 401 without a valid session. */
export const identify = async (deps: Dependencies, request: FastifyRequest, reply: FastifyReply): Promise<Actor> => {
  const { access, mustRenew } = sessionCookies(deps, request, reply)
  if (mustRenew) throw sessionRequired(true)
  const claims = readAccessToken(request, access)
  const header = request.headers.sellerid
  const sellerCode = typeof header === 'string' && codePattern.test(header) ? header : null
  const cache = trusted.get(deps) ?? new Map<string, { actor: Actor; until: number }>()
  trusted.set(deps, cache)
  const key = `${claims.family} ${sellerCode}`
  const known = cache.get(key)
  if (known && known.until > performance.now()) return known.actor
  const actor = await readActor(deps, claims, sellerCode)
  if (!actor) {
    cache.delete(key)
    throw sessionRequired(false)
  }
  // Read again with the next call, because it may come right after the set-up.
  if (actor.needsSecondFactor) {
    cache.delete(key)
    return actor
  }
  if (cache.size >= mostActors) cache.clear()
  cache.set(key, { actor, until: performance.now() + trustedMilliseconds })
  return actor
}
