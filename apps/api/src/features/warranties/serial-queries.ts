import { listStatusesAt } from '@girassol/domain/orders'
import type { SerialSource } from '@girassol/domain/warranties'
import { type Expression, sql } from 'kysely'
import type { Tx } from '../../http/context.ts'

const billed = sql`array[${sql.join(listStatusesAt('billed').map((status) => sql.lit(status)))}]::text[]`
const arrived = sql`array[${sql.join(listStatusesAt('delivered').map((status) => sql.lit(status)))}]::text[]`

const findFirstLine = (statuses: Expression<unknown>) => sql`(
  select min(line.created_at) from order_log line
  where line.order_id = serial_number.order_id and line.to_status = any(${statuses}))`

/**
 * When the warranty of a serial number began (WAR-004): with the invoice, which the order had when it was billed, else
 * with the arrival of the delivery or of the order. Null before either.
 */
const startedAt = sql<string | null>`coalesce(${findFirstLine(billed)}, (
  select delivery.delivered_at from delivery where delivery.id = serial_number.delivery_id), ${findFirstLine(arrived)})`

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
    ])

export type StoredSerial = {
  readonly id: number
  readonly number: string
  readonly itemId: number
  readonly code: string
  readonly productMonths: number | null
  readonly performanceMonths: number | null
  readonly startedAt: string | null
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
