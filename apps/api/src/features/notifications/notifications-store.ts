import type { Tx } from '../../database/transaction.ts'
import { notificationColumns, type StoredNotification } from './notifications-queries.ts'

type Own = { readonly id: number; readonly userId: number }

/** Undefined when it is not the user's. */
export const markRead = (tx: Tx, { id, userId }: Own): Promise<StoredNotification | undefined> =>
  tx
    .updateTable('notification')
    .set({ is_read: true })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(notificationColumns)
    .executeTakeFirst()

export const markAllRead = async (tx: Tx, userId: number): Promise<void> => {
  await tx
    .updateTable('notification')
    .set({ is_read: true })
    .where('user_id', '=', userId)
    .where('is_read', '=', false)
    .execute()
}

/** False when it is not the user's. */
export const deleteNotification = async (tx: Tx, { id, userId }: Own): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('notification')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const deleteAllNotifications = async (tx: Tx, userId: number): Promise<void> => {
  await tx.deleteFrom('notification').where('user_id', '=', userId).execute()
}

export const deleteOlderThan = async (tx: Tx, instant: string): Promise<void> => {
  await tx.deleteFrom('notification').where('created_at', '<', instant).execute()
}
