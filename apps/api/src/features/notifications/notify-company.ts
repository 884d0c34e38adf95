import type { CompanyNotice } from '@girassol/domain/notifications'
import { sql } from 'kysely'
import type { NotifyContext } from './notify-about-order.ts'
import { wantsEmail } from './wants-email.ts'

type Addressees = {
  readonly sellerId: number
  /** The user whom the notice is about; all ADMINs of the company get it too. */
  readonly userId: number
  /** The author of the change gets none. */
  readonly except: number
}

/** COMP-020: a notification for the user and the active ADMINs of his company, by e-mail too for those who want one. */
export const notifyCompany = async (
  { tx, now, outbox }: NotifyContext,
  { sellerId, userId, except }: Addressees,
  notice: CompanyNotice,
): Promise<void> => {
  const { rows } = await sql<{ id: number }>`
    with notified as (
      insert into notification (user_id, type, title, message, icon, path, seller_id, created_at)
      select id, ${notice.type}, ${notice.title}, ${notice.message}, ${notice.icon}, ${notice.path ?? null}, ${sellerId}::integer,
        ${now}::timestamptz
      from app_user
      where active and id <> ${except} and coalesce(seller_id, owner_id) = ${sellerId}
        and (id = ${userId} or company_role = 'ADMIN')
      returning id, user_id
    )
    select notified.id from notified join app_user on app_user.id = notified.user_id
    where ${wantsEmail}
    order by notified.id`.execute(tx)
  for (const { id } of rows) await outbox.add('mail.notification', { notificationId: id })
}
