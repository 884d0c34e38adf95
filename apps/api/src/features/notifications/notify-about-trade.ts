import type { TradeView } from '@girassol/contract/points-store'
import { tradeNotice, tradeToDeliverNotice } from '@girassol/domain/notifications'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../http/context.ts'
import { wantsEmail } from './wants-email.ts'

type Line = ReturnType<typeof tradeNotice> & { readonly readers: RawBuilder<unknown>; readonly sellerId: number }

/** Adds a notification for the recipients; returns those who want a copy by e-mail. */
const insertLines = async ({ tx, actor, now }: Context, { readers, sellerId, ...notice }: Line) => {
  const { rows } = await sql<{ id: number }>`
    with told as (
      insert into notification (user_id, type, title, message, icon, path, seller_id, created_at)
      select id, 'INVOICE', ${notice.title}, ${notice.message}, ${notice.icon}, ${notice.path}, ${sellerId}::integer,
        ${now}::timestamptz
      from app_user where active and ${readers} and id <> ${actor.userId}
      returning id, user_id
    )
    select told.id from told join app_user on app_user.id = told.user_id where ${wantsEmail} order by told.id
  `.execute(tx)
  return rows
}

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
  const lines = [
    ...(await insertLines(context, { ...tradeNotice(trade), readers: people, sellerId: seller.id })),
    ...(await insertLines(context, { ...tradeToDeliverNotice(trade), readers: managers, sellerId: seller.id })),
  ]
  for (const { id } of lines) await context.outbox.add('mail.notification', { notificationId: id })
}
