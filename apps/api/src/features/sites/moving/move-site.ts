import type * as contract from '@girassol/contract/sites'
import { canMoveSite, lossReasonSentence, opensSite, type SiteStage, siteSentences } from '@girassol/domain/sites'
import type { Handler } from '../../../http/context.ts'
import { refuseField } from '../../../http/refuse-field.ts'
import { orRefuse } from '../../../http/refused.ts'
import { requireSellerId } from '../../../http/require-seller.ts'
import { refuseStale } from '../../../records/refuse-stale.ts'
import { findSiteView } from '../record/site-queries.ts'
import { lockSite, refuseTooManySites, updateSite } from '../site-store.ts'
import { logMove } from './log-move.ts'

/** The reason is stored only for LOST, which requires it. */
const findReason = (stage: SiteStage, reason: string | undefined): string | null => {
  const typed = reason?.trim() || null
  if (stage === 'LOST' && typed === null) throw refuseField('reason', reason, lossReasonSentence)
  return typed
}

/** SITE-004: a person moves a site to any other stage; the move is logged with author and both stages. */
export const moveSite: Handler<typeof contract.moveSite> = async (context, { params, body }) => {
  const { tx, actor, now } = context
  const own = { id: params.id, sellerId: requireSellerId(actor) }
  const site = await lockSite(tx, own)
  refuseStale(site, body.version)
  const { stage: from, is_archived: isArchived } = site
  orRefuse(canMoveSite({ from, to: body.stage, isArchived }), siteSentences)
  if (opensSite({ stage: from, isArchived }, { stage: body.stage, isArchived })) {
    await refuseTooManySites(tx, own.sellerId)
  }
  const reason = findReason(body.stage, body.reason)
  await updateSite(tx, site.id, { stage: body.stage, loss_reason: body.stage === 'LOST' ? reason : null, now })
  const author = { userId: actor.userId, name: actor.name }
  await logMove(tx, { siteId: site.id, from, to: body.stage, reason, author, now })
  return findSiteView(context, own)
}
