import type { WriteContext } from '../../http/context.ts'
import { orNotFound, Refused } from '../../http/refused.ts'
import { refuseStale } from '../../records/refuse-stale.ts'
import {
  findOrderOfDelivery,
  listDeliveries,
  type StoredDelivery,
} from '../order-record/deliveries/delivery-queries.ts'
import { lockOrder } from '../order-record/lock-order.ts'
import type { OrderRecord } from '../order-record/order-record.ts'

export type LockedDelivery = {
  readonly order: OrderRecord
  readonly delivery: StoredDelivery
  /** The other deliveries of the order. */
  readonly others: readonly StoredDelivery[]
}

/**
 * DEL-006: a delivery that may be changed by hand, locked with its order until the call ends. 404 outside the caller's
 * scope; 409 if another system reports it, or if it changed since the caller saw it.
 */
export const lockDelivery = async (context: WriteContext, id: number, seen: number): Promise<LockedDelivery> => {
  const { tx } = context
  const order = await lockOrder(context, await findOrderOfDelivery(tx, id))
  const deliveries = await listDeliveries(tx, order.id)
  const delivery = orNotFound(deliveries.find((each) => each.id === id))
  if (delivery.isGoverned) throw new Refused('Esta entrega é controlada pelo ERP.', { status: 409, reason: 'governed' })
  refuseStale(delivery, seen)
  return { order, delivery, others: deliveries.filter((each) => each.id !== id) }
}

/** 409 unless the delivery is still planned, for what has left is not packed again, and for a replacement (CLM-007). */
export const requirePackable = ({ status, isReplacement }: StoredDelivery): void => {
  if (isReplacement)
    throw new Refused('Os itens de uma reposição são os da ocorrência.', { status: 409, reason: 'replacement' })
  if (status === 'PLANNED') return
  throw new Refused('Só uma entrega planejada muda de itens.', { status: 409, reason: 'notPlanned' })
}
