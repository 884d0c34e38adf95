import type * as contract from '@girassol/contract/negotiations'
import { withoutEnd } from '@girassol/domain/negotiations'
import { pricesAsked, pricesAskedAgain } from '@girassol/domain/notifications'
import type { Handler, WriteContext } from '../../http/context.ts'
import { notifyRoles } from '../notifications/notify-roles.ts'
import { notifyUser } from '../notifications/notify-user.ts'
import { byUser } from '../order-record/mover.ts'
import { endOpenNegotiation } from '../order-record/negotiations/end-with-budget.ts'
import {
  insertNegotiationMove,
  moveNegotiation,
  recordNegotiation,
} from '../order-record/negotiations/negotiation-history.ts'
import type { OrderRecord } from '../order-record/order-record.ts'
import { judgeCall, lockNegotiation, type Negotiated, requireStored } from './judge-call.ts'
import { findNegotiationView } from './negotiation-view.ts'
import { insertRound, readOffer, toFigures } from './round-store.ts'

/** While it waits for an answer, what is negotiated is locked (QUO-017). */
export const lockPrices = async (
  { tx }: Pick<WriteContext, 'tx'>,
  orderId: number,
  until: string | null,
): Promise<void> => {
  await tx.updateTable('orders').set({ negotiated_until: until }).where('id', '=', orderId).execute()
}

const insertNegotiation = async ({ tx, actor, now }: WriteContext, order: OrderRecord): Promise<number> => {
  const values = { order_id: order.id, seller_id: order.seller_id, status: 'REQUESTED' } as const
  const { id } = await tx
    .insertInto('negotiation')
    .values({ ...values, opened_by: actor.userId, opened_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** QUO-003: opens a negotiation of a budget; the earlier ones of the budget are history. */
export const askForPrices: Handler<typeof contract.askForPrices> = async (context, { params: { id }, body }) => {
  const loaded = await lockNegotiation(context, id)
  judgeCall(context, loaded, { action: 'ask', round: null })
  const { order } = loaded.budget
  if (order === null) throw new Error(`budget ${id} was removed`)
  const offer = readOffer(loaded, body)
  const mover = byUser(context)
  await endOpenNegotiation(mover, order, 'EXPIRED')
  const negotiationId = await insertNegotiation(context, order)
  const round = { side: 'integrator', offer, validUntil: null, message: body.message } as const
  await insertRound(context, { negotiationId, number: 1 }, round)
  await insertNegotiationMove(mover, { negotiationId, from: null, to: 'REQUESTED', round: 1, side: 'integrator' })
  await lockPrices(context, id, withoutEnd)
  await recordNegotiation(mover, order, {
    description: 'Negociação aberta',
    side: 'integrator',
    before: null,
    after: 'REQUESTED',
    audited: { discountCents: toFigures(offer).discount_cents },
  })
  await notifyRoles(mover, pricesAsked(id, context.actor.userId), id)
  return findNegotiationView(context, loaded.budget)
}

/** QUO-025: who offered before answers again; he needs no notice of what he does himself. */
const notifyHandler = async (context: WriteContext, { negotiation, budget }: Negotiated): Promise<void> => {
  const { handler_id: userId } = negotiation
  if (userId === null || userId === context.actor.userId) return
  await notifyUser(context, { userId, orderId: budget.id }, pricesAskedAgain(budget.id))
}

/** QUO-013: answers an offer with other prices; the eleventh round is refused. */
export const counterOffer: Handler<typeof contract.counterOffer> = async (context, { params: { id }, body }) => {
  const loaded = await lockNegotiation(context, id)
  judgeCall(context, loaded, { action: 'counter', round: body.round })
  const stored = requireStored(loaded)
  const offer = readOffer(stored, body)
  const mover = byUser(context)
  const number = stored.rounds.length + 1
  await moveNegotiation(mover, {
    negotiationId: stored.negotiation.id,
    from: 'COUNTERED',
    to: 'REQUESTED',
    round: number,
    side: 'integrator',
    set: { valid_until: null },
  })
  const round = { side: 'integrator', offer, validUntil: null, message: body.message } as const
  await insertRound(context, { negotiationId: stored.negotiation.id, number }, round)
  await lockPrices(context, id, withoutEnd)
  await recordNegotiation(mover, stored.budget.order, {
    description: 'Negociação: contraproposta do integrador',
    side: 'integrator',
    before: 'COUNTERED',
    after: 'REQUESTED',
    audited: { discountCents: toFigures(offer).discount_cents },
  })
  await notifyHandler(context, stored)
  return findNegotiationView(context, stored.budget)
}
