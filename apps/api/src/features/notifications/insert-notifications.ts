import type { SellerNotice } from '@girassol/domain/notifications'
import { type RawBuilder, sql } from 'kysely'
import type { PublicContext } from '../../http/context.ts'
import { wantsEmail } from './wants-email.ts'

/** The transaction of the notifications, and the effects that are sent after it. */
export type NotifyContext = Pick<PublicContext, 'tx' | 'now' | 'outbox'>

type Notified = {
  /** SQL: which of the active rows of app_user get it. */
  readonly readers: RawBuilder<unknown>
  readonly notice: SellerNotice
  /** The order to which it leads, and the seller whom it is about. */
  readonly orderId?: number | RawBuilder<number> | null
  readonly sellerId?: number | RawBuilder<number> | null
}

/** C-156: adds a notification for each active reader, and a copy by e-mail for those who want one. */
export const insertNotifications = async (
  { tx, now, outbox }: NotifyContext,
  { readers, notice, orderId = null, sellerId = null }: Notified,
): Promise<void> => {
  const { type, title, message, icon, path = null } = notice
  const { rows } = await sql<{ id: number }>`
    with notified as (
      insert into notification (user_id, type, title, message, icon, path, order_id, seller_id, created_at)
      select app_user.id, ${type}, ${title}, ${message}, ${icon}, ${path}, ${orderId}::integer, ${sellerId}::integer,
        ${now}::timestamptz
      from app_user where app_user.active and (${readers})
      returning id, user_id
    )
    select notified.id from notified join app_user on app_user.id = notified.user_id
    where ${wantsEmail}
    order by notified.id`.execute(tx)
  for (const { id } of rows) await outbox.add('mail.notification', { notificationId: id })
}

/** SQL: an order that may have been removed meanwhile, and its seller, else the given one. */
export const ofOrder = (orderId: number | null, sellerId: number | null = null) => ({
  orderId: sql<number>`(select orders.id from orders where orders.id = ${orderId}::integer)`,
  sellerId: sql<number>`coalesce((select orders.seller_id from orders where orders.id = ${orderId}::integer), ${sellerId}::integer)`,
})
