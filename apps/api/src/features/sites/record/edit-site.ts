import type * as contract from '@girassol/contract/sites'
import { toEditedFields } from '@girassol/domain/administration'
import { canChangeSite, opensSite, siteSentences } from '@girassol/domain/sites'
import type { Handler } from '../../../http/context.ts'
import { orRefuse } from '../../../http/refused.ts'
import { requireSellerId } from '../../../http/require-seller.ts'
import { recordChange } from '../../../records/record-change.ts'
import { refuseStale } from '../../../records/refuse-stale.ts'
import { lockSite, refuseTooManySites, updateSite } from '../site-store.ts'
import { refuseUnknown, toColumns } from './site-columns.ts'
import { findSiteView } from './site-queries.ts'

/** SITE-001, C-175: changes fields, or moves the site into the archive and out of it. */
export const editSite: Handler<typeof contract.editSite> = async (context, { params, body }) => {
  const { tx, actor, now } = context
  const { version, isArchived, ...edit } = body
  const own = { id: params.id, sellerId: requireSellerId(actor) }
  const site = await lockSite(tx, own)
  refuseStale(site, version)
  const after = { stage: site.stage, isArchived: isArchived ?? site.is_archived }
  if (isArchived === undefined) orRefuse(canChangeSite({ isArchived: site.is_archived }), siteSentences)
  if (opensSite({ stage: site.stage, isArchived: site.is_archived }, after)) await refuseTooManySites(tx, own.sellerId)
  await refuseUnknown(tx, own.sellerId, edit)
  const changes = { ...toColumns(edit), is_archived: after.isArchived }
  await updateSite(tx, site.id, { ...changes, now })
  const subject = { kind: 'site', id: site.id, name: String(site.id) } as const
  await recordChange(tx, { now, author: actor, action: 'change', subject, ...toEditedFields(site, changes) })
  return findSiteView(context, own)
}
