import { type CompanyRole, can, isIntegratorType, type Role, toDataScope } from '@girassol/domain/access'
import { needsSecondFactor } from '@girassol/domain/session'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { type Claims, readAccessToken } from './access-tokens.ts'
import type { Actor, ActorSeller } from './actor.ts'
import type { Tx } from './context.ts'
import type { Dependencies } from './dependencies.ts'
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
  const { rows } = await sql<{
    name: string
    roles: Role[]
    company_role: CompanyRole | null
    can_view_product_prices: boolean
    can_view_margin_liquid: boolean
    own: ActorSeller | null
    own_approved: boolean | null
    selected: ActorSeller | null
    has_factor: boolean
    required_roles: Role[]
  }>`
    select u.name, u.roles, u.company_role, u.can_view_product_prices, u.can_view_margin_liquid,
      case when o.id is null then null else json_build_object('id', o.id, 'erpCode', o.erp_code, 'erpState', o.erp_state) end as own,
      o.status = 'APPROVED' as own_approved,
      case when s.id is null then null else json_build_object('id', s.id, 'erpCode', s.erp_code, 'erpState', s.erp_state) end as selected,
      exists (select from second_factor where user_id = u.id) as has_factor,
      array(select role from second_factor_role) as required_roles
    from session_family f
    join app_user u on u.id = f.user_id and u.active
    left join seller o on o.id = coalesce(u.seller_id, u.owner_id)
    left join seller s on s.erp_code = ${sellerCode} and s.status = 'APPROVED'
    where f.id = ${claims.family} and f.ended_at is null and f.user_id = ${Number(claims.sub)}`.execute(
    deps.connection.readOnly,
  )
  const row = rows[0]
  if (!row) return null
  const bound = isIntegratorType(row.roles)
  if (bound && row.own_approved !== true) throw sellerNotApproved()
  return {
    userId: Number(claims.sub),
    familyId: claims.family,
    name: row.name,
    roles: row.roles,
    companyRole: row.company_role,
    scope: toDataScope({ roles: row.roles, sellerId: row.own?.id ?? null }),
    seller: bound ? row.own : can(row.roles, 'requester.select') ? row.selected : null,
    needsSecondFactor: needsSecondFactor({ roles: row.roles, hasFactor: row.has_factor }, row.required_roles),
    canViewProductPrices: row.can_view_product_prices,
    canViewMarginLiquid: row.can_view_margin_liquid,
  }
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
