import { decideMove, type OrderStatus } from '@girassol/domain/orders'
import type { Tx } from '../../http/context.ts'
import { recordWebhookEvent } from '../../records/webhook-events.ts'
import { followEvent } from './deliveries/follow-event.ts'
import { moveOrder, type OrderMove, toMoveFacts } from './move-order.ts'
import type { Mover } from './mover.ts'
import { type OrderRecord, selectOrders } from './order-record.ts'

/**
 * The outcome of an event of the ERP, the gateway or a carrier; `unknown`: there is no such order, `followed`: its
 * deliveries took the event, and the order stays.
 */
export type OutsideOutcome = 'moved' | 'followed' | 'noted' | 'late' | 'refused' | 'unknown'

const lockById = (tx: Tx, id: number): Promise<OrderRecord | undefined> =>
  selectOrders(tx).where('orders.id', '=', id).forUpdate('orders').executeTakeFirst()

/** Stores the status that a refused return restores, or that the money arrived before the NF-e. */
const storeForLater = async (
  { tx, now }: Mover,
  order: OrderRecord,
  before: OrderStatus | undefined,
): Promise<void> => {
  const set = before === undefined ? { money_in_at: order.money_in_at ?? now } : { status_before: before }
  await tx.updateTable('orders').set(set).where('id', '=', order.id).execute()
  if (before !== undefined || order.money_in_at !== null) return
  const { id, status, seller_id: sellerId } = order
  await recordWebhookEvent(tx, { type: 'order.paid', data: { id, status }, sellerId, now })
}

/** The money of the order arrived, at the ERP or at the gateway. */
const isPaymentReceived = ({ event }: OrderMove): boolean =>
  event === 'moneyReceived' || event === 'depositReceived' || event === 'paymentReceived'

/**
 * Moves an order by an event of another system, once. A late event changes nothing; an early one (the money before the
 * NF-e, a carrier's step during a return) is stored; one that does not fit is refused without an error, because its
 * sender cannot correct it (C-50).
 */
export const moveFromOutside = async (mover: Mover, orderId: number, move: OrderMove): Promise<OutsideOutcome> => {
  const order = await lockById(mover.tx, orderId)
  if (!order || order.status === 'CART') return 'unknown'
  const followed = order.deliveries_all === 0 ? null : await followEvent(mover, order, move)
  if (followed !== null) return followed
  const decided = decideMove(move.event, toMoveFacts(order))
  if (decided.outcome === 'moves') {
    const money = isPaymentReceived(move) ? { money_in_at: order.money_in_at ?? mover.now } : {}
    await moveOrder(mover, order, { ...move, set: { ...money, ...move.set } })
    return 'moved'
  }
  if (decided.outcome === 'noted') await storeForLater(mover, order, decided.before)
  return decided.outcome
}
