import type * as contract from '@girassol/contract/deliveries'
import type { Handler } from '../../http/context.ts'
import { storeLines } from '../order-record/deliveries/delivery-store.ts'
import { storeFacts } from '../order-record/deliveries/store-facts.ts'
import { logOrderNote } from '../order-record/log-order.ts'
import { byUser } from '../order-record/mover.ts'
import { findDeliveriesView } from './delivery-views.ts'
import { lockDelivery, requirePackable } from './lock-delivery.ts'
import { requireAvailable } from './require-available.ts'

/** DEL-006: corrects a delivery by hand; its units only while it is planned, and within what is in no other one. */
export const editDelivery: Handler<typeof contract.editDelivery> = async (
  context,
  { params: { id }, body: { version, lines, ...facts } },
) => {
  const { tx } = context
  const mover = byUser(context)
  const { order, delivery, others } = await lockDelivery(context, id, version)
  if (lines !== undefined) {
    requirePackable(delivery)
    await requireAvailable(tx, { orderId: order.id, others, lines })
    await storeLines(tx, id, lines)
  }
  await storeFacts(mover, { order, delivery, facts })
  await logOrderNote(mover, order, `Entrega ${delivery.number} corrigida`)
  return findDeliveriesView(context, order)
}
