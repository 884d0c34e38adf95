import type { InputFor } from '@girassol/contract/http/endpoint'
import type * as contract from '@girassol/contract/webhooks'
import { plusDays } from '@girassol/domain/shared'
import { computeLogStart } from '@girassol/domain/webhooks'
import { sql } from 'kysely'
import { toDayStart } from '../../../database/day-start.ts'
import { countLimit, toPage } from '../../../database/to-page.ts'
import type { Tx } from '../../../database/transaction.ts'
import type { Handler } from '../../../http/context.ts'
import type { OwnerOf } from '../webhook-owner.ts'
import { findRow } from '../webhook-store.ts'
import { attemptsOf, toDeliveryView } from './delivery-view.ts'

type Query = InputFor<typeof contract.listCompanyWebhookDeliveries>['query']

type Filter = Pick<Query, 'event' | 'result' | 'day'> & { readonly webhookId: number; readonly now: string }

const filterDeliveries = (tx: Tx, { webhookId, event, result, day, now }: Filter) =>
  tx
    .selectFrom('webhook_delivery as delivery')
    .innerJoin('webhook_message as message', 'message.id', 'delivery.message_id')
    .where('delivery.webhook_id', '=', webhookId)
    .where('delivery.created_at', '>=', computeLogStart(now))
    .$if(event !== undefined, (query) => query.where('message.type', '=', event ?? 'webhook.test'))
    .$if(result !== undefined, (query) => query.where('delivery.state', '=', result ?? 'FAILED'))
    .$if(day !== undefined, (query) =>
      query
        .where('delivery.created_at', '>=', toDayStart(day ?? ''))
        .where('delivery.created_at', '<', toDayStart(plusDays(day ?? '', 1))),
    )

/** WHK-010: a page of the log of a webhook, the newest first, with every attempt. */
export const listDeliveries =
  (ownerOf: OwnerOf): Handler<typeof contract.listCompanyWebhookDeliveries> =>
  async ({ tx, actor, now }, { params: { id }, query: { skip, take, ...chosen } }) => {
    const { id: webhookId } = await findRow(tx, ownerOf(actor), id)
    const filter = { ...chosen, webhookId, now }
    const rows = await filterDeliveries(tx, filter)
      .select(['delivery.id', 'delivery.state', 'delivery.is_replay', 'delivery.created_at', 'delivery.due_at'])
      .select(['message.public_id', 'message.type', 'message.body', attemptsOf.as('made')])
      .orderBy('delivery.id', 'desc')
      .limit(take)
      .offset((skip - 1) * take)
      .execute()
    return toPage(rows.map(toDeliveryView), { skip, take }, async () => {
      const counted = tx
        .selectFrom(filterDeliveries(tx, filter).select(sql`1`.as('one')).limit(countLimit).as('found'))
        .select(({ fn }) => fn.countAll<number>().as('count'))
      return Number((await counted.executeTakeFirstOrThrow()).count)
    })
  }
