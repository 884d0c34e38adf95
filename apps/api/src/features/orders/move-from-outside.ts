import { decideMove } from '@girassol/domain/orders'
import type { Tx } from '../../http/context.ts'
import { moveFactsOf, moveOrder, type OrderMove } from './move-order.ts'
import type { Mover } from './mover.ts'
import { type OrderRecord, selectOrders } from './order-record.ts'

/** What became of an event of the ERP, the gateway or a carrier; `unknown` names no order. */
export type OutsideOutcome = 'moved' | 'noted' | 'late' | 'refused' | 'unknown'

const lockById = (tx: Tx, id: number): Promise<OrderRecord | undefined> =>
  selectOrders(tx).where('orders.id', '=', id).forUpdate('orders').executeTakeFirst()

/**
 * Moves an order as the outside tells it, once: what comes late changes nothing, money that comes before the NF-e is
 * kept for it, and what does not fit is refused without an error, for its sender cannot mend it (C-50).
 */
export const moveFromOutside = async (mover: Mover, orderId: number, move: OrderMove): Promise<OutsideOutcome> => {
  const order = await lockById(mover.tx, orderId)
  if (!order || order.status === 'CART') return 'unknown'
  const { outcome } = decideMove(move.event, moveFactsOf(order))
  if (outcome === 'moves') {
    const money = move.event === 'moneyReceived' ? { money_in_at: mover.now } : {}
    await moveOrder(mover, order, { ...move, set: { ...money, ...move.set } })
    return 'moved'
  }
  if (outcome === 'noted' && order.money_in_at === null) {
    await mover.tx.updateTable('orders').set({ money_in_at: mover.now }).where('id', '=', orderId).execute()
  }
  return outcome
}
