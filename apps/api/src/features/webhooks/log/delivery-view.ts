import type { WebhookDeliveryView } from '@girassol/contract/webhooks'
import type { WebhookEvent, WebhookResult } from '@girassol/domain/webhooks'
import { sql } from 'kysely'

type Attempt = WebhookDeliveryView['attempts'][number]

/** SQL: the attempts of `delivery` as JSON, in their order. */
export const attemptsOf = sql<Attempt[]>`(
  select coalesce(json_agg(json_build_object('number', number,
    'madeAt', to_char(made_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'status', status,
    'durationMs', duration_ms, 'answer', answer, 'failure', failure) order by number), '[]')
  from webhook_attempt where webhook_attempt.delivery_id = delivery.id)`

type Row = {
  readonly id: number
  readonly state: WebhookResult
  readonly is_replay: boolean
  readonly created_at: string
  readonly due_at: string
  readonly public_id: string
  readonly type: WebhookEvent
  readonly body: string
  readonly made: Attempt[]
}

/** WHK-010: a delivery of the log. */
export const toDeliveryView = (row: Row): WebhookDeliveryView => ({
  id: row.id,
  messageId: row.public_id,
  event: row.type,
  result: row.state,
  isReplay: row.is_replay,
  createdAt: row.created_at,
  nextAttemptAt: row.state === 'WAITING' ? row.due_at : null,
  body: row.body,
  attempts: row.made,
})
