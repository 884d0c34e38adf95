import type * as contract from '@girassol/contract/negotiations'
import { findOfferEnd, findOwnFloor, findValidityFault, reachesFloor, withoutEnd } from '@girassol/domain/negotiations'
import { offerWaits, pricesOffered } from '@girassol/domain/notifications'
import { budgetExpiresAt } from '@girassol/domain/orders'
import type { Context, Handler } from '../../http/context.ts'
import { refuseField } from '../../http/refuse-field.ts'
import { notifyAboutOrder } from '../notifications/notify-about-order.ts'
import { notifyRoles } from '../notifications/notify-roles.ts'
import { byUser } from '../order-record/mover.ts'
import { moveNegotiation, recordNegotiation } from '../order-record/negotiations/negotiation-history.ts'
import { findNumberSetting } from '../settings/operation/number-settings.ts'
import { lockPrices } from './ask.ts'
import { judgeCall, lockNegotiation, type Negotiated, requireStored } from './judge-call.ts'
import { findNegotiationView } from './negotiation-view.ts'
import { insertRound, type NewRound, readOffer, toFigures } from './round-store.ts'

/** QUO-015: the end of the offer; 400 for one outside one hour to seven days, or past the end of the budget. */
const findEnd = async (context: Context, { budget: { order } }: Negotiated, wanted: string | null) => {
  const budgetEnd = budgetExpiresAt(order.finished_at ?? context.now)
  const fault = findValidityFault({ wanted, budgetEnd }, context.now)
  if (fault !== null) throw refuseField('validUntil', wanted, fault)
  return findOfferEnd({ wanted, usualHours: await findNumberSetting(context.tx, 'offerHours'), budgetEnd }, context.now)
}

/** QUO-008: whether the caller may make this offer alone. */
export const reachesOwnFloor = ({ actor }: Context, { floors }: Negotiated, offer: NewRound['offer']): boolean => {
  const own = findOwnFloor(actor.roles, floors)
  const { sub_total_cents, discount_cents, cost_cents: costCents } = toFigures(offer)
  return own !== null && reachesFloor({ netCents: sub_total_cents - discount_cents, costCents }, own)
}

/** Stores an offer as the next round. The integrator does not learn of one that waits for an approval (QUO-010). */
export const storeOffer = async (
  context: Context,
  stored: Negotiated,
  { round, to }: { readonly round: NewRound; readonly to: 'COUNTERED' | 'PENDING_APPROVAL' | null },
): Promise<number> => {
  const number = stored.rounds.length + 1
  const { id } = stored.negotiation
  await insertRound(context, { negotiationId: id, number }, round)
  const handled = { handler_id: context.actor.userId, valid_until: round.validUntil }
  await context.tx.updateTable('negotiation').set(handled).where('id', '=', id).execute()
  if (to !== null) {
    const move = { negotiationId: id, from: 'REQUESTED', to, round: number, side: 'distributor' } as const
    await moveNegotiation(byUser(context), move)
    await lockPrices(context, stored.budget.id, to === 'COUNTERED' ? round.validUntil : withoutEnd)
  }
  return number
}

/** QUO-024, QUO-025: logs an offer, and notifies whose turn it is. */
export const reportOffer = async (
  context: Context,
  { budget: { order } }: Negotiated,
  { to, offer }: { readonly to: 'COUNTERED' | 'PENDING_APPROVAL'; readonly offer: NewRound['offer'] },
): Promise<void> => {
  const mover = byUser(context)
  const isPending = to === 'PENDING_APPROVAL'
  await recordNegotiation(mover, order, {
    description: isPending ? 'Negociação: proposta aguarda alçada' : 'Negociação: proposta da distribuidora',
    isStaffOnly: isPending ? true : undefined,
    side: 'distributor',
    before: 'REQUESTED',
    after: to,
    audited: { discountCents: toFigures(offer).discount_cents },
  })
  const { userId } = context.actor
  if (isPending) await notifyRoles(mover, offerWaits(order.id, userId), order.id)
  else await notifyAboutOrder(mover, order, { notice: pricesOffered, except: userId })
}

/** QUO-006, QUO-008: offers prices; below the floor of the caller they wait for an approval. */
export const offerPrices: Handler<typeof contract.offerPrices> = async (context, { params: { id }, body }) => {
  const loaded = await lockNegotiation(context, id)
  judgeCall(context, loaded, { action: 'offer', round: body.round })
  const stored = requireStored(loaded)
  const offer = readOffer(stored, body)
  const validUntil = await findEnd(context, stored, body.validUntil)
  const to = reachesOwnFloor(context, stored, offer) ? 'COUNTERED' : 'PENDING_APPROVAL'
  await storeOffer(context, stored, { round: { side: 'distributor', offer, validUntil, message: body.message }, to })
  await reportOffer(context, stored, { to, offer })
  return findNegotiationView(context, stored.budget)
}
