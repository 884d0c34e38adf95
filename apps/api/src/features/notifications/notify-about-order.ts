import type { NoticeReader, OrderNotice } from '@girassol/domain/notifications'
import { sql } from 'kysely'
import type { PublicContext } from '../../http/context.ts'
import { wantsEmail } from './wants-email.ts'

/** The order with its seller. */
export type NotifiedOrder = { readonly id: number; readonly seller_id: number; readonly created_by: number }

/** The transaction of the notifications, and the effects that are sent after it. */
export type NotifyContext = Pick<PublicContext, 'tx' | 'now' | 'outbox'>

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
  { tx, now, outbox }: NotifyContext,
  order: NotifiedOrder,
  { notice, except = null }: { readonly notice: OrderNotice; readonly except?: number | null },
): Promise<void> => {
  const { rows } = await sql<{ id: number }>`
    with told as (
      insert into notification (user_id, type, title, message, icon, path, order_id, seller_id, created_at)
      select id, ${notice.type}, ${notice.title}, ${notice.message(order.id)}, ${notice.icon}, ${notice.path ?? null}, ${order.id}::integer,
        ${order.seller_id}::integer, ${now}::timestamptz
      from app_user
      where active and ${matchesReader(notice.to, order)} and id is distinct from ${except}::integer
      returning id, user_id
    )
    select told.id from told join app_user on app_user.id = told.user_id
    where ${wantsEmail}
    order by told.id`.execute(tx)
  for (const { id } of rows) await outbox.add('mail.notification', { notificationId: id })
}
