import type { InputFor } from '@girassol/contract/http/endpoint'
import type * as contract from '@girassol/contract/webhooks'
import { plusDays } from '@girassol/domain/shared'
import { canReplay, findPeriodProblem, mostReplayed, replayRefusals, webhookSentences } from '@girassol/domain/webhooks'
import { sql } from 'kysely'
import { toDayStart } from '../../../database/day-start.ts'
import type { Tx } from '../../../database/transaction.ts'
import type { Handler } from '../../../http/context.ts'
import { refuseField } from '../../../http/refuse-field.ts'
import { orNotFound, orRefuse, Refused } from '../../../http/refused.ts'
import type { OwnerOf } from '../webhook-owner.ts'
import { lockRow } from '../webhook-store.ts'

type Body = InputFor<typeof contract.replayCompanyWebhook>['body']

type Period = { readonly from: string; readonly to: string }

/** The message of one delivery, whatever came of it; 404 for that of another webhook, 409 while it is being tried. */
const findMessage = async (tx: Tx, webhookId: number, deliveryId: number): Promise<readonly number[]> => {
  const found = await tx
    .selectFrom('webhook_delivery')
    .select(['message_id', 'state'])
    .where('webhook_id', '=', webhookId)
    .where('id', '=', deliveryId)
    .executeTakeFirst()
  const delivery = orNotFound(found, webhookSentences.deliveryNotFound)
  if (delivery.state === 'WAITING')
    throw new Refused(webhookSentences.deliveryWaiting, { status: 409, reason: 'deliveryWaiting' })
  return [delivery.message_id]
}

/** The messages of the failed deliveries of some days, each once; not those that a replay delivered, or still tries. */
const listFailed = async (tx: Tx, webhookId: number, { from, to }: Period): Promise<readonly number[]> => {
  const { rows } = await sql<{ id: number }>`
    select distinct failed.message_id as id from webhook_delivery failed
    where failed.webhook_id = ${webhookId} and failed.state = 'FAILED'
      and failed.created_at >= ${toDayStart(from)} and failed.created_at < ${toDayStart(plusDays(to, 1))}
      and not exists (
        select from webhook_delivery other
        where other.message_id = failed.message_id and other.webhook_id = failed.webhook_id and other.state <> 'FAILED')
    order by id limit ${mostReplayed + 1}`.execute(tx)
  return rows.map(({ id }) => id)
}

type Replaying = { readonly webhookId: number; readonly now: string }

const listMessages = async (tx: Tx, { webhookId, now }: Replaying, body: Body): Promise<readonly number[]> => {
  if ('deliveryId' in body) return findMessage(tx, webhookId, body.deliveryId)
  const problem = findPeriodProblem(body, now)
  if (problem !== null) throw refuseField('to', body.to, webhookSentences[problem])
  return listFailed(tx, webhookId, body)
}

const insertReplays = async (tx: Tx, { webhookId, now }: Replaying, messages: readonly number[]): Promise<void> => {
  await sql`
    insert into webhook_delivery (webhook_id, message_id, is_replay, created_at, due_at)
    select ${webhookId}::integer, id, true, ${now}::timestamptz, ${now}::timestamptz
    from unnest(${messages}::bigint[]) as id`.execute(tx)
}

/** WHK-011, C-210: sends messages again as new deliveries that the log marks, with the same id and body. */
export const replayDeliveries =
  (ownerOf: OwnerOf): Handler<typeof contract.replayCompanyWebhook> =>
  async ({ tx, actor, now }, { params: { id: webhookId }, body }) => {
    const { is_active: isActive } = await lockRow(tx, ownerOf(actor), webhookId)
    const messages = await listMessages(tx, { webhookId, now }, body)
    orRefuse(canReplay({ isActive, count: messages.length }), replayRefusals)
    await insertReplays(tx, { webhookId, now }, messages)
    return { count: messages.length }
  }
