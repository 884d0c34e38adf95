import type * as contract from '@girassol/contract/webhooks'
import { plusHours } from '@girassol/domain/shared'
import { secretOverlapHours } from '@girassol/domain/webhooks'
import type { LookupHandler } from '../../http/context.ts'
import { recordWebhookChange } from './record-webhook-change.ts'
import { showSecret } from './show-secret.ts'
import type { OwnerOf } from './webhook-owner.ts'
import { makeSealedSecret } from './webhook-secret.ts'
import { lockRow, updateRow } from './webhook-store.ts'

/** WHK-012: gives a webhook a new secret; the one before signs too for 24 hours, and an older one no more. */
export const rotateSecret =
  (ownerOf: OwnerOf): LookupHandler<typeof contract.rotateCompanyWebhook> =>
  async (lookup, { params: { id } }) => {
    const owner = ownerOf(lookup.actor)
    await lookup.writeOnce(async ({ tx, now, actor }) => {
      const before = await lockRow(tx, owner, id)
      const former_until = plusHours(now, secretOverlapHours)
      const columns = { secret: makeSealedSecret(lookup.sealing), former_secret: before.secret, former_until }
      const after = await updateRow(tx, id, { ...columns, updated_at: now, updated_by: actor.name })
      const also = { formerSecretUntil: former_until }
      await recordWebhookChange(tx, { action: 'change', before, after, author: actor, now, also })
      return null
    })
    return showSecret(lookup, owner, id)
  }
