import type { DeliveriesView } from '@girassol/contract/deliveries'
import { can } from '@girassol/domain/access'
import { canHaveDeliveries, computeProgress, countDeliveries } from '@girassol/domain/deliveries'
import {
  type DeliveredItem,
  listDeliveries,
  listOrderedItems,
  type StoredDelivery,
} from '../order-record/deliveries/delivery-queries.ts'
import type { Reading } from '../order-record/order-lines.ts'
import type { OrderRecord } from '../order-record/order-record.ts'

const nameItem = (items: readonly DeliveredItem[], itemId: number) => {
  const { code = '', name = '' } = items.find((item) => item.itemId === itemId) ?? {}
  return { code, name }
}

const toDeliveryView = ({ lines, ...delivery }: StoredDelivery, items: readonly DeliveredItem[]) => ({
  ...delivery,
  lines: lines.map((line) => ({ ...line, ...nameItem(items, line.itemId) })),
})

/** DEL-001, DEL-004: the deliveries of an order that the caller may read, and how far its items are. */
export const findDeliveriesView = async (
  { tx, actor }: Reading,
  { id, status }: Pick<OrderRecord, 'id' | 'status'>,
): Promise<DeliveriesView> => {
  const deliveries = await listDeliveries(tx, id)
  const items = await listOrderedItems(tx, id)
  const lines = computeProgress(items, deliveries).map((line) => ({ ...line, ...nameItem(items, line.itemId) }))
  return {
    deliveries: deliveries.map((delivery) => toDeliveryView(delivery, items)),
    lines,
    ...countDeliveries(deliveries.map((delivery) => delivery.status)),
    mayPlan:
      can(actor.roles, 'deliveries.manage') &&
      canHaveDeliveries(status) &&
      lines.some(({ unplanned }) => unplanned > 0),
  }
}
