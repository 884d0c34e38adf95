import {
  decideDeliveryMove,
  describeStep,
  findStepOfEvent,
  leaveOutReplacements,
  listConcerned,
} from '@girassol/domain/deliveries'
import { decideMove } from '@girassol/domain/orders'
import { logOrderNote } from '../log-order.ts'
import { type OrderMove, toMoveFacts } from '../move-order.ts'
import type { Mover } from '../mover.ts'
import { listDeliveries, type StoredDelivery } from './delivery-queries.ts'
import { type OrderWithDeliveries, settleOrder } from './settle-order.ts'
import { takeStep } from './take-step.ts'

/**
 * C-200: an event about a whole order that has deliveries is taken by each of them that it concerns, and the order
 * follows; `followed`: it stays, because others are behind. Null if it concerns no delivery, or if the order takes it by
 * itself or not at all.
 */
export const followEvent = async (
  mover: Mover,
  order: OrderWithDeliveries,
  { event, log, set = {} }: OrderMove,
): Promise<'moved' | 'followed' | 'late' | null> => {
  const to = findStepOfEvent(event)
  if (to === null) return null
  const { outcome } = decideMove(event, toMoveFacts(order))
  if (outcome === 'refused' || outcome === 'noted') return null
  const { tx, now: at } = mover
  const deliveries = leaveOutReplacements(await listDeliveries(tx, order.id))
  const isBehind = ({ status }: StoredDelivery) => decideDeliveryMove(status, to) === 'moves'
  const moving = listConcerned(deliveries).filter(isBehind)
  // Two statuses of an order may be one step of a delivery: if none is behind, the order alone takes the event. It is
  // delivered by its deliveries alone, because units may be in none yet.
  if (moving.length === 0) return to === 'DELIVERED' || deliveries.some(isBehind) ? 'late' : null
  for (const delivery of moving) {
    await takeStep(mover, order, { delivery, to, at })
    await logOrderNote(mover, order, describeStep(delivery.number, to))
  }
  return (await settleOrder(mover, order, { log, at, set })) === 'moved' ? 'moved' : 'followed'
}
