import type * as contract from '@girassol/contract/deliveries'
import { sql } from 'kysely'
import type { Handler } from '../../http/context.ts'
import { logOrderNote } from '../order-record/log-order.ts'
import { byUser } from '../order-record/mover.ts'
import { storeLines } from './delivery-store.ts'
import { findDeliveriesView } from './delivery-views.ts'
import { lockDelivery, requirePlanned } from './lock-delivery.ts'
import { requireAvailable } from './require-available.ts'

/** DEL-006: corrects a delivery by hand; its units only while it is planned, and within what is in no other one. */
export const editDelivery: Handler<typeof contract.editDelivery> = async (
  context,
  { params: { id }, body: { version, lines, carrier, trackingCode, trackingLink, nf, promisedOn } },
) => {
  const { tx } = context
  const { order, delivery, others } = await lockDelivery(context, id, version)
  if (lines !== undefined) {
    requirePlanned(delivery)
    await requireAvailable(tx, { orderId: order.id, others, lines })
    await storeLines(tx, id, lines)
  }
  await tx
    .updateTable('delivery')
    .set({
      version: sql<number>`version + 1`,
      ...(carrier !== undefined && { carrier }),
      ...(trackingCode !== undefined && { tracking_code: trackingCode }),
      ...(trackingLink !== undefined && { tracking_link: trackingLink }),
      ...(nf !== undefined && { nf }),
      ...(promisedOn !== undefined && { promised_on: promisedOn }),
    })
    .where('id', '=', id)
    .execute()
  await logOrderNote(byUser(context), order, `Entrega ${delivery.number} corrigida`)
  return findDeliveriesView(context, order)
}
