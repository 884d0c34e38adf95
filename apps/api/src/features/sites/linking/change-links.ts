import type * as contract from '@girassol/contract/sites'
import { canChangeSite, siteSentences } from '@girassol/domain/sites'
import type { Context, Handler } from '../../../http/context.ts'
import { notFound, orRefuse } from '../../../http/refused.ts'
import { requireSellerId } from '../../../http/require-seller.ts'
import { seesProposals } from '../site-access.ts'
import { findSite, lockSite, touchSite } from '../site-store.ts'
import { findLinkedSite, lockLinkedSite, writeLink } from './linkable-records.ts'
import { listSiteLinks } from './site-link-queries.ts'

const toCaller = ({ actor }: Pick<Context, 'actor'>) => ({
  sellerId: requireSellerId(actor),
  userId: actor.userId,
  seesProposals: seesProposals(actor),
})

/**
 * SITE-007: links a record of the own seller to a site, or moves it there from another one. The record is locked before
 * its sites, as when an order moves its site.
 */
export const linkToSite: Handler<typeof contract.linkToSite> = async (context, { params, body }) => {
  const { tx, now } = context
  const caller = toCaller(context)
  const own = { id: params.id, sellerId: caller.sellerId }
  await findSite(tx, own)
  const before = await lockLinkedSite(tx, body, caller)
  const site = await lockSite(tx, own)
  orRefuse(canChangeSite({ isArchived: site.is_archived }), siteSentences)
  if (before !== site.id) {
    await writeLink(tx, body, site.id)
    await touchSite(tx, site.id, now)
  }
  return listSiteLinks(context, site.id)
}

/** SITE-007: takes a record off the site; 404 for one that is not linked to it. */
export const unlinkFromSite: Handler<typeof contract.unlinkFromSite> = async (context, { params, query }) => {
  const { tx, now } = context
  const caller = toCaller(context)
  const own = { id: params.id, sellerId: caller.sellerId }
  await findSite(tx, own)
  const before = await lockLinkedSite(tx, query, caller)
  const site = await lockSite(tx, own)
  if (before !== site.id) throw notFound('Este registro não está ligado a esta obra.')
  orRefuse(canChangeSite({ isArchived: site.is_archived }), siteSentences)
  await writeLink(tx, query, null)
  await touchSite(tx, site.id, now)
  return listSiteLinks(context, site.id)
}

/** SITE-007: the site of a record, for its own screen. */
export const readLinkedSite: Handler<typeof contract.readLinkedSite> = async (context, { query }) => {
  const caller = toCaller(context)
  const id = await findLinkedSite(context.tx, query, caller)
  if (id === null) return { site: null }
  const { title, version } = await findSite(context.tx, { id, sellerId: caller.sellerId })
  return { site: { id, title, version } }
}
