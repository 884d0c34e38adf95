import type * as contract from '@girassol/contract/webhooks'
import { canAddWebhook, webhookRefusals } from '@girassol/domain/webhooks'
import type { LookupHandler } from '../../http/context.ts'
import { orRefuse } from '../../http/refused.ts'
import { admitAddress } from './admit-address.ts'
import { recordTest } from './record-test.ts'
import { recordWebhookChange } from './record-webhook-change.ts'
import { showSecret } from './show-secret.ts'
import type { OwnerOf } from './webhook-owner.ts'
import { makeSealedSecret } from './webhook-secret.ts'
import { countLocked, insertRow } from './webhook-store.ts'

/** WHK-001: registers a webhook, sends it a test and shows its secret once; 409 when the owner has all its places. */
export const addWebhook =
  (ownerOf: OwnerOf): LookupHandler<typeof contract.addCompanyWebhook> =>
  async (lookup, { body }) => {
    const owner = ownerOf(lookup.actor)
    await admitAddress(lookup, body.url)
    const id = await lookup.writeOnce(async ({ tx, now, actor }) => {
      const count = await countLocked(tx, owner)
      orRefuse(canAddWebhook({ count, isHouse: owner.sellerId === null }), webhookRefusals)
      const secret = makeSealedSecret(lookup.sealing)
      const row = await insertRow(tx, { ...owner, ...body, secret, createdBy: actor.userId, now })
      await recordTest(tx, row.id, now)
      await recordWebhookChange(tx, { action: 'create', before: null, after: row, author: actor, now })
      return row.id
    })
    return showSecret(lookup, owner, id)
  }
