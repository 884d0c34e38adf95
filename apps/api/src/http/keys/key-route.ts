import type { Endpoint, InputFor } from '@girassol/contract/http/endpoint'
import { hasIdempotencyForm } from '@girassol/domain/public-api'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Actor } from '../actor.ts'
import { answer } from '../answer.ts'
import { type Call, lookupContext, publicContext, type Serving } from '../call-contexts.ts'
import type { FileHandler, LaterHandler, LookupHandler } from '../context.ts'
import type { Dependencies } from '../dependencies.ts'
import { sendFile } from '../file-answer.ts'
import { oncePerKey } from '../idempotency.ts'
import { limitCalls } from '../rate-limit.ts'
import { Refused } from '../refused.ts'
import { isWriting } from '../transactions.ts'
import { validate } from '../validate.ts'
import { countKeyCall } from './count-key-call.ts'
import { identifyKey } from './identify-key.ts'

const requireScope = ({ scope }: Endpoint, { key }: Actor): void => {
  if (scope !== undefined && key?.scopes.includes(scope)) return
  throw new Refused(`A chave não tem o escopo ${scope}.`, {
    status: 403,
    reason: 'scopeRequired',
    details: { scope },
  })
}

/** Recognises the key and counts the call before the body is read (API-003, API-004, API-006). */
export const recogniseKey =
  (deps: Dependencies, endpoint: Endpoint) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const actor = await identifyKey(deps, request)
    request.actor = actor
    await countKeyCall(deps.connection.db, actor.key?.id ?? 0, { reply, now: deps.clock() })
    requireScope(endpoint, actor)
  }

/** API-007: a call that creates or moves names a key of 1 to 100 visible characters. */
const requireIdempotencyKey = ({ needsIdempotencyKey }: Endpoint, { headers }: FastifyRequest): void => {
  if (needsIdempotencyKey !== true) return
  const key = headers['idempotency-key']
  if (key === undefined || key === '')
    throw new Refused('Informe o cabeçalho Idempotency-Key.', { status: 400, reason: 'keyRequired' })
  if (typeof key === 'string' && hasIdempotencyForm(key)) return
  throw new Refused('O cabeçalho Idempotency-Key tem de 1 a 100 caracteres visíveis.', {
    status: 400,
    reason: 'keyInvalid',
  })
}

/** Parameters that an endpoint does not know are refused, also where it knows none (API-008). */
const withoutOthers = (endpoint: Endpoint): Endpoint => ({ ...endpoint, query: endpoint.query ?? z.strictObject({}) })

type Mount = (endpoint: Endpoint, serve: (call: Call) => Promise<unknown>) => void

/** The steps of every call with a key after it was recognised: its headers, the limit of the call, its fields. */
const admit = async (deps: Dependencies, endpoint: Endpoint, { request }: Call) => {
  const { actor } = request
  if (actor === null) throw new Error('a call with a key has no caller')
  requireIdempotencyKey(endpoint, request)
  await limitCalls(deps.connection.db, endpoint, {
    caller: `key ${actor.key?.id}`,
    body: request.body,
    now: deps.clock(),
  })
  return { actor, input: validate(withoutOthers(endpoint), request) }
}

type KeyRoutes = {
  /** Handlers receive what those of people receive. */
  readonly keyRoute: <E extends Endpoint>(endpoint: E, handler: LaterHandler<E>) => void
  /** For handlers that ask an outside system before they open a transaction. */
  readonly keyLookupRoute: <E extends Endpoint>(endpoint: E, handler: LookupHandler<E>) => void
  readonly keyFileRoute: <E extends Endpoint>(endpoint: E, handler: FileHandler<E>) => void
}

/** Calls of programs with a key (API-003). */
export const createKeyRoutes = (serving: Serving, mount: Mount): KeyRoutes => ({
  keyRoute: <E extends Endpoint>(endpoint: E, handler: LaterHandler<E>) =>
    mount(endpoint, async (call) => {
      const { deps, transactions } = serving
      const { request } = call
      const { actor, input } = await admit(deps, endpoint, call)
      const result = await transactions.run(endpoint, request, (tx) => {
        const work = () => handler({ ...publicContext(deps, call, tx), actor }, input as InputFor<E>)
        const writes = isWriting(endpoint) && endpoint.needsIdempotencyKey === true
        return oncePerKey({ tx, actor, request, now: deps.clock(), writes }, work)
      })
      return answer({ deps, endpoint }, call, result)
    }),
  keyLookupRoute: <E extends Endpoint>(endpoint: E, handler: LookupHandler<E>) =>
    mount(endpoint, async (call) => {
      const { actor, input } = await admit(serving.deps, endpoint, call)
      const result = await handler(lookupContext(serving, actor, call), input as InputFor<E>)
      return answer({ deps: serving.deps, endpoint }, call, result)
    }),
  keyFileRoute: <E extends Endpoint>(endpoint: E, handler: FileHandler<E>) =>
    mount(endpoint, async (call) => {
      const { deps, transactions } = serving
      const { actor, input } = await admit(deps, endpoint, call)
      const file = await transactions.run(endpoint, call.request, (tx) =>
        handler({ ...publicContext(deps, call, tx), actor }, input as InputFor<E>),
      )
      return sendFile(file, { ...call, cached: false }, deps.ports.files)
    }),
})
