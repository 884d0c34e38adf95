import type { Endpoint, InputFor } from '@girassol/contract/http/endpoint'
import { issueMessage } from '@girassol/contract/http/issue-message'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { InvalidRequest } from './error-response.ts'

/** Params, query and body, validated together, so that the response contains all errors at once. */
export const validate = (endpoint: Endpoint, request: FastifyRequest): InputFor<Endpoint> => {
  const parts = (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part]
    const input = request[part]
    const given = part === 'body' ? (input ?? undefined) : input
    return schema ? [{ part, input, result: z.safeParse(schema, given, { error: issueMessage }) }] : []
  })
  const failures = parts.flatMap(({ input, result }) => (result.error ? [{ error: result.error, input }] : []))
  if (failures.length > 0) throw new InvalidRequest(failures)
  return Object.fromEntries(parts.map(({ part, result }) => [part, result.data])) as InputFor<Endpoint>
}
