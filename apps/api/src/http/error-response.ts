import type { ApiErrorBody } from '@girassol/contract/http/api-error'
import { findApiCode } from '@girassol/domain/public-api'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { isDatabaseUnavailable } from '../database/unavailable.ts'
import { StorageFull } from '../integrations/files/storage-full.ts'
import { FileCheckBusy, UnsafeFile } from '../integrations/files/unsafe-file.ts'
import { SystemAway } from '../integrations/system-away.ts'
import { outsideSystemAway, Refused, storageFull, temporarilyUnavailable, unsafeFile } from './refused.ts'

/** The English name of an HTTP status. */
export const statusNames: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
  507: 'Insufficient Storage',
}

const sentences: Record<number, string> = {
  400: 'Requisição inválida.',
  404: 'Registro não encontrado.',
  413: 'O conteúdo enviado é grande demais.',
  415: 'Formato de conteúdo não aceito.',
  429: 'Muitas tentativas. Aguarde um minuto e tente de novo.',
}

/** Where programs call, whose errors have a code (API-010). */
const publicApiPath = '/api/public/v1/'

type Problem = { readonly statusCode: number; readonly message: string } & Partial<
  Pick<ApiErrorBody, 'expiredToken' | 'reason' | 'details' | 'errors'>
>

/** The error body of C-102. */
export const errorBody = (request: Pick<FastifyRequest, 'url' | 'id'>, problem: Problem): ApiErrorBody => {
  const path = request.url.split('?')[0] ?? ''
  return {
    timestamp: new Date().toISOString(),
    error: statusNames[problem.statusCode] ?? 'Error',
    path,
    requestId: request.id,
    ...problem,
    ...(path.startsWith(publicApiPath) && {
      code: findApiCode({ status: problem.statusCode, reason: problem.reason }),
    }),
  }
}

/** Values in an error are shortened, and secrets are removed. */
const echoed = (input: unknown, path: readonly PropertyKey[]): unknown => {
  if (path.some((key) => String(key).includes('password') || String(key) === 'token')) return null
  const value = path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], input)
  return typeof value === 'string' ? value.slice(0, 100) : typeof value === 'object' ? null : (value ?? null)
}

/** All parts of a request that failed validation. */
export class InvalidRequest extends Error {
  override name = 'InvalidRequest'
  readonly errors: NonNullable<ApiErrorBody['errors']>

  constructor(failures: readonly { readonly error: z.ZodError; readonly input: unknown }[]) {
    super('Confira os dados enviados.')
    const errors = failures.flatMap(({ error, input }) =>
      error.issues.map((issue) => ({
        property: issue.path.join('.'),
        value: echoed(input, issue.path),
        constraints: { [issue.code]: issue.message },
      })),
    )
    // USE-031: only the first error of each field.
    this.errors = errors.filter(({ property }, at) => errors.findIndex((other) => other.property === property) === at)
  }
}

const toProblem = (error: FastifyError | Error): Problem => {
  if (error instanceof InvalidRequest) return { statusCode: 400, message: error.message, errors: error.errors }
  if (error instanceof Refused) {
    return {
      statusCode: error.status,
      message: error.message,
      ...(error.reason === undefined ? {} : { reason: error.reason }),
      ...(error.details === undefined ? {} : { details: error.details }),
      ...(error.expiredToken === undefined ? {} : { expiredToken: true }),
    }
  }
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500
  if (status >= 400 && status < 500) return { statusCode: status, message: sentences[status] ?? 'Requisição inválida.' }
  return { statusCode: 500, message: 'Ocorreu um erro inesperado. Tente de novo.' }
}

/** What the server cannot do for now, for reasons that a user understands. */
const toRefusal = (error: FastifyError): FastifyError | Refused => {
  if (error instanceof SystemAway) return outsideSystemAway(error.system, error)
  if (isDatabaseUnavailable(error) || error instanceof FileCheckBusy) return temporarilyUnavailable(error)
  if (error instanceof UnsafeFile) return unsafeFile(error)
  return error instanceof StorageFull ? storageFull(error) : error
}

/** Sends every error in the format of C-102; an unexpected one is logged with the request id that the user sees. */
export const answerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((thrown: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const error = toRefusal(thrown)
    const problem = toProblem(error)
    if (error instanceof Refused && error.retryAfterSeconds !== undefined) {
      reply.header('retry-after', error.retryAfterSeconds)
    }
    if (problem.statusCode >= 500) request.log.error({ err: error }, 'request failed')
    return reply.code(problem.statusCode).send(errorBody(request, problem))
  })
}
