import { decideDeliveryMove, deliveryStatuses, findStepOfEvent, listConcerned } from '@girassol/domain/deliveries'
import { decideMove } from '@girassol/domain/orders'
import { logOrderNote } from '../log-order.ts'
import { type OrderMove, toMoveFacts } from '../move-order.ts'
import type { Mover } from '../mover.ts'
import { listDeliveries } from './delivery-queries.ts'
import { type OrderWithDeliveries, settleOrder } from './settle-order.ts'
import { takeStep } from './take-step.ts'

/**
 * C-200: an event about a whole order that has deliveries is taken by each of them that it concerns, and the order
 * follows; `followed`: it stays, because others are behind. Null if it concerns no delivery, or if the order does not take it.
 */
export const followEvent = async (
  mover: Mover,
  order: OrderWithDeliveries,
  { event, log }: OrderMove,
): Promise<'moved' | 'followed' | 'late' | null> => {
  const to = findStepOfEvent(event)
  if (to === null) return null
  const { outcome } = decideMove(event, toMoveFacts(order))
  if (outcome === 'refused' || outcome === 'noted') return null
  const { tx, now: at } = mover
  const concerned = listConcerned(await listDeliveries(tx, order.id))
  const moving = concerned.filter(({ status }) => decideDeliveryMove(status, to) === 'moves')
  if (moving.length === 0) return 'late'
  for (const delivery of moving) {
    await takeStep(tx, delivery, { to, at })
    await logOrderNote(mover, order, `Entrega ${delivery.number}: ${deliveryStatuses[to].label}`)
  }
  return (await settleOrder(mover, order, { log, at })) === 'moved' ? 'moved' : 'followed'
}
