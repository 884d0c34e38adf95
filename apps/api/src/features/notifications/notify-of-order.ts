import type { NoticeReader, OrderNotice } from '@girassol/domain/notifications'
import { sql } from 'kysely'
import type { Tx } from '../../http/context.ts'

/** Whose order it is. */
export type NotifiedOrder = { readonly id: number; readonly seller_id: number; readonly created_by: number }

const readersOf = (to: NoticeReader, order: NotifiedOrder) =>
  to === 'financial'
    ? sql`'FINANCIAL' = any(roles)`
    : sql`(seller_id = ${order.seller_id} or owner_id = ${order.seller_id} or id = ${order.created_by})`

/** C-111: a line in the bell of everyone whom the notice is for; `except` knows already, for they did it. */
export const notifyOfOrder = async (
  tx: Tx,
  order: NotifiedOrder,
  given: { readonly notice: OrderNotice; readonly now: string; readonly except?: number | null },
): Promise<void> => {
  const { notice, now, except = null } = given
  await sql`
    insert into notification (user_id, type, title, message, icon, order_id, seller_id, created_at)
    select id, ${notice.type}, ${notice.title}, ${notice.message(order.id)}, ${notice.icon}, ${order.id}::integer,
      ${order.seller_id}::integer, ${now}::timestamptz
    from app_user
    where active and ${readersOf(notice.to, order)} and id is distinct from ${except}::integer`.execute(tx)
}
