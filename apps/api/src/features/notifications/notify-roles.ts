import type { RoleNotice } from '@girassol/domain/notifications'
import { sql } from 'kysely'
import { insertNotifications, type NotifyContext, ofOrder } from './insert-notifications.ts'

/**
 * C-111: adds a notification for every active user with one of the roles, and a copy by e-mail for those who want one;
 * with the number of an order it leads to that order.
 */
export const notifyRoles = async (
  context: NotifyContext,
  { to, except = null, ...notice }: RoleNotice,
  orderId: number | null = null,
): Promise<void> => {
  const readers = sql`app_user.roles && ${to}::text[] and app_user.id is distinct from ${except}::integer`
  await insertNotifications(context, { readers, notice, ...ofOrder(orderId) })
}
