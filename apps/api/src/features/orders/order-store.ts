import type { Availability } from '@girassol/domain/catalogue'
import { sql, type Updateable } from 'kysely'
import type { Orders } from '../../database/schema.ts'
import type { Context } from '../../http/context.ts'
import { logOrderNote } from '../order-record/log-order.ts'
import { byUser } from '../order-record/mover.ts'
import type { OrderRecord } from '../order-record/order-record.ts'

/** Columns that are recalculated while an order waits. */
export type Recalculated = Pick<
  Updateable<Orders>,
  'delivery_date' | 'estimated_delivery_date' | 'net_commission_cents' | 'insurance'
>

/** Stores recalculated columns of a locked order, with a log line for a saved order. */
export const storeRecalculated = async (
  context: Context,
  order: OrderRecord,
  { set, log }: { readonly set: Recalculated; readonly log: string },
): Promise<void> => {
  await context.tx
    .updateTable('orders')
    .set(set)
    .where('id', '=', order.id)
    .where('status', '=', order.status)
    .execute()
  if (order.status === 'CART') return
  await logOrderNote(byUser(context), order, log)
}

export type NewPromise = { readonly id: number; readonly availability: Availability | null }

/** The promised dispatch date of each item; null if it cannot be delivered. */
export const storePromises = async ({ tx }: Context, promises: readonly NewPromise[]): Promise<void> => {
  await sql`
    update order_item set availability = read.availability
    from jsonb_to_recordset(${JSON.stringify(promises)}::jsonb) as read (id integer, availability text)
    where order_item.id = read.id`.execute(tx)
}
