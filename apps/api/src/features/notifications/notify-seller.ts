import type { SellerNotice } from '@girassol/domain/notifications'
import { sql } from 'kysely'
import type { NotifyContext } from './notify-about-order.ts'
import { wantsEmail } from './wants-email.ts'

type Told = {
  readonly sellerId: number
  readonly notice: SellerNotice
  /** The author, who gets none; null where no user of the seller is it. */
  readonly besides: number | null
}

/** C-156: a notification for every other user of the seller, and a copy by e-mail for those who want one. */
export const notifySeller = async (
  { tx, now, outbox }: NotifyContext,
  { sellerId, notice, besides }: Told,
): Promise<void> => {
  const { rows } = await sql<{ id: number }>`
    with told as (
      insert into notification (user_id, type, title, message, icon, path, seller_id, created_at)
      select id, ${notice.type}, ${notice.title}, ${notice.message}, ${notice.icon}, ${notice.path ?? null}, ${sellerId}::integer,
        ${now}::timestamptz
      from app_user where active and (seller_id = ${sellerId} or owner_id = ${sellerId})
        and id is distinct from ${besides}::integer
      returning id, user_id
    )
    select told.id from told join app_user on app_user.id = told.user_id where ${wantsEmail} order by told.id
  `.execute(tx)
  for (const { id } of rows) await outbox.add('mail.notification', { notificationId: id })
}
