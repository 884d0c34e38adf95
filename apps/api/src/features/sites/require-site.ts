import type { Tx } from '../../http/context.ts'
import { orNotFound } from '../../http/refused.ts'
import { type OwnSite, siteNotFound } from './site-store.ts'

const selectSite = (tx: Tx, { id, sellerId }: OwnSite) =>
  tx.selectFrom('site').select('id').where('id', '=', id).where('seller_id', '=', sellerId)

/** SITE-007: 404 unless the site belongs to the seller; it is not removed until the call ends. */
export const requireSite = async (tx: Tx, own: OwnSite): Promise<void> => {
  orNotFound(await selectSite(tx, own).forKeyShare().executeTakeFirst(), siteNotFound)
}

/** The same for a read, which locks nothing. */
export const requireReadableSite = async (tx: Tx, own: OwnSite): Promise<void> => {
  orNotFound(await selectSite(tx, own).executeTakeFirst(), siteNotFound)
}
