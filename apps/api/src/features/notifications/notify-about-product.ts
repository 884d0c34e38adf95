import type { ProductNotice } from '@girassol/domain/notifications'
import { sql } from 'kysely'
import type { NotifyContext } from './notify-about-order.ts'
import { wantsEmail } from './wants-email.ts'

/** C-156: a notification about a product for one active user, and a copy by e-mail if the user wants one. */
export const notifyAboutProduct = async (
  { tx, now, outbox }: NotifyContext,
  userId: number,
  notice: ProductNotice,
): Promise<void> => {
  const { rows } = await sql<{ id: number }>`
    with notified as (
      insert into notification (user_id, type, title, message, icon, created_at)
      select id, ${notice.type}, ${notice.title}, ${notice.message}, ${notice.icon}, ${now}::timestamptz
      from app_user where active and id = ${userId}
      returning id, user_id
    )
    select notified.id from notified join app_user on app_user.id = notified.user_id where ${wantsEmail}
  `.execute(tx)
  for (const { id } of rows) await outbox.add('mail.notification', { notificationId: id })
}
