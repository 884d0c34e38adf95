import type * as contract from '@girassol/contract/analytics'
import { describeReport } from '@girassol/domain/analytics'
import { toDay } from '@girassol/domain/shared'
import type { Handler, PublicHandler } from '../../../http/context.ts'
import { notFound } from '../../../http/refused.ts'
import { requireReader, toAnalyticsReader } from '../reports/analytics-reader.ts'
import { findSubscriptions, removeSubscription, removeSubscriptionOf, storeSubscription } from './subscription-store.ts'

/** ANA-014: the reports that the caller has mailed. */
export const listSubscriptions: Handler<typeof contract.listSubscriptions> = ({ tx, actor }) => {
  toAnalyticsReader(actor)
  return findSubscriptions(tx, actor.userId)
}

/** ANA-014: has a report of the caller's side mailed to him, or no longer. */
export const saveSubscription: Handler<typeof contract.saveSubscription> = async (context, { body }) => {
  const { tx, actor, now, linkTokens } = context
  const { report, cadence } = body
  requireReader(actor, report)
  const { userId } = actor
  if (cadence === null) await removeSubscription(tx, userId, report)
  else {
    const wanted = { userId, report, cadence, now, today: toDay(now) }
    await storeSubscription(tx, wanted, (id) => linkTokens.open('report', id))
  }
  return findSubscriptions(tx, userId)
}

/** ANA-014: stops a report from its letter, once: the same 404 for every token that stops none (C-153). */
export const unsubscribe: PublicHandler<typeof contract.unsubscribe> = async ({ tx }, { params: { token } }) => {
  const report = await removeSubscriptionOf(tx, token)
  if (report === undefined) throw notFound('Este envio já foi cancelado.')
  return { title: describeReport(report).title }
}
