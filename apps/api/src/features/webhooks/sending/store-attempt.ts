import { computeNextAttempt, isDelivered, isGone } from '@girassol/domain/webhooks'
import type { Tx } from '../../../database/transaction.ts'
import type { AttemptOutcome } from '../../../integrations/webhooks/webhook-sender.ts'
import type { NotifyContext } from '../../notifications/insert-notifications.ts'
import { switchOff } from '../switching/switch-off.ts'
import type { WebhookRow } from '../webhook-store.ts'
import type { TakenDelivery } from './take-deliveries.ts'

export type Attempted = {
  readonly delivery: TakenDelivery
  readonly outcome: AttemptOutcome
  /** From 0 to 1; moves the next attempt a little. */
  readonly chance: number
}

/** Before its deliveries, as everybody does who changes both. */
const lockWebhook = (tx: Tx, id: number): Promise<WebhookRow | undefined> =>
  tx.selectFrom('webhook').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

const toColumns = (now: string, { delivery, outcome, chance }: Attempted) => {
  const attempts = delivery.attempts + 1
  const made = { attempts, taken_until: null }
  if (isDelivered(outcome.status)) return { ...made, state: 'DELIVERED', ended_at: now } as const
  const next = isGone(outcome.status) ? null : computeNextAttempt({ now, attempts, chance })
  return next === null ? ({ ...made, state: 'FAILED', ended_at: now } as const) : { ...made, due_at: next }
}

/** False if the delivery ended meanwhile, or another process sent it after this one took too long. */
const storeResult = async (tx: Tx, now: string, attempted: Attempted): Promise<boolean> => {
  const { delivery, outcome } = attempted
  const { numUpdatedRows } = await tx
    .updateTable('webhook_delivery')
    .set(toColumns(now, attempted))
    .where('id', '=', delivery.id)
    .where('state', '=', 'WAITING')
    .where('attempts', '=', delivery.attempts)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await tx
    .insertInto('webhook_attempt')
    .values({
      delivery_id: delivery.id,
      number: delivery.attempts + 1,
      made_at: now,
      status: outcome.status,
      duration_ms: outcome.durationMs,
      answer: outcome.answer,
      failure: outcome.failure,
    })
    .execute()
  return true
}

/** WHK-008: since when nothing arrived. */
const storeHealth = async (tx: Tx, webhook: WebhookRow, failing_since: string | null): Promise<void> => {
  if (webhook.failing_since === failing_since) return
  await tx.updateTable('webhook').set({ failing_since }).where('id', '=', webhook.id).execute()
}

/** WHK-006: stores what came of an attempt; after 410 the webhook is off. */
export const storeAttempt = async (context: NotifyContext, attempted: Attempted): Promise<void> => {
  const { tx, now } = context
  const webhook = await lockWebhook(tx, attempted.delivery.webhookId)
  if (webhook === undefined || !(await storeResult(tx, now, attempted))) return
  const { status } = attempted.outcome
  await storeHealth(tx, webhook, isDelivered(status) ? null : (webhook.failing_since ?? now))
  if (isGone(status) && webhook.is_active) await switchOff(context, webhook, 'GONE')
}
