import { forbiddenSentence, viewerSentence } from '@girassol/domain/access'
import { secondFactorSentences } from '@girassol/domain/session'
import { awaySentences, type CalledSystem, systemAway } from '@girassol/domain/setup'
import type { Decision } from '@girassol/domain/shared'
import type { UnsafeFile } from '../integrations/files/unsafe-file.ts'
import { SystemAway } from '../integrations/system-away.ts'

type Facts = {
  readonly status: number
  readonly reason?: string
  readonly details?: unknown
  readonly expiredToken?: true
  /** Seconds until the same call may succeed; sent as the header Retry-After. */
  readonly retryAfterSeconds?: number
  /** The underlying error, for the log. */
  readonly cause?: unknown
}

/** A refusal with a Portuguese sentence for the user; it becomes the error body of C-102. */
export class Refused extends Error {
  override name = 'Refused'
  readonly status: number
  readonly reason: string | undefined
  readonly details: unknown
  readonly expiredToken: true | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(message: string, facts: Facts) {
    super(message, { cause: facts.cause })
    this.status = facts.status
    this.reason = facts.reason
    this.details = facts.details
    this.expiredToken = facts.expiredToken
    this.retryAfterSeconds = facts.retryAfterSeconds
  }
}

/** Refuses with 409 if the rule does not allow it; each sentence is defined next to its rule. */
export const orRefuse = <Code extends string>(
  decision: Decision<Code>,
  sentences: Record<Code, string>,
  facts: { readonly status?: number; readonly details?: unknown } = {},
): void => {
  if (decision.allowed) return
  throw new Refused(sentences[decision.refusal], { status: 409, reason: decision.refusal, ...facts })
}

/** The record does not exist or is outside the caller's scope: both get the same response (C-08). */
export const notFound = (message = 'Registro não encontrado.'): Refused => new Refused(message, { status: 404 })

/** The record, or 404. */
export const orNotFound = <Row>(row: Row | undefined | null, message?: string): Row => {
  if (row === undefined || row === null) throw notFound(message)
  return row
}

/** The role does not allow it (C-12). */
export const forbidden = (): Refused => new Refused(forbiddenSentence, { status: 403 })

/** The caller only reads the records of his company (COMP-002). */
export const viewerForbidden = (): Refused => new Refused(viewerSentence, { status: 403, reason: 'viewer' })

/** A role of the user must have a second factor, and the user has none (SEC-007). */
export const secondFactorNeeded = (): Refused =>
  new Refused(secondFactorSentences.needed, { status: 403, reason: 'secondFactorNeeded' })

/** A 401 in the format of C-03: only an expired token makes the client refresh. */
export const sessionRequired = (expired: boolean): Refused =>
  new Refused(expired ? 'Sessão expirada' : 'Entre para continuar.', {
    status: 401,
    ...(expired ? { expiredToken: true } : {}),
  })

/** C-09: no user may act for a seller that is not approved; an open session ends with the same message as a login. */
export const sellerNotApproved = (): Refused =>
  new Refused('Seu cadastro ainda não foi aprovado.', { status: 401, reason: 'sellerNotApproved' })

/** The server cannot do it now, and the same call may succeed a moment later (C-231). */
export const temporarilyUnavailable = (cause?: unknown): Refused =>
  new Refused('Serviço momentaneamente indisponível. Tente de novo em instantes.', {
    status: 503,
    retryAfterSeconds: 2,
    cause,
  })

/** After this time a system that is away is tried again, in seconds. */
const awaySeconds = 30

/**
 * REL-007: an outside system gave no usable answer. The message names it and says what the user can do; `before` says
 * what failed. The cause may name another system than the one that was meant, such as the file storage.
 */
export const outsideSystemAway = (system: CalledSystem, cause?: unknown, before?: string): Refused => {
  const sentence = awaySentences[cause instanceof SystemAway ? cause.system : system]
  return new Refused(before === undefined ? sentence : `${before} ${sentence}`, {
    status: 503,
    reason: systemAway,
    retryAfterSeconds: awaySeconds,
    cause,
  })
}

/** REL-022: the file storage has no space. */
export const storageFull = (cause: unknown): Refused =>
  new Refused('Não há espaço para guardar o arquivo.', { status: 507, reason: 'storageFull', cause })

/** SEC-015: the file could harm whoever opens it, or cannot be read. */
export const unsafeFile = (cause: UnsafeFile): Refused =>
  new Refused(cause.message, { status: 400, reason: cause.fault, cause })
