import type { ReadEvidence, SecurityEventKind } from '@girassol/domain/administration'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../database/connection.ts'
import type { Tx } from '../database/transaction.ts'
import type { Actor } from './actor.ts'
import type { Dependencies } from './dependencies.ts'
import { Refused } from './refused.ts'
import { findOrigin, type RequestOrigin } from './request-origin.ts'

type SecurityEvent = {
  readonly now: string
  readonly kind: SecurityEventKind
  readonly origin: RequestOrigin
  /** Who did it; null when it is not known. */
  readonly userId: number | null
  /** The user whose access it was, when somebody else changed it. */
  readonly subjectUserId?: number
  /** The number of the integrator for whom staff acted. */
  readonly onBehalfOf?: number | null
}

/**
 * SEC-009, C-223: writes a security event, in the transaction of its cause so that both are committed or neither. Only
 * this file may write them: a gate refuses other writers.
 */
export const recordSecurityEvent = async (tx: Tx | Database, event: SecurityEvent): Promise<void> => {
  const { now, kind, origin, userId, subjectUserId, onBehalfOf } = event
  await tx
    .insertInto('security_event')
    .values({
      made_at: now,
      kind,
      user_id: userId,
      subject_user_id: subjectUserId === userId ? null : (subjectUserId ?? null),
      on_behalf_of: onBehalfOf ?? null,
      call: origin.call,
      network: origin.network,
      request_id: origin.requestId,
    })
    .execute()
}

type Needs = Pick<Dependencies, 'connection' | 'sessionSecret' | 'clock'>

/** A key is no person: its call is recorded without a user (API-012). */
const findPerson = ({ key, userId }: Actor): number | null => (key === undefined ? userId : null)

/** Behind the answer, so that nobody waits for it; what fails is logged. */
const recordBehind = async (deps: Needs, kind: SecurityEventKind, request: FastifyRequest): Promise<void> => {
  const { actor } = request
  if (actor === null) return
  const onBehalfOf = actor.scope.sees === 'all' ? (actor.seller?.id ?? null) : null
  const event = { now: deps.clock(), kind, origin: findOrigin(deps, request), userId: findPerson(actor), onBehalfOf }
  try {
    await recordSecurityEvent(deps.connection.db, event)
  } catch (error) {
    request.log.error({ err: error, kind }, 'security event not recorded')
  }
}

/** A hook for calls that read what is protected: what was sent is recorded after it was sent. */
export const recordRead =
  (deps: Needs, kind: ReadEvidence) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (reply.statusCode < 400) await recordBehind(deps, kind, request)
  }

/** These ask for a proof, or for the set-up of one, and refuse nobody the access. */
const proofs = new Set(['freshSignInNeeded', 'wrongPassword', 'secondFactorNeeded'])

const isAccessRefused = (error: unknown): boolean =>
  error instanceof Refused && error.status === 403 && !proofs.has(error.reason ?? '')

const quietMs = 60_000
const mostRemembered = 1000

/** Records each refusal of access; the same one of the same user again within a minute is not recorded. */
export const recordRefusedAccess = (app: FastifyInstance, deps: Needs): void => {
  const recorded = new Map<string, number>()
  app.addHook('onError', async (request, _reply, error) => {
    if (!isAccessRefused(error)) return
    const key = `${request.actor?.userId} ${request.method} ${request.url}`
    const now = Date.parse(deps.clock())
    if (now - (recorded.get(key) ?? Number.NEGATIVE_INFINITY) < quietMs) return
    if (recorded.size >= mostRemembered) recorded.clear()
    recorded.set(key, now)
    void recordBehind(deps, 'access-refused', request)
  })
}
