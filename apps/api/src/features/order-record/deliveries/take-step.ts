import { type DeliveryStatus, isSent } from '@girassol/domain/deliveries'
import { findDeliveryNotice } from '@girassol/domain/notifications'
import { sql } from 'kysely'
import { notifyAboutOrder } from '../../notifications/notify-about-order.ts'
import type { MovedOrder, Mover } from '../mover.ts'
import { listOrderedItems, nameLines, type StoredDelivery } from './delivery-queries.ts'
import { recordDeliveryChange } from './record-delivery-change.ts'

export type Step = { readonly delivery: StoredDelivery; readonly to: DeliveryStatus; readonly at: string }

/**
 * Stores a step of a delivery, with when it left and when it arrived, and notifies the readers of its order (DEL-008);
 * the user who reports the step gets no notice.
 */
export const takeStep = async (mover: Mover, order: MovedOrder, { delivery, to, at }: Step): Promise<void> => {
  const { tx, now, author } = mover
  const { id, status: from } = delivery
  await tx
    .updateTable('delivery')
    .set({
      status: to,
      version: sql<number>`version + 1`,
      ...(isSent(to) && !isSent(from) && { dispatched_at: at }),
      ...(to === 'DELIVERED' && { delivered_at: at }),
    })
    .where('id', '=', id)
    .execute()
  await recordDeliveryChange(tx, { id, orderId: order.id, status: to, now })
  const lines = nameLines(delivery.lines, await listOrderedItems(tx, order.id))
  const notice = findDeliveryNotice({ from, to }, { ...delivery, lines })
  if (notice !== null) await notifyAboutOrder(mover, order, { notice, except: author.userId })
}
