import type { SellerNotice } from '@girassol/domain/notifications'
import { sql } from 'kysely'
import { insertNotifications, type NotifyContext, ofOrder } from './insert-notifications.ts'

type Reader = {
  readonly userId: number
  /** The order to which the notification leads; its seller is that of the notification. */
  readonly orderId?: number
  /** The seller whom the notification is about, where no order says it. */
  readonly sellerId?: number
}

/** C-156: a notification for one active user, and a copy by e-mail if the user wants one. */
export const notifyUser = async (
  context: NotifyContext,
  { userId, orderId, sellerId }: Reader,
  notice: SellerNotice,
): Promise<void> => {
  const readers = sql`app_user.id = ${userId}`
  await insertNotifications(context, { readers, notice, ...ofOrder(orderId ?? null, sellerId) })
}
