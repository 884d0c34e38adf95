import type { LookupContext, Tx } from '../../../http/context.ts'
import { type StoredLink, toPublicAddress } from '../../../http/link-tokens.ts'

/** The link of a site; undefined while its page is closed. */
export const findLink = (tx: Tx, siteId: number): Promise<StoredLink | undefined> =>
  tx.selectFrom('warranty_link').select(['nonce', 'hash']).where('site_id', '=', siteId).executeTakeFirst()

/** The public address of a site; null while its page is closed. */
export const toAddress = (
  linking: Pick<LookupContext, 'publicUrl' | 'linkTokens'>,
  siteId: number,
  link: StoredLink | undefined,
): string | null =>
  link === undefined ? null : toPublicAddress(linking, { purpose: 'warranty', record: siteId }, link)
