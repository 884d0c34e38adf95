import { noon } from '../cart/test-shop.ts'
import type { OrderDesk } from '../order-approval/test-order-desk.ts'

/** A new site of the seller of the order, to which the order is linked. */
export const linkNewSite = async ({ db }: Pick<OrderDesk, 'db'>, orderId: number, title: string) => {
  const { seller_id, created_by } = await db
    .selectFrom('orders')
    .select(['seller_id', 'created_by'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const site = await db
    .insertInto('site')
    .values({ seller_id, created_by, title, city_code: '5208707', created_at: noon, touched_at: noon })
    .returning(['id', 'title'])
    .executeTakeFirstOrThrow()
  await db.updateTable('orders').set({ site_id: site.id }).where('id', '=', orderId).execute()
  return site
}
