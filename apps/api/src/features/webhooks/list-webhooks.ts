import type * as contract from '@girassol/contract/webhooks'
import type { WebhookView } from '@girassol/contract/webhooks'
import type { Context, Handler } from '../../http/context.ts'
import type { Owner, OwnerOf } from './webhook-owner.ts'
import { listRows, toView } from './webhook-store.ts'

/** WHK-001: the webhooks of an owner, the oldest first, without their secrets. */
export const listWebhooksOf = async ({ tx, now }: Pick<Context, 'tx' | 'now'>, owner: Owner): Promise<WebhookView[]> =>
  (await listRows(tx, owner)).map((row) => toView(row, now))

export const listWebhooks =
  (ownerOf: OwnerOf): Handler<typeof contract.listCompanyWebhooks> =>
  (context) =>
    listWebhooksOf(context, ownerOf(context.actor))
