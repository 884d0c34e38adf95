import { failureKinds, listOperations } from '@girassol/domain/failures'
import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { action, id } from './http/fields.ts'
import { page, pageQuery } from './http/page.ts'

const failureId = z.uuid()

const failure = z.object({
  id: failureId,
  kind: z.enum(failureKinds),
  operation: z.enum(listOperations()),
  /** The operation in words: 'Criação do pedido'. */
  label: z.string(),
  /** The record; null for a scheduled task, or when the record no longer exists. */
  record: z.object({ kind: z.enum(['order', 'customer', 'user']), id, name: z.string() }).nullable(),
  startedAt: z.string(),
  failedAt: z.string(),
  tries: z.number().int(),
  /** When the portal retries automatically; null after the last attempt (USE-020). */
  nextTryAt: z.string().nullable(),
  /** Why the last attempt failed, in plain words. */
  reason: z.string(),
  /** The original message of the error. */
  detail: z.string(),
  retry: action,
})
export type Failure = z.infer<typeof failure>

export const listFailures = endpoint({
  method: 'GET',
  path: '/admin/failures',
  requires: 'administration.use',
  summary:
    'E-mails, calls to the ERP and tasks that failed for good, and calls to the ERP that wait for their next try, newest first; of one kind or all.',
  query: z.object({ kind: z.enum(failureKinds).optional(), ...pageQuery(25) }),
  response: page(failure),
})

/** How many will be retried; those that another user already retried are not counted. */
const retried = z.object({ retried: z.number().int() })

export const retryFailure = endpoint({
  method: 'POST',
  path: '/admin/failures/:failure/retry',
  requires: 'administration.use',
  summary: 'Has one tried again, now; asked twice it is tried once.',
  params: z.object({ failure: failureId }),
  response: retried,
})

export const retryFailures = endpoint({
  method: 'POST',
  path: '/admin/failures/retry',
  requires: 'administration.use',
  summary: 'Has all of a kind, or all, tried again, now; those whose link works no more are left alone.',
  body: z.object({ kind: z.enum(failureKinds).optional() }),
  response: retried,
})

export const dismissFailure = endpoint({
  method: 'DELETE',
  path: '/admin/failures/:failure',
  requires: 'administration.use',
  summary: 'Takes one off the list: it is not tried again.',
  params: z.object({ failure: failureId }),
  response: z.null(),
  status: 204,
})
