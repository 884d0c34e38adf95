import type { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { apiDescription } from './public-api/description.ts'

export const readApiDescription = endpoint({
  method: 'GET',
  path: '/public/openapi.json',
  requires: 'public',
  summary: 'The public API as OpenAPI 3.1, with examples, scopes, codes and limits; the same for everybody (API-011).',
  response: apiDescription,
  callsPerMinute: 30,
})
export type ApiDescription = z.infer<typeof apiDescription>
