/** ERR-001, said when the server cannot be reached or does not answer in time. */
export const connectionMessage = 'Não foi possível estabelecer uma conexão com o servidor. Tente novamente mais tarde.'

export const fallbackMessage = 'Não deu para concluir. Tente de novo.'

export type FieldError = { readonly property: string; readonly constraints: Readonly<Record<string, string>> }

type ErrorFacts = {
  readonly status: number
  readonly message: string
  readonly errors?: readonly FieldError[] | undefined
  readonly requestId?: string | undefined
  readonly reason?: string | undefined
  readonly details?: unknown
}

/** A call that failed; status 0 when no answer came. */
export class ApiError extends Error {
  readonly status: number
  /** One entry per refused field (C-102). */
  readonly errors: readonly FieldError[]
  /** What to tell support. */
  readonly requestId: string | undefined
  /** The refusal's code, for a screen that reacts to one of several. */
  readonly reason: string | undefined
  readonly details: unknown

  constructor(facts: ErrorFacts) {
    super(facts.message)
    this.name = 'ApiError'
    this.status = facts.status
    this.errors = facts.errors ?? []
    this.requestId = facts.requestId
    this.reason = facts.reason
    this.details = facts.details
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const readText = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** The sentence of an error answer: its message, the lines of a list, or the fallback (ERR-003, ERR-004). */
export const readMessage = (body: unknown, fallback: string = fallbackMessage): string => {
  const message = isRecord(body) ? body.message : undefined
  if (Array.isArray(message)) return message.map(readText).filter(Boolean).join('\n') || fallback
  return readText(message) ?? fallback
}

const readFieldErrors = (value: unknown): readonly FieldError[] =>
  (Array.isArray(value) ? value : []).flatMap((entry: unknown) => {
    if (!isRecord(entry) || !isRecord(entry.constraints)) return []
    const constraints = Object.entries(entry.constraints).map(([rule, text]) => [rule, String(text)])
    return [{ property: String(entry.property), constraints: Object.fromEntries(constraints) }]
  })

/** An answer's body, of whatever shape, as an error. */
export const apiErrorFrom = (status: number, body: unknown): ApiError =>
  new ApiError({
    status,
    message: readMessage(body),
    ...(isRecord(body) && {
      errors: readFieldErrors(body.errors),
      requestId: readText(body.requestId),
      reason: readText(body.reason),
      details: body.details,
    }),
  })

/** The sentences to show for a failure, in order: one per refused field (ERR-002), else the message. */
export const toSentences = (error: unknown, fallback: string = fallbackMessage): readonly string[] => {
  if (!(error instanceof ApiError)) return [fallback]
  const perField = error.errors.flatMap(({ constraints }) => Object.values(constraints).slice(0, 1))
  if (perField.length > 0) return perField
  return [error.status >= 500 ? fallback : error.message]
}

/** The server answered and said no: a sentence for the place where it was asked, not a failure to try again. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500
