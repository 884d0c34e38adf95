import type { Availability } from '@girassol/domain/catalogue'
import type { DeliveryLine, DeliveryStatus, OrderedItem } from '@girassol/domain/deliveries'
import { sql } from 'kysely'
import type { Tx } from '../../../http/context.ts'

export type StoredDelivery = {
  readonly id: number
  readonly number: number
  readonly status: DeliveryStatus
  readonly carrier: string | null
  readonly trackingCode: string | null
  readonly trackingLink: string | null
  readonly nf: string | null
  readonly nfKey: string | null
  readonly promisedOn: string | null
  readonly dispatchedAt: string | null
  readonly deliveredAt: string | null
  readonly isGoverned: boolean
  readonly version: number
  readonly lines: readonly DeliveryLine[]
}

/** The deliveries of an order by their number, each with its lines in the order of the items. */
export const listDeliveries = (tx: Tx, orderId: number): Promise<StoredDelivery[]> =>
  tx
    .selectFrom('delivery')
    .select([
      'id',
      'number',
      'status',
      'carrier',
      'tracking_code as trackingCode',
      'tracking_link as trackingLink',
      'nf',
      'nf_key as nfKey',
      'promised_on as promisedOn',
      'dispatched_at as dispatchedAt',
      'delivered_at as deliveredAt',
      'is_governed as isGoverned',
      'version',
      sql<DeliveryLine[]>`(
        select json_agg(json_build_object('itemId', line.order_item_id, 'quantity', line.quantity)
          order by item.position, item.id)
        from delivery_line line join order_item item on item.id = line.order_item_id
        where line.delivery_id = delivery.id)`.as('lines'),
    ])
    .where('order_id', '=', orderId)
    .orderBy('number')
    .execute()

export type DeliveredItem = OrderedItem & {
  readonly code: string
  readonly name: string
  readonly availability: Availability | null
}

/** The lines of a delivery with the codes and names of their items. */
export const nameLines = (lines: readonly DeliveryLine[], items: readonly DeliveredItem[]) =>
  lines.map((line) => {
    const { code = '', name = '' } = items.find(({ itemId }) => itemId === line.itemId) ?? {}
    return { ...line, code, name }
  })

/** The items of an order in their order, with the units that were ordered. */
export const listOrderedItems = (tx: Tx, orderId: number): Promise<DeliveredItem[]> =>
  tx
    .selectFrom('order_item')
    .select(['id as itemId', 'product_code as code', 'product_name as name', 'quantity', 'availability'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .orderBy('id')
    .execute()
