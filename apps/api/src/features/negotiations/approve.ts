import type * as contract from '@girassol/contract/negotiations'
import { withoutEnd } from '@girassol/domain/negotiations'
import { offerSentBack, pricesOffered } from '@girassol/domain/notifications'
import type { Context, Handler } from '../../http/context.ts'
import { notifyAboutOrder } from '../notifications/notify-about-order.ts'
import { notifyUser } from '../notifications/notify-user.ts'
import { byUser } from '../order-record/mover.ts'
import { moveNegotiation, recordNegotiation } from '../order-record/negotiations/negotiation-history.ts'
import { lockPrices } from './ask.ts'
import { closeAgreement } from './close-agreement.ts'
import { findBudget } from './find-budget.ts'
import { judgeCall, lockNegotiation, type Negotiated, requireStored } from './judge-call.ts'
import { isAsAsked, type LoadedRound } from './load-negotiation.ts'
import { findNegotiationView } from './negotiation-view.ts'

const findWaiting = ({ rounds }: Negotiated): LoadedRound => {
  const round = rounds.at(-1)
  if (round === undefined) throw new Error('a negotiation without rounds waits for an approval')
  return round
}

/** QUO-011: the integrator reads the offer from now on, and answers it. */
const release = async (context: Context, stored: Negotiated, round: LoadedRound): Promise<void> => {
  const { order } = stored.budget
  const mover = byUser(context)
  await moveNegotiation(mover, {
    negotiationId: stored.negotiation.id,
    from: 'PENDING_APPROVAL',
    to: 'COUNTERED',
    round: round.number,
    side: 'distributor',
  })
  await lockPrices(context, order.id, round.valid_until)
  const recorded = { side: 'distributor', before: 'PENDING_APPROVAL', after: 'COUNTERED' } as const
  await recordNegotiation(mover, order, {
    ...recorded,
    description: 'Negociação: proposta aprovada pela alçada',
    isStaffOnly: true,
  })
  await notifyAboutOrder(mover, order, { notice: pricesOffered, except: context.actor.userId })
}

/** QUO-011, QUO-012: approves an offer; one that is as asked closes the agreement. */
export const approveOffer: Handler<typeof contract.approveOffer> = async (context, { params: { id }, body }) => {
  const loaded = await lockNegotiation(context, id)
  judgeCall(context, loaded, { action: 'approve', round: body.round })
  const stored = requireStored(loaded)
  const round = findWaiting(stored)
  if (isAsAsked(stored)) {
    await closeAgreement(context, stored, { from: 'PENDING_APPROVAL', round, side: 'distributor' })
  } else await release(context, stored, round)
  return findNegotiationView(context, await findBudget(context, id))
}

/** QUO-011: sends an offer back to who made it; only staff read the text. */
export const sendOfferBack: Handler<typeof contract.sendOfferBack> = async (context, { params: { id }, body }) => {
  const loaded = await lockNegotiation(context, id)
  judgeCall(context, loaded, { action: 'sendBack', round: body.round })
  const stored = requireStored(loaded)
  const { order } = stored.budget
  const round = findWaiting(stored)
  const mover = byUser(context)
  await moveNegotiation(mover, {
    negotiationId: stored.negotiation.id,
    from: 'PENDING_APPROVAL',
    to: 'REQUESTED',
    round: round.number,
    side: 'distributor',
    text: body.text,
    set: { valid_until: null },
  })
  await lockPrices(context, id, withoutEnd)
  await recordNegotiation(mover, order, {
    description: 'Negociação: proposta devolvida pela alçada',
    isStaffOnly: true,
    side: 'distributor',
    before: 'PENDING_APPROVAL',
    after: 'REQUESTED',
  })
  if (round.author_id !== context.actor.userId)
    await notifyUser(context, { userId: round.author_id, orderId: id }, offerSentBack(id))
  return findNegotiationView(context, stored.budget)
}
