import type * as contract from '@girassol/contract/warranties'
import type { Handler } from '../../../http/context.ts'
import { requireSite } from '../../sites/require-site.ts'
import { requireSiteSeller } from '../../sites/site-access.ts'
import { findLink, toAddress } from './link-store.ts'

/**
 * WAR-006: opens the public page of a site. A page that is open keeps its address, also of two calls at once; one whose
 * address can no longer be made gets another.
 */
export const openWarrantyLink: Handler<typeof contract.openWarrantyLink> = async (context, { params: { id } }) => {
  const { tx, actor, now, linkTokens } = context
  await requireSite(tx, { id, sellerId: requireSiteSeller(actor) })
  const present = toAddress(context, id, await findLink(tx, id))
  if (present !== null) return { link: present }
  const { nonce, hash } = linkTokens.open('warranty', id)
  const row = { site_id: id, nonce, hash, opened_by: actor.userId, opened_at: now }
  await tx.deleteFrom('warranty_link').where('site_id', '=', id).execute()
  await tx
    .insertInto('warranty_link')
    .values(row)
    .onConflict((conflict) => conflict.column('site_id').doNothing())
    .execute()
  return { link: toAddress(context, id, await findLink(tx, id)) }
}
