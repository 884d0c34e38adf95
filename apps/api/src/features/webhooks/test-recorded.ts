import type { WebhookEvent } from '@girassol/domain/webhooks'
import type { Database } from '../../database/connection.ts'

export type Recorded = { readonly type: WebhookEvent; readonly data: Record<string, unknown>; readonly body: string }

/** For tests: the events that were recorded for a webhook, in their order. */
export const listRecorded = async (db: Database, webhookId: number): Promise<Recorded[]> => {
  const rows = await db
    .selectFrom('webhook_delivery')
    .innerJoin('webhook_message', 'webhook_message.id', 'webhook_delivery.message_id')
    .select(['webhook_message.type', 'webhook_message.body'])
    .where('webhook_id', '=', webhookId)
    .orderBy('webhook_delivery.id')
    .execute()
  return rows.map(({ type, body }) => ({ type, body, data: JSON.parse(body).data }))
}

/** For tests: a registered webhook that was never sent its first test. */
export const forgetRecorded = async (db: Database): Promise<void> => {
  await db.deleteFrom('webhook_message').execute()
}
