import type { TradeView } from '@girassol/contract/points-store'
import { tradeNotice, tradeToDeliverNotice } from '@girassol/domain/notifications'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../http/context.ts'
import { insertNotifications } from './insert-notifications.ts'

/**
 * Only users who manage the points are notified, because they arrange the delivery; not all users who may post points.
 */
const managers = sql`roles && array['ADMINISTRATOR', 'POINTS_ADMINISTRATOR']`

/**
 * C-111: notifies the integrator's users and those who manage the points about a trade, except the user who made it.
 * The type is that of an order without a number: the requirements define no type for points (NOT-003).
 */
export const notifyAboutTrade = async (context: Context, { entry, seller, delivery, products }: TradeView) => {
  const trade = {
    integrator: seller.name,
    product: products[0]?.description ?? '',
    value: entry.value,
    city: delivery.erpCityName,
    state: delivery.erpState,
  }
  const people = sql`(seller_id = ${seller.id} or owner_id = ${seller.id})`
  const notify = (notice: ReturnType<typeof tradeNotice>, whom: RawBuilder<unknown>) =>
    insertNotifications(context, {
      readers: sql`${whom} and id <> ${context.actor.userId}`,
      notice: { type: 'INVOICE', ...notice },
      sellerId: seller.id,
    })
  await notify(tradeNotice(trade), people)
  await notify(tradeToDeliverNotice(trade), managers)
}
