import type * as contract from '@girassol/contract/webhooks'
import { canReplay, replayRefusals } from '@girassol/domain/webhooks'
import type { Handler } from '../../http/context.ts'
import { orRefuse } from '../../http/refused.ts'
import { recordTest } from './record-test.ts'
import type { OwnerOf } from './webhook-owner.ts'
import { lockRow } from './webhook-store.ts'

/** WHK-002: sends the event webhook.test; 409 while the webhook is off. */
export const sendTest =
  (ownerOf: OwnerOf): Handler<typeof contract.testCompanyWebhook> =>
  async ({ tx, actor, now }, { params: { id } }) => {
    const row = await lockRow(tx, ownerOf(actor), id)
    orRefuse(canReplay({ isActive: row.is_active, count: 1 }), replayRefusals)
    await recordTest(tx, id, now)
    return { count: 1 }
  }
