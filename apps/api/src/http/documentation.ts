import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { apiError } from '@girassol/contract/http/api-error'
import type { Endpoint } from '@girassol/contract/http/endpoint'
import { toUrl } from '@girassol/contract/http/endpoint'
import { fileBody, fileBytes } from '@girassol/contract/http/file'
import { can } from '@girassol/domain/access'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Dependencies } from './dependencies.ts'
import { forbidden, secondFactorNeeded } from './refused.ts'
import { identify } from './session.ts'

/** The JSON schema of what a call takes (`input`) or answers (`output`). */
export const toJsonSchema = (schema: z.core.$ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

/** The parameters of the path or the query of a call, as OpenAPI describes them. */
export const toParameters = (endpoint: Endpoint, part: 'params' | 'query') => {
  const schema = endpoint[part]
  if (!schema) return []
  const object = toJsonSchema(schema, 'input') as { properties?: Record<string, unknown>; required?: string[] }
  return Object.entries(object.properties ?? {}).map(([name, property]) => ({
    name,
    in: part === 'params' ? 'path' : 'query',
    required: part === 'params' || (object.required ?? []).includes(name),
    schema: property,
  }))
}

/** What a file is described as. */
export const fileContent = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }

const toContent = (response: z.core.$ZodType) =>
  response === fileBytes ? fileContent : { 'application/json': { schema: toJsonSchema(response, 'output') } }

const toBodyContent = (body: z.core.$ZodType) =>
  body === fileBody ? fileContent : { 'application/json': { schema: toJsonSchema(body, 'input') } }

const describeSharing = ({ sharesField }: Endpoint): string[] =>
  sharesField === undefined
    ? []
    : [`In the answer, '${sharesField}' of a row is a position in 'shared.values', where each value is once`]

const toOperation = (name: string, endpoint: Endpoint) => ({
  operationId: name,
  summary: endpoint.summary,
  description: [`Requires: ${endpoint.requires}`, ...describeSharing(endpoint)].join('. '),
  tags: [endpoint.path.split('/')[1] ?? ''],
  parameters: [...toParameters(endpoint, 'params'), ...toParameters(endpoint, 'query')],
  ...(endpoint.body ? { requestBody: { content: toBodyContent(endpoint.body) } } : {}),
  responses: {
    [endpoint.status ?? 200]: {
      description: 'Done',
      content: toContent(endpoint.response),
    },
    ...(endpoint.alsoStatus && {
      [endpoint.alsoStatus]: { description: 'Waits for a further step', content: toContent(endpoint.response) },
    }),
    default: {
      description: 'Refused or failed',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  },
})

const toPaths = (endpoints: Record<string, Endpoint>) => {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = toUrl(endpoint.path).replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: toOperation(name, endpoint) }
  }
  return paths
}

/**
 * OpenAPI 3.1, generated from the contract, so that it always matches what is served. The paths are generated on first
 * use: this takes longer than the rest of a start, and most processes never serve them.
 */
const toOpenApi = (endpoints: Record<string, Endpoint>) => {
  let paths: ReturnType<typeof toPaths> | undefined
  return {
    openapi: '3.1.0',
    info: { title: 'Girassol', version: '0.1.0' },
    get paths() {
      paths ??= toPaths(endpoints)
      return paths
    },
    components: { schemas: { Error: toJsonSchema(apiError, 'output') } },
  }
}

const requireAdministrator = async (
  deps: Dependencies,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  const { roles, needsSecondFactor } = await identify(deps, request, reply)
  if (needsSecondFactor) throw secondFactorNeeded()
  if (!can(roles, 'administration.use')) throw forbidden()
}

/**
 * A readable page at /api/docs and the document at /api/openapi.json; in production for administrators alone (SEC-018).
 */
export const mountDocumentation = async (
  app: FastifyInstance,
  deps: Dependencies,
  endpoints: Record<string, Endpoint>,
): Promise<void> => {
  const document = toOpenApi(endpoints)
  await app.register(async (pages) => {
    if (deps.guarded !== undefined) {
      pages.addHook('onRequest', (request, reply) => requireAdministrator(deps, request, reply))
    }
    pages.get('/api/openapi.json', async () => document)
    // The plugin's types know OpenAPI 3.0 only; it serves the document as it is.
    await pages.register(swagger, { mode: 'static', specification: { document: document as never } })
    await pages.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true })
  })
}
