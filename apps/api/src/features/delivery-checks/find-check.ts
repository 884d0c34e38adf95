import { canChangeCheck, listCheckSentences } from '@girassol/domain/delivery-checks'
import type { Actor } from '../../http/actor.ts'
import type { WriteContext } from '../../http/context.ts'
import { forbidden, orNotFound, orRefuse } from '../../http/refused.ts'
import {
  findOrderOfDelivery,
  listDeliveries,
  type StoredDelivery,
} from '../order-record/deliveries/delivery-queries.ts'
import { lockOrder } from '../order-record/lock-order.ts'
import type { Reading } from '../order-record/order-lines.ts'
import type { OrderRecord } from '../order-record/order-record.ts'
import { findOrder } from '../order-record/readable-orders.ts'
import { findAfterSaleDays } from '../settings/operation/after-sale-days.ts'

export type CheckedDelivery = { readonly order: OrderRecord; readonly delivery: StoredDelivery }

/** The instant and the days by which a check is judged, with the sentences of its refusals (C-158). */
export const findToday = async ({ tx, now }: Pick<Reading, 'tx' | 'now'>) => {
  const { receivingDays } = await findAfterSaleDays(tx)
  return { now, receivingDays, sentences: listCheckSentences(receivingDays) }
}

const findDelivery = async ({ tx }: Pick<Reading, 'tx'>, order: OrderRecord, id: number): Promise<CheckedDelivery> => {
  const delivery = orNotFound((await listDeliveries(tx, order.id)).find((each) => each.id === id))
  return { order, delivery }
}

/** A delivery of an order that the caller may read; else 404. */
export const findChecked = async (reading: Reading, id: number): Promise<CheckedDelivery> =>
  findDelivery(reading, await findOrder(reading, await findOrderOfDelivery(reading.tx, id)), id)

/** DEL-015: whether the caller belongs to the integrator who receives; staff with a second role of an integrator do not. */
export const isReceiver = ({ scope }: Pick<Actor, 'scope'>): boolean => scope.sees === 'seller'

const requireReceiver = (actor: Pick<Actor, 'scope'>): void => {
  if (!isReceiver(actor)) throw forbidden()
}

/** A delivery that the caller receives, locked with its order until the call ends; 404 outside the scope, 403 for staff. */
export const lockChecked = async (context: WriteContext, id: number): Promise<CheckedDelivery> => {
  requireReceiver(context.actor)
  return findDelivery(context, await lockOrder(context, await findOrderOfDelivery(context.tx, id)), id)
}

/** A delivery that the caller receives, without a lock: what is judged before a picture is decoded. */
export const findReceived = async (reading: Reading, id: number): Promise<CheckedDelivery> => {
  requireReceiver(reading.actor)
  return findChecked(reading, id)
}

/** DEL-009, DEL-011: 409 before the dispatch, after the closing, and after the tenth day. */
export const requireOpen = async (
  reading: Pick<Reading, 'tx' | 'now'>,
  { delivery }: Pick<CheckedDelivery, 'delivery'>,
): Promise<void> => {
  const today = await findToday(reading)
  orRefuse(canChangeCheck(delivery, today), today.sentences)
}
