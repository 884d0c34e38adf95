import type * as contract from '@girassol/contract/public-api'
import type { Handler } from '../../http/context.ts'
import { listWebhooksOf } from '../webhooks/list-webhooks.ts'
import { ofKey } from '../webhooks/webhook-owner.ts'

/** API-009: the webhooks of the company or the distributor that the key belongs to. */
export const listWebhooks: Handler<typeof contract.listWebhooks> = async (context) => ({
  data: await listWebhooksOf(context, ofKey(context.actor)),
})
