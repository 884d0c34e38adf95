/** WHK-010: where a delivery is; wire and database values. */
export const webhookResults = {
  WAITING: { label: 'Aguardando', tone: 'neutral' },
  DELIVERED: { label: 'Entregue', tone: 'success' },
  FAILED: { label: 'Falhou', tone: 'danger' },
} as const satisfies Record<string, { readonly label: string; readonly tone: 'neutral' | 'success' | 'danger' }>

export type WebhookResult = keyof typeof webhookResults

export const webhookResultNames = Object.keys(webhookResults) as [WebhookResult, ...WebhookResult[]]

/** Why a receiver gave no answer, as the log says it; wire and database values. */
export const attemptFailures = {
  address: 'O endereço do destino não é permitido.',
  unknownHost: 'O endereço do destino não foi encontrado.',
  timeout: 'O destino não respondeu em 10 segundos.',
  connection: 'Não foi possível conectar ao destino.',
  secret: 'O segredo não pôde ser lido. Gere um novo.',
} as const satisfies Record<string, string>

export type AttemptFailure = keyof typeof attemptFailures

export const attemptFailureNames = Object.keys(attemptFailures) as [AttemptFailure, ...AttemptFailure[]]

/** How long a receiver may take for its answer, in milliseconds (C-209). */
export const webhookTimeoutMs = 10_000

/** So much of an answer is read and stored, in bytes (C-209). */
export const mostAnswerBytes = 2048

/** WHK-007: so many deliveries of one webhook are under way at most. */
export const mostUnderWay = 2

const [second, minute, hour] = [1000, 60_000, 3_600_000]

/** WHK-006: the pauses after each failed attempt but the last, in milliseconds. */
const pausesMs = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour] as const

/** Each pause is up to so much shorter or longer, so that receivers that come back are not called all at once. */
const spread = 0.1

export const mostAttempts = pausesMs.length + 1

type Attempt = {
  /** UTC ISO text: when it ended. */
  readonly now: string
  /** How many attempts there were, this one included. */
  readonly attempts: number
  /** A random number from 0 to 1. */
  readonly chance: number
}

/** WHK-006: when a failed delivery is tried again, as UTC ISO text; null after the last attempt. */
export const computeNextAttempt = ({ now, attempts, chance }: Attempt): string | null => {
  const pause = pausesMs[attempts - 1]
  if (pause === undefined) return null
  return new Date(Date.parse(now) + Math.round(pause * (1 + spread * (2 * chance - 1)))).toISOString()
}

/** WHK-006: only an answer of success is one; a redirect is not. */
export const isDelivered = (status: number | null): boolean => status !== null && status >= 200 && status < 300

/** WHK-006: the receiver says that nothing listens there any more. */
export const isGone = (status: number | null): boolean => status === 410
