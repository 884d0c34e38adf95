import type * as contract from '@girassol/contract/sites'
import { canRemoveSite, siteSentences } from '@girassol/domain/sites'
import type { Handler } from '../../../http/context.ts'
import { orRefuse } from '../../../http/refused.ts'
import { requireSellerId } from '../../../http/require-seller.ts'
import { recordChange } from '../../../records/record-change.ts'
import { hasLinkedRecords } from '../linking/linkable-records.ts'
import { deleteSite, lockSite } from '../site-store.ts'

/** C-175: removes a site to which nothing is linked, with its tasks, notes and photos. */
export const removeSite: Handler<typeof contract.removeSite> = async ({ tx, actor, now }, { params }) => {
  const site = await lockSite(tx, { id: params.id, sellerId: requireSellerId(actor) })
  orRefuse(canRemoveSite({ hasLinks: await hasLinkedRecords(tx, site.id) }), siteSentences)
  await deleteSite(tx, site.id, now)
  const subject = { kind: 'site', id: site.id, name: String(site.id) } as const
  await recordChange(tx, { now, author: actor, action: 'remove', subject, before: { stage: site.stage }, after: null })
  return null
}
