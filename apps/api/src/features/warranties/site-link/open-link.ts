import type * as contract from '@girassol/contract/warranties'
import type { Handler, Tx } from '../../../http/context.ts'
import { requireSellerId } from '../../../http/require-seller.ts'
import { requireSite } from '../../sites/require-site.ts'
import { findLink, toAddress } from './link-store.ts'

/** Two calls that open the page of one site wait for each other, so that both get the same address. */
const lockSite = async (tx: Tx, id: number): Promise<void> => {
  await tx.selectFrom('site').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()
}

/**
 * WAR-006: opens the public page of a site. A page that is open keeps its address, also of two calls at once; one whose
 * address can no longer be made gets another.
 */
export const openWarrantyLink: Handler<typeof contract.openWarrantyLink> = async (context, { params: { id } }) => {
  const { tx, actor, now, linkTokens } = context
  await requireSite(tx, { id, sellerId: requireSellerId(actor) })
  await lockSite(tx, id)
  const present = toAddress(context, id, await findLink(tx, id))
  if (present !== null) return { link: present }
  const { nonce, hash } = linkTokens.open('warranty', id)
  await tx.deleteFrom('warranty_link').where('site_id', '=', id).execute()
  await tx
    .insertInto('warranty_link')
    .values({ site_id: id, nonce, hash, opened_by: actor.userId, opened_at: now })
    .execute()
  return { link: toAddress(context, id, { nonce, hash }) }
}
