import type * as contract from '@girassol/contract/sites'
import type { Handler } from '../../../http/context.ts'
import { requireSellerId } from '../../../http/require-seller.ts'
import { logMove } from '../moving/log-move.ts'
import { insertSite, refuseTooManySites } from '../site-store.ts'
import { refuseUnknown, toColumns } from './site-columns.ts'
import { findSiteView } from './site-queries.ts'

/** SITE-001: title and city are enough; without a responsible user it is the caller. */
export const createSite: Handler<typeof contract.createSite> = async (context, { body }) => {
  const { tx, actor, now } = context
  const sellerId = requireSellerId(actor)
  await refuseTooManySites(tx, sellerId)
  await refuseUnknown(tx, sellerId, body)
  const id = await insertSite(tx, {
    responsible_id: actor.userId,
    ...toColumns(body),
    title: body.title,
    city_code: body.cityCode,
    seller_id: sellerId,
    created_by: actor.userId,
    created_at: now,
    touched_at: now,
  })
  const author = { userId: actor.userId, name: actor.name }
  await logMove(tx, { siteId: id, from: null, to: 'LEAD', reason: null, author, now })
  return findSiteView(context, { id, sellerId })
}
