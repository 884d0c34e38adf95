import type { TaskNotice } from '@girassol/domain/notifications'
import { sql } from 'kysely'
import type { NotifyContext } from './notify-about-order.ts'
import { wantsEmail } from './wants-email.ts'

/** SITE-010: a notification for one active user, and a copy by e-mail if the user wants one. */
export const notifyAboutTask = async (
  { tx, now, outbox }: NotifyContext,
  { userId, sellerId }: { readonly userId: number; readonly sellerId: number },
  notice: TaskNotice,
): Promise<void> => {
  const { rows } = await sql<{ id: number }>`
    with told as (
      insert into notification (user_id, type, title, message, icon, seller_id, created_at)
      select id, ${notice.type}, ${notice.title}, ${notice.message}, ${notice.icon}, ${sellerId}::integer,
        ${now}::timestamptz
      from app_user where active and id = ${userId}
      returning id, user_id
    )
    select told.id from told join app_user on app_user.id = told.user_id where ${wantsEmail}
  `.execute(tx)
  for (const { id } of rows) await outbox.add('mail.notification', { notificationId: id })
}
