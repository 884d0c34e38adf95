import type { Decision } from '@girassol/domain/shared'

type Facts = {
  readonly status: number
  readonly reason?: string
  readonly details?: unknown
  readonly expiredToken?: true
  /** Seconds until the same call may succeed; sent as a header. */
  readonly retryAfterSeconds?: number
  /** What failed beneath, for the log. */
  readonly cause?: unknown
}

/** A call that cannot be done, with the Portuguese sentence for the person: becomes the error body of C-102. */
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

/** Ends the use case with 409 when the rule refuses; the sentence stands beside the rule. */
export const orRefuse = <Code extends string>(
  decision: Decision<Code>,
  sentences: Record<Code, string>,
  facts: { readonly status?: number; readonly details?: unknown } = {},
): void => {
  if (decision.allowed) return
  throw new Refused(sentences[decision.refusal], { status: 409, reason: decision.refusal, ...facts })
}

/** Absent, or outside the caller's scope: the two look alike (C-08). */
export const notFound = (message = 'Registro não encontrado.'): Refused => new Refused(message, { status: 404 })

/** The record, or 404. */
export const orNotFound = <Row>(row: Row | undefined | null, message?: string): Row => {
  if (row === undefined || row === null) throw notFound(message)
  return row
}

/** The role does not allow it (C-12). */
export const forbidden = (): Refused => new Refused('Você não tem permissão para esta ação.', { status: 403 })

/** A 401 as C-03 shapes it: only an expired token asks the client to refresh. */
export const sessionRequired = (expired: boolean): Refused =>
  new Refused(expired ? 'Sessão expirada' : 'Entre para continuar.', {
    status: 401,
    ...(expired ? { expiredToken: true } : {}),
  })

/** C-09: nobody works for a seller that is not approved; an open session ends with the same words as a login. */
export const sellerNotApproved = (): Refused =>
  new Refused('Seu cadastro ainda não foi aprovado.', { status: 401, reason: 'sellerNotApproved' })
