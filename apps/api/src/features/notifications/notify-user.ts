import type { SellerNotice } from '@girassol/domain/notifications'
import { sql } from 'kysely'
import type { NotifyContext } from './notify-about-order.ts'
import { wantsEmail } from './wants-email.ts'

/** C-156: a notification about an order for one active user, and a copy by e-mail if the user wants one. */
export const notifyUser = async (
  { tx, now, outbox }: NotifyContext,
  { userId, orderId }: { readonly userId: number; readonly orderId: number },
  notice: SellerNotice,
): Promise<void> => {
  const { rows } = await sql<{ id: number }>`
    with notified as (
      insert into notification (user_id, type, title, message, icon, order_id, seller_id, created_at)
      select app_user.id, ${notice.type}, ${notice.title}, ${notice.message}, ${notice.icon}, orders.id,
        orders.seller_id, ${now}::timestamptz
      from app_user join orders on orders.id = ${orderId}::integer
      where app_user.active and app_user.id = ${userId}
      returning id, user_id
    )
    select notified.id from notified join app_user on app_user.id = notified.user_id where ${wantsEmail}
  `.execute(tx)
  for (const { id } of rows) await outbox.add('mail.notification', { notificationId: id })
}
