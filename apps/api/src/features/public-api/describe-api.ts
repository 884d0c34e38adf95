import { apiError } from '@girassol/contract/http/api-error'
import type { Endpoint } from '@girassol/contract/http/endpoint'
import { fileBytes } from '@girassol/contract/http/file'
import * as publicApi from '@girassol/contract/public-api'
import type { ApiDescription } from '@girassol/contract/public-api/description'
import { type ApiCallName, type ApiExample, apiExamples } from '@girassol/contract/public-api/examples'
import { toWebhookBody, webhookExamples } from '@girassol/contract/public-api/webhook-examples'
import { apiScopeNames, apiScopes } from '@girassol/domain/api-keys'
import { apiCodeNames, apiCodes, apiPageSizes, mostCalls } from '@girassol/domain/public-api'
import type { WebhookEvent } from '@girassol/domain/webhooks'
import type { PublicHandler } from '../../http/context.ts'
import { fileContent, toJsonSchema, toParameters } from '../../http/documentation.ts'

type Operation = ApiDescription['paths'][string][string]

const root = '/public/v1'

/** In the order of the examples, because that of a module's exports is alphabetical. */
const calls: Readonly<Record<ApiCallName, Endpoint>> = publicApi

const toContent = (schema: object, example: unknown) => ({ 'application/json': { schema, example } })

const idempotencyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  schema: { type: 'string', minLength: 1, maxLength: 100 },
}

/** Only keys of the distributor name an integrator (C-206). */
const sellerHeader = { name: 'sellerid', in: 'header', required: false, schema: { type: 'string' } }

/** What is answered; no content for 204. */
const toAnswer = ({ response, status }: Endpoint, example: ApiExample): Operation['responses'][string] => {
  if (status === 204) return { description: 'Feito' }
  if (response === fileBytes) return { description: 'O arquivo', content: fileContent }
  return { description: 'Feito', content: toContent(toJsonSchema(response, 'output'), example.answer) }
}

const toResponses = (endpoint: Endpoint, example: ApiExample): Operation['responses'] => ({
  [endpoint.status ?? 200]: toAnswer(endpoint, example),
  ...(endpoint.alsoStatus && {
    [endpoint.alsoStatus]: {
      description: 'Espera a aprovação da empresa',
      content: toContent(toJsonSchema(endpoint.response, 'output'), {
        order: null,
        approval: { id: 12, expiresAt: '2026-11-28T15:00:00.000Z', reasons: ['ORDER_LIMIT'] },
      }),
    },
  }),
  default: {
    description: 'Recusado',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  },
})

const toOperation = (name: ApiCallName, endpoint: Endpoint): Operation => {
  const example = apiExamples[name]
  const needsKey = endpoint.needsIdempotencyKey === true
  return {
    operationId: name,
    summary: endpoint.summary,
    'x-scope': endpoint.scope ?? 'products:read',
    'x-idempotency-key': needsKey,
    'x-example': `${endpoint.method} /api${root}${example.address}`,
    parameters: [
      ...toParameters(endpoint, 'params'),
      ...toParameters(endpoint, 'query'),
      ...(needsKey ? [idempotencyHeader] : []),
      sellerHeader,
    ],
    ...(endpoint.body && {
      requestBody: { content: toContent(toJsonSchema(endpoint.body, 'input'), example.body) },
    }),
    responses: toResponses(endpoint, example),
  }
}

const toPaths = (): ApiDescription['paths'] => {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const name of Object.keys(apiExamples) as ApiCallName[]) {
    const endpoint = calls[name]
    const path = endpoint.path.slice(root.length).replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: toOperation(name, endpoint) }
  }
  return paths
}

const toWebhooks = (): ApiDescription['webhooks'] =>
  Object.fromEntries(
    (Object.keys(webhookExamples) as WebhookEvent[]).map((event) => [
      event,
      {
        post: {
          summary: webhookExamples[event].means,
          requestBody: { content: toContent({ type: 'object' }, toWebhookBody(event)) },
          responses: { '2XX': { description: 'Recebido' } },
        },
      },
    ]),
  )

const about =
  'Chame com uma chave da empresa no cabeçalho Authorization: Bearer. Valores só com o escopo prices:read; a recusa tem ' +
  'code, message em português e requestId.'

/** OpenAPI 3.1 of the public API, from the schemas of the contract; it never differs for whom asks (API-011). */
const describe = (): ApiDescription => ({
  openapi: '3.1.0',
  info: { title: 'API pública do Girassol', version: '1', description: about },
  servers: [{ url: `/api${root}` }],
  security: [{ key: [] }],
  paths: toPaths(),
  webhooks: toWebhooks(),
  components: {
    securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
    schemas: { Error: toJsonSchema(apiError, 'output') },
  },
  'x-scopes': apiScopeNames.map((scope) => ({ scope, label: apiScopes[scope] })),
  'x-codes': apiCodeNames.map((code) => ({ code, ...apiCodes[code] })),
  'x-limits': { perMinute: mostCalls.minute, perDay: mostCalls.day, pageSize: apiPageSizes.most },
})

let described: ApiDescription | undefined

/** API-011: the description, which is generated on first use. */
export const readDescription: PublicHandler<typeof publicApi.readApiDescription> = async () => {
  described ??= describe()
  return described
}
