import { pricesAccepted, pricesAgreed } from '@girassol/domain/notifications'
import { reaisFrom, toDecimal } from '@girassol/domain/shared'
import { sql } from 'kysely'
import type { Context } from '../../http/context.ts'
import { findSide } from '../../http/find-side.ts'
import { notifyAboutOrder } from '../notifications/notify-about-order.ts'
import { notifyUser } from '../notifications/notify-user.ts'
import { byUser } from '../order-record/mover.ts'
import { findDiscountBefore } from '../order-record/negotiations/end-agreement.ts'
import { moveNegotiation, recordNegotiation } from '../order-record/negotiations/negotiation-history.ts'
import { giveMargin } from '../order-record/prices/give-margin.ts'
import { priceSavedOrder } from '../order-record/prices/saved-order-price.ts'
import type { Negotiated } from './judge-call.ts'
import type { LoadedRound } from './load-negotiation.ts'

/** QUO-007: the budget gets the discount of the agreement, at its list prices, and is valid for seven days again. */
const storeAgreement = async (context: Context, { budget: { order } }: Negotiated, round: LoadedRound) => {
  const { tx, now } = context
  const agreed = {
    discount_value: toDecimal(reaisFrom(round.discount_cents), 2),
    agreed_discount_cents: round.discount_cents,
  }
  const { estimated_delivery_date: _, ...figures } = await priceSavedOrder(context, order, agreed)
  const margin = await giveMargin(context, order, { after: figures, reason: undefined })
  await tx
    .updateTable('orders')
    .set({ ...agreed, ...figures, ...margin, finished_at: now, negotiated_until: null, version: order.version + 1 })
    .where('id', '=', order.id)
    .execute()
  await sql`
    update order_item set agreed_unit_cents = line.unit_cents from negotiation_round_line line
    where line.round_id = ${round.id} and order_item.order_id = ${order.id}
      and order_item.product_code = line.product_code`.execute(tx)
}

/** QUO-018: what the budget has again when the agreement ends; an earlier agreement does not count. */
const replaceEarlier = async ({ tx, now }: Context, { budget: { order } }: Negotiated): Promise<string> => {
  const before = await findDiscountBefore({ tx }, order)
  await tx
    .updateTable('negotiation')
    .set({ agreement_ended_at: now })
    .where('order_id', '=', order.id)
    .where('status', '=', 'AGREED')
    .where('agreement_ended_at', 'is', null)
    .execute()
  return before ?? order.discount_value
}

type Closing = {
  readonly from: 'REQUESTED' | 'COUNTERED' | 'PENDING_APPROVAL'
  readonly round: LoadedRound
  readonly side: 'integrator' | 'distributor'
}

/** For the other side, and for the integrator's users what staff accepted in their name. */
const notify = async (context: Context, { budget: { order } }: Negotiated, { round, side }: Closing): Promise<void> => {
  const { userId } = context.actor
  const { author_id: handlerId } = round
  if (side === 'integrator' && handlerId !== userId)
    await notifyUser(context, { userId: handlerId, orderId: order.id }, pricesAccepted(order.id))
  if (findSide(context.actor) === 'distributor')
    await notifyAboutOrder(context, order, { notice: pricesAgreed, except: userId })
}

/** QUO-007, QUO-012: closes the agreement on a stored offer of a locked budget, and notifies the other side. */
export const closeAgreement = async (context: Context, stored: Negotiated, closing: Closing): Promise<void> => {
  const { from, round, side } = closing
  const { order } = stored.budget
  const discount_before = await replaceEarlier(context, stored)
  const mover = byUser(context)
  await moveNegotiation(mover, {
    negotiationId: stored.negotiation.id,
    from,
    to: 'AGREED',
    round: round.number,
    side,
    set: { discount_before, ended_at: context.now, valid_until: round.valid_until },
  })
  await storeAgreement(context, stored, round)
  await recordNegotiation(mover, order, {
    description: 'Negociação: acordo fechado',
    side,
    before: from,
    after: 'AGREED',
    audited: { discountCents: round.discount_cents },
  })
  await notify(context, stored, closing)
}
