import type { LookupContext, Tx } from '../../../http/context.ts'
import type { StoredLink } from '../../../http/link-tokens.ts'

/** The link of a site; undefined while its page is closed. */
export const findLink = (tx: Tx, siteId: number): Promise<StoredLink | undefined> =>
  tx.selectFrom('warranty_link').select(['nonce', 'hash']).where('site_id', '=', siteId).executeTakeFirst()

/** The whole public address; null without a link, and when the secret was replaced twice since (C-153). */
export const toAddress = (
  { publicUrl, linkTokens }: Pick<LookupContext, 'publicUrl' | 'linkTokens'>,
  siteId: number,
  link: StoredLink | undefined,
): string | null => {
  const token = link === undefined ? null : linkTokens.recreate('warranty', siteId, link)
  return token === null ? null : `${publicUrl}/g/${token}`
}
