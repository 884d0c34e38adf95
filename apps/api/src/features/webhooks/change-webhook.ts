import type { InputFor } from '@girassol/contract/http/endpoint'
import type * as contract from '@girassol/contract/webhooks'
import type { Updateable } from 'kysely'
import type { Webhook } from '../../database/schema.ts'
import type { LookupHandler } from '../../http/context.ts'
import { refuseStale } from '../../records/refuse-stale.ts'
import { admitAddress } from './admit-address.ts'
import { recordWebhookChange } from './record-webhook-change.ts'
import type { OwnerOf } from './webhook-owner.ts'
import { endWaiting, findRow, lockRow, off, on, toView, updateRow, type WebhookRow } from './webhook-store.ts'

type Body = InputFor<typeof contract.changeCompanyWebhook>['body']

/** Switching on what is on, or off what is off, changes nothing of why and since when. */
const toSwitch = ({ is_active }: WebhookRow, active: boolean | undefined): Updateable<Webhook> => {
  if (active === undefined || active === is_active) return {}
  return active ? on : off('USER')
}

const toColumns = (row: WebhookRow, { url, events, description, active }: Body): Updateable<Webhook> => ({
  ...(url !== undefined && { url }),
  ...(events !== undefined && { events }),
  ...(description !== undefined && { description }),
  ...toSwitch(row, active),
})

/** WHK-001: changes a webhook; what waits for one that is switched off is not sent. */
export const changeWebhook =
  (ownerOf: OwnerOf): LookupHandler<typeof contract.changeCompanyWebhook> =>
  async (lookup, { params: { id }, body }) => {
    const owner = ownerOf(lookup.actor)
    const known = await lookup.read((tx) => findRow(tx, owner, id))
    refuseStale(known, body.version)
    if (body.url !== undefined) await admitAddress(lookup, body.url)
    return lookup.write(async ({ tx, now, actor }) => {
      const before = await lockRow(tx, owner, id)
      refuseStale(before, body.version)
      const columns = { ...toColumns(before, body), updated_at: now, updated_by: actor.name }
      const after = await updateRow(tx, id, columns)
      if (!after.is_active) await endWaiting(tx, id, now)
      await recordWebhookChange(tx, { action: 'change', before, after, author: actor, now })
      return toView(after, now)
    })
  }
