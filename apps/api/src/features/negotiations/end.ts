import type * as contract from '@girassol/contract/negotiations'
import type { endBody } from '@girassol/contract/negotiations/negotiation-bodies'
import { type NegotiationSide, negotiationStatuses } from '@girassol/domain/negotiations'
import { negotiationWithdrawn, pricesRefused } from '@girassol/domain/notifications'
import type { z } from 'zod'
import type { Context, Handler } from '../../http/context.ts'
import { notifyAboutOrder } from '../notifications/notify-about-order.ts'
import { notifyUser } from '../notifications/notify-user.ts'
import { byUser } from '../order-record/mover.ts'
import { giveLossReason } from '../order-record/negotiations/budget-outcome.ts'
import { toGivenReason } from '../order-record/negotiations/given-reason.ts'
import { moveNegotiation, recordNegotiation } from '../order-record/negotiations/negotiation-history.ts'
import { lockPrices } from './ask.ts'
import { judgeCall, lockNegotiation, type Negotiated, requireStored } from './judge-call.ts'
import { findNegotiationView } from './negotiation-view.ts'

type Ending = {
  readonly action: 'refuse' | 'withdraw'
  readonly to: 'REFUSED' | 'WITHDRAWN'
  readonly side: NegotiationSide
  readonly body: z.output<typeof endBody>
}

const notify = async (context: Context, { budget: { order }, negotiation }: Negotiated, ending: Ending) => {
  const { userId } = context.actor
  const { reason } = ending.body
  if (ending.side === 'distributor') {
    return notifyAboutOrder(context, order, { notice: pricesRefused(reason), except: userId })
  }
  const { handler_id: handlerId } = negotiation
  if (handlerId === null || handlerId === userId) return
  await notifyUser(context, { userId: handlerId, orderId: order.id }, negotiationWithdrawn(order.id, reason))
}

/** QUO-023: ends a negotiation without an agreement, with the reason that also counts if the budget is lost. */
const end = async (context: Context, id: number, ending: Ending) => {
  const { action, to, side, body } = ending
  const loaded = await lockNegotiation(context, id)
  judgeCall(context, loaded, { action, round: body.round })
  const given = toGivenReason(context, body, side)
  const stored = requireStored(loaded)
  const { order } = stored.budget
  const { status } = stored.negotiation
  const mover = byUser(context)
  await moveNegotiation(mover, {
    negotiationId: stored.negotiation.id,
    from: status,
    to,
    round: stored.rounds.length,
    side,
    set: { ended_at: context.now, end_reason: body.reason, end_text: body.text },
  })
  await lockPrices(context, id, null)
  await giveLossReason({ ...mover, userId: context.actor.userId }, order, given)
  const description = `Negociação: ${negotiationStatuses[to].label.toLowerCase()}`
  await recordNegotiation(mover, order, { description, side, before: status, after: to })
  await notify(context, stored, ending)
  return findNegotiationView(context, stored.budget)
}

/** QUO-023: refuses what was asked, or withdraws an offer for good. */
export const refuseNegotiation: Handler<typeof contract.refuseNegotiation> = (context, { params: { id }, body }) =>
  end(context, id, { action: 'refuse', to: 'REFUSED', side: 'distributor', body })

/** QUO-023: the integrator, or who acts for him, gives up the negotiation. */
export const withdrawNegotiation: Handler<typeof contract.withdrawNegotiation> = (context, { params: { id }, body }) =>
  end(context, id, { action: 'withdraw', to: 'WITHDRAWN', side: 'integrator', body })
