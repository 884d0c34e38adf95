import { offerReminderHours } from '@girassol/domain/negotiations'
import { offerEndsSoon } from '@girassol/domain/notifications'
import { plusHours } from '@girassol/domain/shared'
import type { Tx } from '../../http/context.ts'
import { notifyAboutOrder } from '../notifications/notify-about-order.ts'
import type { Mover } from '../order-record/mover.ts'
import { endOpenNegotiation } from '../order-record/negotiations/end-with-budget.ts'
import { lockUnscopedOrder } from '../order-record/unscoped-order.ts'

/** The budgets with an offer that nobody accepted in its time, and that is not recorded yet (C-187). */
export const listEndedOffers = async (tx: Tx, now: string): Promise<number[]> => {
  const rows = await tx
    .selectFrom('negotiation')
    .select('order_id')
    .where('status', '=', 'COUNTERED')
    .where('valid_until', '<=', now)
    .orderBy('valid_until')
    .orderBy('id')
    .execute()
  return rows.map(({ order_id }) => order_id)
}

const selectOffer = (tx: Tx, orderId: number) =>
  tx
    .selectFrom('negotiation')
    .select(['id', 'valid_until', 'reminded_of'])
    .where('order_id', '=', orderId)
    .where('status', '=', 'COUNTERED')

/** QUO-015: records what every reading already computes; an offer that was answered meanwhile goes on. */
export const recordEndOfOffer = async (mover: Mover, orderId: number): Promise<void> => {
  const { tx, now } = mover
  const order = await lockUnscopedOrder(tx, orderId)
  const ended = await selectOffer(tx, orderId).where('valid_until', '<=', now).executeTakeFirst()
  if (order !== null && ended !== undefined) await endOpenNegotiation(mover, order, 'EXPIRED')
}

/** The budgets whose offers end within two hours (QUO-025). */
export const listEndingOffers = async (tx: Tx, now: string): Promise<number[]> => {
  const rows = await tx
    .selectFrom('negotiation')
    .select('order_id')
    .where('status', '=', 'COUNTERED')
    .where('valid_until', '>', now)
    .where('valid_until', '<=', plusHours(now, offerReminderHours))
    .whereRef('reminded_of', 'is distinct from', 'valid_until')
    .orderBy('valid_until')
    .orderBy('id')
    .execute()
  return rows.map(({ order_id }) => order_id)
}

/** QUO-025: reminds the integrator once of an offer that ends in two hours. */
export const remindOfOffer = async (mover: Mover, orderId: number): Promise<void> => {
  const { tx, now } = mover
  const order = await lockUnscopedOrder(tx, orderId)
  const offer = await selectOffer(tx, orderId)
    .where('valid_until', '>', now)
    .where('valid_until', '<=', plusHours(now, offerReminderHours))
    .whereRef('reminded_of', 'is distinct from', 'valid_until')
    .executeTakeFirst()
  if (order === null || offer === undefined || offer.valid_until === null) return
  await tx.updateTable('negotiation').set({ reminded_of: offer.valid_until }).where('id', '=', offer.id).execute()
  await notifyAboutOrder(mover, order, { notice: offerEndsSoon(offer.valid_until) })
}
