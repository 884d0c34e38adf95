import type * as contract from '@girassol/contract/warranties'
import type { Handler } from '../../../http/context.ts'
import { requireSellerId } from '../../../http/require-seller.ts'
import { requireReadableSite } from '../../sites/require-site.ts'
import { findLink, toAddress } from './link-store.ts'

/** WAR-006: the address of the public page of a site, for those who read the site. */
export const showWarrantyLink: Handler<typeof contract.showWarrantyLink> = async (context, { params: { id } }) => {
  await requireReadableSite(context.tx, { id, sellerId: requireSellerId(context.actor) })
  return { link: toAddress(context, id, await findLink(context.tx, id)) }
}
