import type { NotificationView } from '@girassol/contract/notifications'
import { type NotificationIcon, type NotificationType, parsePollSeconds } from '@girassol/domain/notifications'
import { sql } from 'kysely'
import { countLimit, toPage } from '../../database/to-page.ts'
import type { Tx } from '../../database/transaction.ts'

/** A notification as it is stored. */
export type StoredNotification = {
  readonly id: number
  readonly user_id: number
  readonly type: NotificationType
  readonly title: string
  readonly message: string
  readonly icon: NotificationIcon
  readonly is_read: boolean
  readonly path: string | null
  readonly order_id: number | null
  readonly seller_id: number | null
  readonly created_at: string
}

export const notificationColumns = [
  'id',
  'user_id',
  'type',
  'title',
  'message',
  'icon',
  'is_read',
  'path',
  'order_id',
  'seller_id',
  'created_at',
] as const

/** NOT-002 */
export const toNotificationView = (row: StoredNotification): NotificationView => ({
  id: row.id,
  type: row.type,
  title: row.title,
  message: row.message,
  icon: row.icon,
  readed: row.is_read,
  invoiceId: row.order_id,
  path: row.path,
  sellerId: row.seller_id,
  createdAt: row.created_at,
})

/** How many are unread, among the newest 10,001, and the configured polling interval. */
const findBell = async (tx: Tx, userId: number) => {
  const { rows } = await sql<{ unread: number; poll: unknown }>`
    select (select count(*)::integer from (
        select from notification where user_id = ${userId} and not is_read limit ${countLimit}) as unread) as unread,
      (select value from setting where key = 'notification-poll-seconds') as poll`.execute(tx)
  return { unread: rows[0]?.unread ?? 0, pollSeconds: parsePollSeconds(rows[0]?.poll) }
}

const countNotifications = async (tx: Tx, userId: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
    from (select from notification where user_id = ${userId} limit ${countLimit}) as counted`.execute(tx)
  return rows[0]?.count ?? 0
}

/** NOT-007: a page of a user's notifications, newest first, with the bell's counts over all of them. */
export const findNotifications = async (tx: Tx, userId: number, query: { take: number; page: number }) => {
  const { take, page } = query
  const rows = await tx
    .selectFrom('notification')
    .select(notificationColumns)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(take)
    .offset((page - 1) * take)
    .execute()
  const data = rows.map(toNotificationView)
  const found = await toPage(data, { skip: page, take }, () => countNotifications(tx, userId))
  return { ...found, ...(await findBell(tx, userId)) }
}
