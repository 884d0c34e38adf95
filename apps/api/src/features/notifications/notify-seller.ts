import type { SellerNotice } from '@girassol/domain/notifications'
import { sql } from 'kysely'
import { insertNotifications, type NotifyContext } from './insert-notifications.ts'

type Told = {
  readonly sellerId: number
  readonly notice: SellerNotice
  /** The author, who gets none; null where no user of the seller is it. */
  readonly besides: number | null
}

/** C-156: a notification for every other user of the seller, and a copy by e-mail for those who want one. */
export const notifySeller = async (context: NotifyContext, { sellerId, notice, besides }: Told): Promise<void> => {
  const readers = sql`(seller_id = ${sellerId} or owner_id = ${sellerId}) and id is distinct from ${besides}::integer`
  await insertNotifications(context, { readers, notice, sellerId })
}
