import type { Tx } from '../../http/context.ts'
import { orNotFound } from '../../http/refused.ts'
import { type OwnSite, siteNotFound } from './site-store.ts'

/** SITE-007: 404 unless the site belongs to the seller; it is not removed until the call ends. */
export const requireSite = async (tx: Tx, { id, sellerId }: OwnSite): Promise<void> => {
  const site = tx.selectFrom('site').select('id').where('id', '=', id).where('seller_id', '=', sellerId)
  orNotFound(await site.forKeyShare().executeTakeFirst(), siteNotFound)
}
