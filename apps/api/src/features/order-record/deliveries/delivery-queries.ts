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
  /** It replaces units of this claim (CLM-007); null for a delivery of what was ordered. */
  readonly claim: { readonly id: number; readonly year: number; readonly number: number } | null
  readonly isReplacement: boolean
  /** When its check was closed (DEL-009). */
  readonly closedAt: string | null
  readonly isDivergent: boolean
  readonly lines: readonly DeliveryLine[]
}

/** The order of a delivery; 0, which no order has, for a delivery that does not exist: both are the same 404 (C-08). */
export const findOrderOfDelivery = async (tx: Tx, id: number): Promise<number> => {
  const row = await tx.selectFrom('delivery').select('order_id').where('id', '=', id).executeTakeFirst()
  return row?.order_id ?? 0
}

/** The deliveries of an order by their number, each with its lines in the order of the items. */
export const listDeliveries = (tx: Tx, orderId: number): Promise<StoredDelivery[]> =>
  tx
    .selectFrom('delivery')
    .leftJoin('delivery_check', 'delivery_check.delivery_id', 'delivery.id')
    .select([
      'delivery.id',
      'delivery.number',
      'delivery.status',
      'delivery.carrier',
      'delivery.tracking_code as trackingCode',
      'delivery.tracking_link as trackingLink',
      'delivery.nf',
      'delivery.nf_key as nfKey',
      'delivery.promised_on as promisedOn',
      'delivery.dispatched_at as dispatchedAt',
      'delivery.delivered_at as deliveredAt',
      'delivery.is_governed as isGoverned',
      'delivery.version',
      sql<StoredDelivery['claim']>`(
        select json_build_object('id', claim.id, 'year', claim.year, 'number', claim.number)
        from claim where claim.id = delivery.claim_id)`.as('claim'),
      sql<boolean>`delivery.claim_id is not null`.as('isReplacement'),
      'delivery_check.closed_at as closedAt',
      sql<boolean>`coalesce(delivery_check.is_divergent, false)`.as('isDivergent'),
      sql<DeliveryLine[]>`(
        select json_agg(json_build_object('itemId', line.order_item_id, 'quantity', line.quantity)
          order by item.position, item.id)
        from delivery_line line join order_item item on item.id = line.order_item_id
        where line.delivery_id = delivery.id)`.as('lines'),
    ])
    .where('delivery.order_id', '=', orderId)
    .orderBy('delivery.number')
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
