import type * as contract from '@girassol/contract/notifications'
import { sql } from 'kysely'
import type { StreamHandler } from '../../http/context.ts'
import { notificationColumns, type StoredNotification, toNotificationView } from './notifications-queries.ts'

/** A notification, or none, with the snapshot that the reader has and the current one. */
type Row = (StoredNotification | { readonly id: null }) & {
  readonly heard_by: number
  readonly heard: string
  readonly now: string
}

const columns = sql.join(notificationColumns.map((column) => sql.ref(`told.${column}`)))

const hasNotification = (row: Row): row is Row & StoredNotification => row.id !== null

/**
 * NOT-006: streams new notifications to their user. The mark is a snapshot of the database, so that a notification that
 * commits after one with a higher number is sent too.
 */
export const followNotifications: StreamHandler<typeof contract.followNotifications, StoredNotification, string> = {
  open: async ({ tx, actor }) => {
    const { rows } = await sql<{ now: string }>`select pg_current_snapshot()::text as now`.execute(tx)
    return { topic: actor.userId, mark: rows[0]?.now ?? '' }
  },
  poll: async (tx, positions) => {
    // A restored database contains transaction numbers of another one: those above the current snapshot are not new.
    const { rows } = await sql<Row>`
      select heard.user_id as heard_by, heard.seen::text as heard, pg_current_snapshot()::text as now,
        ${columns}
      from unnest(${positions.map(({ topic }) => topic)}::integer[], ${positions.map(({ mark }) => mark)}::pg_snapshot[])
        as heard (user_id, seen)
      left join notification told on told.user_id = heard.user_id
        and told.written_by >= pg_snapshot_xmin(heard.seen)
        and told.written_by < pg_snapshot_xmax(pg_current_snapshot())
        and not pg_visible_in_snapshot(told.written_by, heard.seen)
      order by told.id`.execute(tx)
    return positions.flatMap((each) => {
      const found = rows.filter((row) => row.heard_by === each.topic && row.heard === each.mark)
      const now = found[0]?.now
      return now === undefined ? [] : [{ position: each, events: found.filter(hasNotification), mark: now }]
    })
  },
  toMessage: toNotificationView,
}
