import type { Tx } from '../../http/context.ts'
import { findSite, type OwnSite } from './site-store.ts'

/** SITE-007: 404 unless the site belongs to the seller. */
export const requireSite = async (tx: Tx, own: OwnSite): Promise<void> => {
  await findSite(tx, own)
}
