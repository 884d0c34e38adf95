import type * as contract from '@girassol/contract/notifications'
import type { Handler } from '../../http/context.ts'
import { orNotFound } from '../../http/refused.ts'
import { toNotificationView } from './notifications-queries.ts'
import { markAllRead, markRead } from './notifications-store.ts'

/** NOT-005, NOT-009: marks one as read; 404 for another user's. */
export const readNotification: Handler<typeof contract.readNotification> = async ({ tx, actor }, { params }) => {
  const read = await markRead(tx, { id: params.id, userId: actor.userId })
  return toNotificationView(orNotFound(read ?? null, 'Notificação não encontrada.'))
}

/** NOT-005: marks all of the caller's as read. */
export const readAllNotifications: Handler<typeof contract.readAllNotifications> = async ({ tx, actor }) => {
  await markAllRead(tx, actor.userId)
  return { unread: 0 }
}
