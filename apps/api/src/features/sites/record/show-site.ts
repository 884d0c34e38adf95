import type * as contract from '@girassol/contract/sites'
import type { Handler } from '../../../http/context.ts'
import { requireSellerId } from '../../../http/require-seller.ts'
import { findSiteView } from './site-queries.ts'

/** SITE-001: a site of the seller, in whatever stage. */
export const showSite: Handler<typeof contract.readSite> = async (context, { params }) =>
  findSiteView(context, { id: params.id, sellerId: requireSellerId(context.actor) })
