import type { Endpoint } from '@girassol/contract/http/endpoint'
import { shareValues } from '@girassol/contract/http/shared-values'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Accepted } from './accepted.ts'
import type { Dependencies } from './dependencies.ts'
import { hideViewerActions } from './hide-viewer-actions.ts'
import { maskPersonalFields } from './mask-personal-fields.ts'
import { Refused } from './refused.ts'

type Mounted = { readonly deps: Dependencies; readonly endpoint: Endpoint }

/** The body with the values of a shared field once. */
const toSentBody = ({ sharesField }: Endpoint, body: unknown): unknown =>
  sharesField === undefined ? body : shareValues(body as Parameters<typeof shareValues>[0], sharesField)

type Call = { readonly request: FastifyRequest; readonly reply: FastifyReply }

/**
 * Sends the result of a handler with the status that the endpoint declares, masked for the caller (SEC-021); throws a
 * refusal that was returned.
 */
export const answer = (mounted: Mounted, { request, reply }: Call, given: unknown): unknown => {
  const { deps, endpoint } = mounted
  if (given instanceof Refused) throw given
  const isLater = given instanceof Accepted
  const result = isLater ? given.answer : given
  if (deps.checkResponses) z.parse(endpoint.response, result)
  reply.code((isLater ? endpoint.alsoStatus : endpoint.status) ?? 200)
  if (endpoint.status === 204) return reply.send()
  // Null would be sent as an empty body, which is not JSON.
  if (result === null) return reply.type('application/json; charset=utf-8').send('null')
  const masked = maskPersonalFields(endpoint.response, result, request.actor)
  return reply.send(toSentBody(endpoint, hideViewerActions(masked, request.actor)))
}
