import type * as contract from '@girassol/contract/notifications'
import type { Handler } from '../../http/context.ts'
import { Refused } from '../../http/refused.ts'
import { deleteAllNotifications, deleteNotification } from './notifications-store.ts'

/** NOT-010: removes one; 404 for another user's. */
export const removeNotification: Handler<typeof contract.removeNotification> = async ({ tx, actor }, { params }) => {
  const removed = await deleteNotification(tx, { id: params.id, userId: actor.userId })
  if (!removed) throw new Refused('Notificação não encontrada.', { status: 404 })
  return null
}

/** NOT-011: removes all of the caller's. */
export const removeAllNotifications: Handler<typeof contract.removeAllNotifications> = async ({ tx, actor }) => {
  await deleteAllNotifications(tx, actor.userId)
  return null
}
