import type { Endpoint } from '@girassol/contract/http/endpoint'
import { toUrl } from '@girassol/contract/http/endpoint'
import type { SigningSystem } from '@girassol/contract/inbound'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { whileCallerWaits } from '../integrations/caller-patience.ts'
import { createOutbox } from '../outbox/outbox.ts'
import type { SignedContext, SignedHandler } from './context.ts'
import type { Dependencies } from './dependencies.ts'
import { Refused } from './refused.ts'
import { readPassword, requireSignature } from './signature.ts'

/** The maximum size of an event; more is not read before the sender is verified. */
const oneMegabyte = 1024 * 1024

type Call = { readonly request: FastifyRequest; readonly reply: FastifyReply }
type Answer = (
  mounted: { readonly deps: Dependencies; readonly endpoint: Endpoint },
  call: Call,
  result: unknown,
) => unknown
type SignedRoute = <E extends Endpoint>(endpoint: E, system: SigningSystem, handler: SignedHandler<E>) => void

/** A text that PostgreSQL can store: without NUL, and without half a surrogate pair. */
const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()

/** JSON that changes JavaScript prototypes, or that cannot be stored, is treated as invalid JSON. */
const refuseHostile = (key: string, value: unknown): unknown => {
  const isHostile = key === '__proto__' || key === 'constructor' || !isStorable(key)
  if (isHostile || (typeof value === 'string' && !isStorable(value))) throw new SyntaxError('not to be kept')
  return value
}

const parseBody = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'), refuseHostile)
  } catch {
    throw new Refused('Requisição inválida.', { status: 400 })
  }
}

/** Calls of other systems: their body is only parsed after the signature over its bytes is verified. */
export const createSignedRoute =
  (app: FastifyInstance, deps: Dependencies, answer: Answer): SignedRoute =>
  (endpoint, system, handler) => {
    const writeFor =
      (requestId: string): SignedContext['write'] =>
      (work) =>
        deps.connection.db.transaction().execute((tx) => work(tx, createOutbox(deps.boss, tx, { requestId })))
    app.register(async (scope) => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
      scope.route({
        method: endpoint.method,
        url: toUrl(endpoint.path),
        bodyLimit: oneMegabyte,
        config: { endpoint: `${endpoint.method} ${endpoint.path}` },
        handler: async (request, reply) => {
          const now = deps.clock()
          const secret = deps.signatureSecrets[system]
          const password = system === 'payments' ? readPassword(secret, request) : null
          const signature = password ?? requireSignature({ secret, request, now })
          const message = { body: parseBody(request.body as Buffer), signature }
          return answer(
            { deps, endpoint },
            { request, reply },
            await whileCallerWaits(() => handler({ ports: deps.ports, now, write: writeFor(request.id) }, message)),
          )
        },
      })
    })
  }
