import type { SellerNotice } from '@girassol/domain/notifications'
import { sql } from 'kysely'
import type { NotifyContext } from './notify-about-order.ts'
import { wantsEmail } from './wants-email.ts'

type Reader = {
  readonly userId: number
  /** The order to which the notification leads; its seller is that of the notification. */
  readonly orderId?: number
  /** The seller whom the notification is about, where no order says it. */
  readonly sellerId?: number
}

/** C-156: a notification for one active user, and a copy by e-mail if the user wants one. */
export const notifyUser = async (
  { tx, now, outbox }: NotifyContext,
  { userId, orderId, sellerId }: Reader,
  notice: SellerNotice,
): Promise<void> => {
  const { rows } = await sql<{ id: number }>`
    with notified as (
      insert into notification (user_id, type, title, message, icon, path, order_id, seller_id, created_at)
      select app_user.id, ${notice.type}, ${notice.title}, ${notice.message}, ${notice.icon}, ${notice.path ?? null}, orders.id,
        coalesce(orders.seller_id, ${sellerId ?? null}::integer), ${now}::timestamptz
      from app_user left join orders on orders.id = ${orderId ?? null}::integer
      where app_user.active and app_user.id = ${userId}
      returning id, user_id
    )
    select notified.id from notified join app_user on app_user.id = notified.user_id where ${wantsEmail}
  `.execute(tx)
  for (const { id } of rows) await outbox.add('mail.notification', { notificationId: id })
}
