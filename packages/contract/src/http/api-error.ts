import { apiCodeNames } from '@girassol/domain/public-api'
import { z } from 'zod'

/** The only error body (C-102); its messages are in Portuguese and can be shown. */
export const apiError = z.object({
  timestamp: z.string(),
  statusCode: z.number().int(),
  error: z.string(),
  message: z.string(),
  path: z.string(),
  requestId: z.string(),
  /** Only on 401: the access token has expired; refresh and retry (C-03). */
  expiredToken: z.boolean().optional(),
  /** The code of the refusal, so that a screen can distinguish several. */
  reason: z.string().optional(),
  /** Only in the public API: a code that never changes (API-010). */
  code: z.enum(apiCodeNames).optional(),
  /** Facts about the refusal, as the endpoint documents them. */
  details: z.unknown().optional(),
  errors: z
    .array(z.object({ property: z.string(), value: z.unknown(), constraints: z.record(z.string(), z.string()) }))
    .optional(),
})
export type ApiErrorBody = z.infer<typeof apiError>
