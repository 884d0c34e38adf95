import { listStatusesAt } from '@girassol/domain/orders'
import type { SerialSource } from '@girassol/domain/warranties'
import { type Expression, sql } from 'kysely'
import type { Tx } from '../../../http/context.ts'

const billed = sql`array[${sql.join(listStatusesAt('billed').map((status) => sql.lit(status)))}]::text[]`
const arrived = sql`array[${sql.join(listStatusesAt('delivered').map((status) => sql.lit(status)))}]::text[]`

const findFirstLine = (statuses: Expression<unknown>) => sql`(
  select min(line.created_at) from order_log line
  where line.order_id = serial_number.order_id and line.to_status = any(${statuses}))`

/**
 * When the warranty of a serial number began (WAR-004): with the invoice, which the order had when it was billed, else
 * with the arrival of the delivery or of the order. Null before either. A unit that replaces another one goes on with
 * the warranty of the first (WAR-007).
 */
const startedAt = sql<string | null>`coalesce(${findFirstLine(billed)}, (
  select delivery.delivered_at from delivery
  join serial_number unit on unit.delivery_id = delivery.id
  where unit.id = coalesce(serial_number.first_id, serial_number.id)), ${findFirstLine(arrived)})`

/** WAR-007: the number of the unit that came in its place. */
const replacedBy = sql<string | null>`(
  select later.number from serial_number later where later.replaces_id = serial_number.id)`

/** Whether a claim names the number, or it replaces another one or was replaced. */
const isClaimed = sql<boolean>`(serial_number.replaces_id is not null
  or exists (select from claim_serial claimed where claimed.serial_id = serial_number.id)
  or exists (select from serial_number later where later.replaces_id = serial_number.id))`

/** The statement of serial numbers with the facts of their warranties; `order_id` and `product_code` are selected too. */
export const selectSerials = (tx: Tx) =>
  tx
    .selectFrom('serial_number')
    .innerJoin('product', 'product.code', 'serial_number.product_code')
    .select([
      'serial_number.id',
      'serial_number.number',
      'serial_number.order_id as orderId',
      'serial_number.order_item_id as itemId',
      'serial_number.product_code as code',
      'product.name as productName',
      'product.warranty_months as productMonths',
      'product.performance_months as performanceMonths',
      startedAt.as('startedAt'),
      replacedBy.as('replacedBy'),
    ])

export type StoredSerial = {
  readonly id: number
  readonly number: string
  readonly itemId: number
  readonly code: string
  readonly productMonths: number | null
  readonly performanceMonths: number | null
  readonly startedAt: string | null
  readonly replacedBy: string | null
  readonly isClaimed: boolean
  readonly source: SerialSource
  readonly registeredAt: string
  readonly registeredById: number | null
  readonly registeredBy: string | null
  readonly delivery: number | null
}

/** The serial numbers of an order, the first entered first. */
export const listStoredSerials = (tx: Tx, orderId: number): Promise<StoredSerial[]> =>
  selectSerials(tx)
    .leftJoin('app_user', 'app_user.id', 'serial_number.registered_by')
    .leftJoin('delivery', 'delivery.id', 'serial_number.delivery_id')
    .select([
      'serial_number.source',
      'serial_number.registered_at as registeredAt',
      'serial_number.registered_by as registeredById',
      'app_user.name as registeredBy',
      'delivery.number as delivery',
      isClaimed.as('isClaimed'),
    ])
    .where('serial_number.order_id', '=', orderId)
    .orderBy('serial_number.id')
    .execute()

/** Whether a delivery of the order has left. */
export const hasSentDelivery = async (tx: Tx, orderId: number): Promise<boolean> => {
  const found = await tx
    .selectFrom('delivery')
    .select('id')
    .where('order_id', '=', orderId)
    .where('dispatched_at', 'is not', null)
    .where('status', '<>', 'CANCELED')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
