import type { AttemptFailure, WebhookAddressProblem } from '@girassol/domain/webhooks'

export type OutgoingMessage = {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** What came of an attempt: the status and the beginning of the answer, or why there was none. */
export type AttemptOutcome = {
  readonly status: number | null
  readonly failure: AttemptFailure | null
  readonly answer: string | null
  readonly durationMs: number
}

/** Sends messages to addresses that users chose (WHK-006, WHK-009). */
export type WebhookSender = {
  /** What is wrong with an address now, after its name was looked up; null if a message may go there. */
  readonly check: (url: string) => Promise<WebhookAddressProblem | null>
  /** Never rejects: what goes wrong is the outcome. */
  readonly send: (message: OutgoingMessage) => Promise<AttemptOutcome>
}
