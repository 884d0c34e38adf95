import type * as contract from '@girassol/contract/warranties'
import type { Handler } from '../../../http/context.ts'
import { requireSellerId } from '../../../http/require-seller.ts'
import { requireSite } from '../../sites/require-site.ts'

/** WAR-006, C-153: closes the public page of a site; a page that is opened later has another address. */
export const revokeWarrantyLink: Handler<typeof contract.revokeWarrantyLink> = async (context, { params: { id } }) => {
  const { tx, actor } = context
  await requireSite(tx, { id, sellerId: requireSellerId(actor) })
  await tx.deleteFrom('warranty_link').where('site_id', '=', id).execute()
  return { link: null }
}
