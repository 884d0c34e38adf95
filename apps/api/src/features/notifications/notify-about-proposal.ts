import type { ProposalNotice } from '@girassol/domain/notifications'
import { sql } from 'kysely'
import type { NotifyContext } from './notify-about-order.ts'
import { wantsEmail } from './wants-email.ts'

/** C-156: a notification for every user of the seller, and a copy by e-mail for those who want one. */
export const notifyAboutProposal = async (
  { tx, now, outbox }: NotifyContext,
  sellerId: number,
  notice: ProposalNotice,
): Promise<void> => {
  const { rows } = await sql<{ id: number }>`
    with told as (
      insert into notification (user_id, type, title, message, icon, seller_id, created_at)
      select id, ${notice.type}, ${notice.title}, ${notice.message}, ${notice.icon}, ${sellerId}::integer,
        ${now}::timestamptz
      from app_user where active and (seller_id = ${sellerId} or owner_id = ${sellerId})
      returning id, user_id
    )
    select told.id from told join app_user on app_user.id = told.user_id where ${wantsEmail} order by told.id
  `.execute(tx)
  for (const { id } of rows) await outbox.add('mail.notification', { notificationId: id })
}
