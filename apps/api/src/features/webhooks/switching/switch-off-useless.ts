import { computeFailingLimit, mostWaiting, type OffReason } from '@girassol/domain/webhooks'
import { sql } from 'kysely'
import type { Tx } from '../../../database/transaction.ts'
import type { NotifyContext } from '../../notifications/insert-notifications.ts'
import type { WebhookRow } from '../webhook-store.ts'
import { switchOff } from './switch-off.ts'

/** WHK-008, C-208: the webhooks that had no success for five days, and those with more than 10,000 waiting deliveries. */
export const listUselessWebhooks = async (tx: Tx, now: string): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from webhook where is_active and failing_since <= ${computeFailingLimit(now)}::timestamptz
    union
    select webhook_id from webhook_delivery join webhook on webhook.id = webhook_id and webhook.is_active
    where state = 'WAITING' group by webhook_id having count(*) > ${mostWaiting}
    order by id`.execute(tx)
  return rows.map(({ id }) => id)
}

const findReason = async (tx: Tx, row: WebhookRow, now: string): Promise<OffReason | null> => {
  if (row.failing_since !== null && row.failing_since <= computeFailingLimit(now)) return 'FAILING'
  const { count } = await tx
    .selectFrom('webhook_delivery')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('webhook_id', '=', row.id)
    .where('state', '=', 'WAITING')
    .executeTakeFirstOrThrow()
  return Number(count) > mostWaiting ? 'FLOODED' : null
}

/** Switches one of them off, unless it is no longer one. */
export const switchOffUseless = async (context: NotifyContext, id: number): Promise<void> => {
  const { tx, now } = context
  const row = await tx.selectFrom('webhook').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (row === undefined || !row.is_active) return
  const reason = await findReason(tx, row, now)
  if (reason !== null) await switchOff(context, row, reason)
}
