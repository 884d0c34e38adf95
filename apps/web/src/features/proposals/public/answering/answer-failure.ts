import { ApiError, fallbackMessage, toSentences } from '../../../../lib/api-error.ts'
import { tooManySentence } from '../../../../lib/public-call.ts'

/** Why an answer was not accepted; after `replaced` and `ended` the page must be loaded again. */
export type AnswerFailure = {
  readonly kind: 'replaced' | 'ended' | 'missing' | 'retry'
  readonly message: string
  /** The sentences of refused fields, by their name. */
  readonly fields: Readonly<Record<string, string>>
}

export const offlineSentence = 'Sem conexão. Tente de novo quando voltar.'

const toKind = ({ status, reason }: ApiError): AnswerFailure['kind'] => {
  if (status === 404) return 'missing'
  if (status !== 409) return 'retry'
  return reason === 'replaced' ? 'replaced' : 'ended'
}

const toMessage = (error: ApiError): string => {
  if (error.status === 0) return offlineSentence
  return error.status === 429 ? tooManySentence : toSentences(error).join(' ')
}

const toFields = ({ errors }: ApiError): Readonly<Record<string, string>> =>
  Object.fromEntries(errors.map(({ property, constraints }) => [property, Object.values(constraints)[0] ?? '']))

/** A failed call as the sheets show it. */
export const toAnswerFailure = (error: unknown): AnswerFailure =>
  error instanceof ApiError
    ? { kind: toKind(error), message: toMessage(error), fields: toFields(error) }
    : { kind: 'retry', message: fallbackMessage, fields: {} }
