import { mostUnderWay } from '@girassol/domain/webhooks'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../database/connection.ts'
import type { Tx } from '../../../database/transaction.ts'
import type { Dependencies } from '../../../http/dependencies.ts'

/** A delivery that this process sends now, with what it needs for that. */
export type TakenDelivery = {
  readonly id: number
  readonly webhookId: number
  /** The attempts before this one. */
  readonly attempts: number
  readonly url: string
  readonly secret: string
  /** Null when it does not sign any more (WHK-012). */
  readonly formerSecret: string | null
  readonly messageId: string
  readonly body: string
}

/** After this time a delivery of a process that died is taken by another one: longer than a receiver may take. */
const leaseMs = 30_000

/** So many webhooks are served at once by one process. */
const mostWebhooks = 200

type Instant = { readonly now: string }

/** SQL: the delivery `each` is due, and no process sends it. */
const isDue = (now: string): RawBuilder<boolean> => sql<boolean>`(each.state = 'WAITING'
  and each.due_at <= ${now}::timestamptz and (each.taken_until is null or each.taken_until <= ${now}::timestamptz))`

/** SQL: how many deliveries of `webhook` are under way, in any process. */
const underWay = (now: string) => sql<number>`(
  select count(*) from webhook_delivery each
  where each.webhook_id = webhook.id and each.taken_until > ${now}::timestamptz)`

/**
 * API-013: the webhooks that are on, whose seller may buy, and that have something to send and a free place (WHK-007),
 * those that have waited longest first.
 */
const listReady = async (db: Database, { now }: Instant): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select webhook.id from webhook
    left join seller on seller.id = webhook.seller_id
    cross join lateral (
      select min(each.due_at) as since from webhook_delivery each where each.webhook_id = webhook.id and ${isDue(now)}
    ) as waiting
    where webhook.is_active and (webhook.seller_id is null or seller.status = 'APPROVED')
      and waiting.since is not null and ${underWay(now)} < ${mostUnderWay}
    order by waiting.since limit ${mostWebhooks}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Another process that takes deliveries of the same webhooks is left alone, so that both together take no more. */
const lockFree = async (tx: Tx, ids: readonly number[]): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from webhook where id = any(${ids}::integer[]) and is_active order by id
    for no key update skip locked`.execute(tx)
  return rows.map(({ id }) => id)
}

const take = async (tx: Tx, ids: readonly number[], { now }: Instant): Promise<TakenDelivery[]> => {
  const until = new Date(Date.parse(now) + leaseMs).toISOString()
  const { rows } = await sql<TakenDelivery>`
    with chosen as (
      select next.id from webhook cross join lateral (
        select each.id from webhook_delivery each
        where each.webhook_id = webhook.id and ${isDue(now)}
        order by each.due_at, each.id
        limit greatest(0, ${mostUnderWay}::integer - ${underWay(now)})
      ) as next
      where webhook.id = any(${ids}::integer[])
    )
    update webhook_delivery as delivery set taken_until = ${until}::timestamptz
    from chosen, webhook, webhook_message as message
    where delivery.id = chosen.id and webhook.id = delivery.webhook_id and message.id = delivery.message_id
    returning delivery.id, delivery.webhook_id as "webhookId", delivery.attempts, webhook.url, webhook.secret,
      case when webhook.former_until > ${now}::timestamptz then webhook.former_secret end as "formerSecret",
      message.public_id as "messageId", message.body`.execute(tx)
  return rows
}

/** Takes what is due, at most two of each webhook over all processes (WHK-007). */
export const takeDeliveries = async ({
  connection: { db },
  clock,
}: Pick<Dependencies, 'connection' | 'clock'>): Promise<readonly TakenDelivery[]> => {
  const at = { now: clock() }
  const ready = await listReady(db, at)
  if (ready.length === 0) return []
  // The second statement sees what another process has taken before it gave the webhooks free.
  return db.transaction().execute(async (tx) => take(tx, await lockFree(tx, ready), at))
}
