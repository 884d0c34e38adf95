/** WHK-002: what a webhook can be told, with its name on screens. The keys are wire and database values. */
export const webhookEvents = {
  'budget.created': 'Orçamento criado',
  'budget.expired': 'Orçamento vencido',
  'negotiation.changed': 'Negociação alterada',
  'proposal.viewed': 'Proposta vista',
  'proposal.accepted': 'Proposta aceita',
  'order.created': 'Pedido criado',
  'order.status_changed': 'Situação do pedido alterada',
  'order.paid': 'Pedido pago',
  'delivery.changed': 'Entrega alterada',
  'claim.changed': 'Ocorrência alterada',
  'credit.changed': 'Crédito alterado',
  'product.discontinued': 'Produto descontinuado',
  'webhook.test': 'Teste',
} as const satisfies Record<string, string>

export type WebhookEvent = keyof typeof webhookEvents

export const webhookEventNames = Object.keys(webhookEvents) as [WebhookEvent, ...WebhookEvent[]]

/** The events that a webhook is registered for; each gets its test. */
export const chosenEventNames = webhookEventNames.filter((name) => name !== 'webhook.test') as [
  WebhookEvent,
  ...WebhookEvent[],
]

/** The ids and statuses of an event, in their order; its `version` is added when it is stored (WHK-004). */
export type WebhookData = Readonly<Record<string, string | number>>

export type WebhookMessage = {
  readonly type: WebhookEvent
  /** UTC ISO text: when it happened. */
  readonly timestamp: string
  readonly data: WebhookData
}

/** What stands after the version of a message. */
const end = '}}'

/**
 * WHK-004: the text of a message up to its version, which is the number that the database gives the event; the database
 * adds it with two closing braces. The text is sent as it is stored, because the signature is of these characters.
 */
export const writeUpToVersion = ({ type, timestamp, data }: WebhookMessage): string =>
  JSON.stringify({ type, timestamp, data: { ...data, version: 0 } }).slice(0, -1 - end.length)
