import type { DeliveriesView } from '@girassol/contract/deliveries'
import { can } from '@girassol/domain/access'
import { canHaveDeliveries, computeProgress, countDeliveries } from '@girassol/domain/deliveries'
import { listDeliveries, listOrderedItems, nameLines } from '../order-record/deliveries/delivery-queries.ts'
import type { Reading } from '../order-record/order-lines.ts'
import type { OrderRecord } from '../order-record/order-record.ts'

/** DEL-001, DEL-004: the deliveries of an order that the caller may read, and how far its items are. */
export const findDeliveriesView = async (
  { tx, actor }: Reading,
  { id, status }: Pick<OrderRecord, 'id' | 'status'>,
): Promise<DeliveriesView> => {
  const deliveries = await listDeliveries(tx, id)
  const items = await listOrderedItems(tx, id)
  const lines = computeProgress(items, deliveries).map((line, index) => {
    const { code = '', name = '' } = items[index] ?? {}
    return { ...line, code, name }
  })
  return {
    deliveries: deliveries.map((delivery) => ({ ...delivery, lines: nameLines(delivery.lines, items) })),
    lines,
    ...countDeliveries(deliveries.map((delivery) => delivery.status)),
    mayPlan:
      can(actor.roles, 'deliveries.manage') &&
      canHaveDeliveries(status) &&
      lines.some(({ unplanned }) => unplanned > 0),
  }
}
