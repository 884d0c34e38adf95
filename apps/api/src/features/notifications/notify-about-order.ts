import type { NoticeReader, OrderNotice } from '@girassol/domain/notifications'
import { sql } from 'kysely'
import { insertNotifications, type NotifyContext } from './insert-notifications.ts'

/** The order with its seller. */
export type NotifiedOrder = { readonly id: number; readonly seller_id: number; readonly created_by: number }

/** The users of the seller, and the member of staff who made the order; not a user of an earlier seller (C-227). */
const matchesReader = (to: NoticeReader, order: NotifiedOrder) =>
  to === 'financial'
    ? sql`'FINANCIAL' = any(roles)`
    : sql`(seller_id = ${order.seller_id} or owner_id = ${order.seller_id}
        or id = ${order.created_by} and seller_id is null and owner_id is null)`

/**
 * C-111: adds a notification for every recipient of the notice, and a copy by e-mail for those who want one; the user
 * `except` made the change and gets none.
 */
export const notifyAboutOrder = async (
  context: NotifyContext,
  order: NotifiedOrder,
  { notice, except = null }: { readonly notice: OrderNotice; readonly except?: number | null },
): Promise<void> => {
  const readers = sql`${matchesReader(notice.to, order)} and id is distinct from ${except}::integer`
  await insertNotifications(context, {
    readers,
    notice: { ...notice, message: notice.message(order.id) },
    orderId: order.id,
    sellerId: order.seller_id,
  })
}
