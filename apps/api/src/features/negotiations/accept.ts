import type * as contract from '@girassol/contract/negotiations'
import type { NegotiationAction, NegotiationFacts } from '@girassol/domain/negotiations'
import type { Context, Handler } from '../../http/context.ts'
import { closeAgreement } from './close-agreement.ts'
import { findBudget } from './find-budget.ts'
import { judgeCall, lockNegotiation, type Negotiated, requireStored } from './judge-call.ts'
import { type LoadedRound, loadNegotiation } from './load-negotiation.ts'
import { findNegotiationView } from './negotiation-view.ts'
import { reachesOwnFloor, reportOffer, storeOffer } from './offer.ts'

/** The integrator accepts an offer; the distributor what was asked, unless an offer waits for the integrator. */
const findAction = ({ negotiator, status }: NegotiationFacts): NegotiationAction =>
  negotiator.mayOffer && (status === 'REQUESTED' || status === 'PENDING_APPROVAL') ? 'acceptAsked' : 'acceptOffer'

const findLastRound = ({ rounds }: Negotiated, side: 'integrator' | 'distributor'): LoadedRound => {
  const round = rounds.findLast((each) => each.side === side)
  if (round === undefined) throw new Error('a negotiation without a round of this side')
  return round
}

/** QUO-012: offers exactly what was asked, and closes at once where the caller's floor allows it. */
const acceptAsked = async (context: Context, stored: Negotiated): Promise<void> => {
  const { lines, total_discount_cents: totalDiscountCents } = findLastRound(stored, 'integrator')
  const offer = { lines, totalDiscountCents }
  const isAllowed = reachesOwnFloor(context, stored, offer)
  const round = { side: 'distributor', offer, validUntil: null, message: null } as const
  await storeOffer(context, stored, { round, to: isAllowed ? null : 'PENDING_APPROVAL' })
  if (!isAllowed) return reportOffer(context, stored, { to: 'PENDING_APPROVAL', offer })
  const offered = requireStored(await loadNegotiation(context, await findBudget(context, stored.budget.id)))
  const closing = { from: 'REQUESTED', round: findLastRound(offered, 'distributor'), side: 'distributor' } as const
  await closeAgreement(context, offered, closing)
}

/** QUO-007, QUO-012: accepts the offer, or what was asked. */
export const acceptPrices: Handler<typeof contract.acceptPrices> = async (context, { params: { id }, body }) => {
  const loaded = await lockNegotiation(context, id)
  const action = findAction(loaded.facts)
  judgeCall(context, loaded, { action, round: body.round })
  const stored = requireStored(loaded)
  if (action === 'acceptAsked') await acceptAsked(context, stored)
  else {
    const round = findLastRound(stored, 'distributor')
    await closeAgreement(context, stored, { from: 'COUNTERED', round, side: 'integrator' })
  }
  return findNegotiationView(context, await findBudget(context, id))
}
