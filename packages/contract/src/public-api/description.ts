import { apiScopeNames } from '@girassol/domain/api-keys'
import { apiCodeNames } from '@girassol/domain/public-api'
import { z } from 'zod'

/** A file has another type, and no example. */
const content = z.looseObject({ 'application/json': z.looseObject({ example: z.unknown().optional() }).optional() })

const operation = z.looseObject({
  operationId: z.string(),
  summary: z.string(),
  /** The scope that the key needs. */
  'x-scope': z.enum(apiScopeNames),
  /** Whether the call needs an Idempotency-Key. */
  'x-idempotency-key': z.boolean(),
  parameters: z.array(z.looseObject({ name: z.string(), in: z.string(), required: z.boolean() })),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.looseObject({ description: z.string(), content: content.optional() })),
})

const event = z.object({
  post: z.looseObject({ summary: z.string(), requestBody: z.object({ content }) }),
})

/** OpenAPI 3.1 with what `/desenvolvedores` shows of it; its schemas are those of the contract. */
export const apiDescription = z.looseObject({
  openapi: z.literal('3.1.0'),
  info: z.object({ title: z.string(), version: z.string(), description: z.string() }),
  servers: z.array(z.object({ url: z.string() })),
  /** By path, then by method in lower case. */
  paths: z.record(z.string(), z.record(z.string(), operation)),
  /** The events that a webhook may listen to, by name. */
  webhooks: z.record(z.string(), event),
  'x-scopes': z.array(z.object({ scope: z.enum(apiScopeNames), label: z.string() })),
  'x-codes': z.array(z.object({ code: z.enum(apiCodeNames), status: z.number().int(), meaning: z.string() })),
  'x-limits': z.object({ perMinute: z.number().int(), perDay: z.number().int(), pageSize: z.number().int() }),
})
export type ApiDescription = z.infer<typeof apiDescription>
