import { systemAway } from '@girassol/domain/setup'

/** ERR-001, shown when the server cannot be reached or does not respond in time. */
export const connectionMessage = 'Não foi possível estabelecer uma conexão com o servidor. Tente novamente mais tarde.'

/** The browser cannot send the file that the user chose, because its content is another one now. */
export const changedFileMessage = 'O arquivo mudou depois de escolhido. Escolha-o de novo.'

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

/** A failed call; status 0 when no response arrived. */
export class ApiError extends Error {
  readonly status: number
  /** One entry per refused field (C-102). */
  readonly errors: readonly FieldError[]
  /** The code for the support team. */
  readonly requestId: string | undefined
  /** The code of the refusal, for screens that handle one of several. */
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

/** The text of an error response: its message, the lines of a list, or the fallback (ERR-003, ERR-004). */
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

/** Converts the body of a response, whatever its shape, to an error. */
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

/** The server has no space for a file, which the user should know (REL-022). */
const storageFull = 507

/** Whether an outside system did not answer: the message says which, and what the user can do (REL-007). */
export const isSystemAway = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.reason === systemAway

/** The messages to show for a failure, in order: one for each refused field (ERR-002), otherwise the message. */
export const toSentences = (error: unknown, fallback: string = fallbackMessage): readonly string[] => {
  if (!(error instanceof ApiError)) return [fallback]
  const perField = error.errors.flatMap(({ constraints }) => Object.values(constraints).slice(0, 1))
  if (perField.length > 0) return perField
  const isExplained = error.status < 500 || error.status === storageFull || isSystemAway(error)
  return [isExplained ? error.message : fallback]
}

/** Whether the server refused: its message is shown where the user acted, and a retry would not help. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500

/** Whether the record does not exist, or not for this user. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404
