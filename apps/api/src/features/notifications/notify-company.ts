import type { CompanyNotice } from '@girassol/domain/notifications'
import { sql } from 'kysely'
import { insertNotifications, type NotifyContext } from './insert-notifications.ts'

type Addressees = {
  readonly sellerId: number
  /** The user whom the notice is about; all ADMINs of the company get it too. */
  readonly userId: number
  /** The author of the change gets none. */
  readonly except: number
}

/** COMP-020: a notification for the user and the active ADMINs of his company, by e-mail too for those who want one. */
export const notifyCompany = async (
  context: NotifyContext,
  { sellerId, userId, except }: Addressees,
  notice: CompanyNotice,
): Promise<void> => {
  const readers = sql`id <> ${except} and coalesce(seller_id, owner_id) = ${sellerId}
    and (id = ${userId} or company_role = 'ADMIN')`
  await insertNotifications(context, { readers, notice, sellerId })
}
