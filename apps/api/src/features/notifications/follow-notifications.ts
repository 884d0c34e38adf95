import type * as contract from '@girassol/contract/notifications'
import { sql } from 'kysely'
import type { StreamHandler } from '../../http/context.ts'
import { type StoredNotification, toNotificationView } from './notifications-queries.ts'

/**
 * Tells a user at once what others write into their bell. One that commits after another with a higher number may be
 * passed over: the question that the bell asks every minute finds it.
 */
export const followNotifications: StreamHandler<typeof contract.followNotifications, StoredNotification> = {
  open: async ({ tx, actor }) => {
    const { last } = await tx
      .selectFrom('notification')
      .select((of) => of.fn.coalesce(of.fn.max('id'), of.lit(0)).as('last'))
      .where('user_id', '=', actor.userId)
      .executeTakeFirstOrThrow()
    return { topic: actor.userId, cursor: last }
  },
  poll: async (tx, heard) => {
    const { rows } = await sql<StoredNotification>`
      select told.id, told.user_id, told.type, told.title, told.message, told.icon, told.is_read, told.order_id,
        told.seller_id, told.created_at
      from unnest(${heard.map(({ topic }) => topic)}::integer[], ${heard.map(({ cursor }) => cursor)}::integer[])
        as heard (user_id, cursor)
      join notification told on told.user_id = heard.user_id and told.id > heard.cursor
      order by told.id`.execute(tx)
    return rows.map((row) => ({ topic: row.user_id, cursor: row.id, event: row }))
  },
  tell: toNotificationView,
}
