import type * as contract from '@girassol/contract/webhooks'
import type { Handler } from '../../http/context.ts'
import { recordWebhookChange } from './record-webhook-change.ts'
import type { OwnerOf } from './webhook-owner.ts'
import { deleteRow, lockRow } from './webhook-store.ts'

/** Removes a webhook with its log; a delivery that is under way may still arrive. */
export const removeWebhook =
  (ownerOf: OwnerOf): Handler<typeof contract.removeCompanyWebhook> =>
  async ({ tx, actor, now }, { params: { id } }) => {
    const before = await lockRow(tx, ownerOf(actor), id)
    await deleteRow(tx, id)
    await recordWebhookChange(tx, { action: 'remove', before, after: null, author: actor, now })
    return null
  }
