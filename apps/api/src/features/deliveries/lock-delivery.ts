import type { WriteContext } from '../../http/context.ts'
import { orNotFound, Refused } from '../../http/refused.ts'
import { refuseStale } from '../../records/refuse-stale.ts'
import { listDeliveries, type StoredDelivery } from '../order-record/deliveries/delivery-queries.ts'
import { lockOrder } from '../order-record/lock-order.ts'
import type { OrderRecord } from '../order-record/order-record.ts'

const deliveryNotFound = 'Entrega não encontrada.'

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
  const row = await tx.selectFrom('delivery').select('order_id').where('id', '=', id).executeTakeFirst()
  const order = await lockOrder(context, orNotFound(row, deliveryNotFound).order_id)
  const deliveries = await listDeliveries(tx, order.id)
  const delivery = orNotFound(
    deliveries.find((each) => each.id === id),
    deliveryNotFound,
  )
  if (delivery.isGoverned) throw new Refused('Esta entrega é controlada pelo ERP.', { status: 409, reason: 'governed' })
  refuseStale(delivery, seen)
  return { order, delivery, others: deliveries.filter((each) => each.id !== id) }
}

/** 409 unless the delivery is still planned: what has left is not packed again. */
export const requirePlanned = ({ status }: StoredDelivery): void => {
  if (status === 'PLANNED') return
  throw new Refused('Só uma entrega planejada muda de itens.', { status: 409, reason: 'notPlanned' })
}
