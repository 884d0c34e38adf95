import type { RoleNotice } from '@girassol/domain/notifications'
import { sql } from 'kysely'
import type { NotifyContext } from './notify-about-order.ts'
import { wantsEmail } from './wants-email.ts'

/**
 * C-111: adds a notification for every active user with one of the roles, and a copy by e-mail for those who want one;
 * with the number of an order it leads to that order.
 */
export const notifyRoles = async (
  { tx, now, outbox }: NotifyContext,
  { to, except = null, ...notice }: RoleNotice,
  orderId: number | null = null,
): Promise<void> => {
  const { rows } = await sql<{ id: number }>`
    with notified as (
      insert into notification (user_id, type, title, message, icon, path, order_id, seller_id, created_at)
      select app_user.id, ${notice.type}, ${notice.title}, ${notice.message}, ${notice.icon}, ${notice.path ?? null}, orders.id,
        orders.seller_id, ${now}::timestamptz
      from app_user left join orders on orders.id = ${orderId}::integer
      where app_user.active and app_user.roles && ${to}::text[] and app_user.id is distinct from ${except}::integer
      returning id, user_id
    )
    select notified.id from notified join app_user on app_user.id = notified.user_id
    where ${wantsEmail}
    order by notified.id`.execute(tx)
  for (const { id } of rows) await outbox.add('mail.notification', { notificationId: id })
}
