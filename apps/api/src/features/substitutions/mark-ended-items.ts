import { computeKitAvailability, type StockPart } from '@girassol/domain/catalogue'
import { productsEnded, type SellerNotice } from '@girassol/domain/notifications'
import { toDay } from '@girassol/domain/shared'
import { type EndedReason, openSince } from '@girassol/domain/substitutions'
import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'
import { stockParts } from '../catalogue/store/stock-queries.ts'
import type { NotifyContext } from '../notifications/insert-notifications.ts'
import { notifyAboutOrder } from '../notifications/notify-about-order.ts'
import { notifyUser } from '../notifications/notify-user.ts'
import type { OrderRecord } from '../order-record/order-record.ts'
import { lockUnscopedOrder } from '../order-record/unscoped-order.ts'

type EndedProduct = { readonly code: string; readonly name: string; readonly reason: EndedReason }

type Candidate = {
  readonly code: string
  readonly name: string
  readonly active: boolean
  readonly parts: readonly StockPart[]
}

/** SQL: `orders` is a cart that was changed in the last 30 days, or a budget that is not expired (C-193). */
const isOpen = (now: string) => {
  const { cart, budget } = openSince(now)
  return sql<boolean>`(orders.status = 'CART' and coalesce(orders.touched_at, orders.created_at) > ${cart}::timestamptz
    or orders.status = 'BUDGET' and orders.finished_at > ${budget}::timestamptz)`
}

/** SQL: `item` has no mark yet. */
const isUnmarked = sql<boolean>`not exists (
  select from ended_item mark where mark.order_id = item.order_id and mark.product_code = item.product_code)`

const toEnded =
  (today: string) =>
  ({ code, name, active, parts }: Candidate): EndedProduct[] => {
    if (!active) return [{ code, name, reason: 'DISCONTINUED' }]
    return computeKitAvailability(parts, { quantity: 1, today }) === null
      ? [{ code, name, reason: 'OUT_OF_STOCK' }]
      : []
  }

/** The products of unmarked items that can no longer be ordered: discontinued, or out of stock without a date. */
const findEnded = async (tx: Tx, now: string, orderId: number | null): Promise<readonly EndedProduct[]> => {
  const { rows } = await sql<Candidate>`
    select p.code, p.name, p.active, ${stockParts} as parts from product p
    where p.code in (
      select item.product_code from orders join order_item item on item.order_id = orders.id
      where ${isOpen(now)} and ${isUnmarked} and (${orderId}::integer is null or orders.id = ${orderId}::integer))
    order by p.code`.execute(tx)
  return rows.flatMap(toEnded(toDay(now)))
}

/** The open carts and budgets with items that can no longer be ordered and are not marked yet (SUB-008). */
export const listEndedOrders = async (tx: Tx, now: string): Promise<number[]> => {
  const codes = (await findEnded(tx, now, null)).map(({ code }) => code)
  if (codes.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    select distinct orders.id from orders join order_item item on item.order_id = orders.id
    where ${isOpen(now)} and ${isUnmarked} and item.product_code = any(${codes}::text[]) order by orders.id`.execute(tx)
  return rows.map(({ id }) => id)
}

const insertMarks = async (
  tx: Tx,
  orderId: number,
  { ended, now }: { ended: readonly EndedProduct[]; now: string },
) => {
  const rows = ended.map(({ code, reason }) => ({ order_id: orderId, product_code: code, reason, marked_at: now }))
  return tx
    .insertInto('ended_item')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('product_code')
    .execute()
}

/** Who made the budget; if that is a user of an earlier integrator, the users of the present one (C-227). */
const notifyOwner = async (context: NotifyContext, order: OrderRecord, notice: SellerNotice): Promise<void> => {
  const { id, created_by: userId, seller_id: sellerId } = order
  const { rows } = await sql`
    select from app_user where id = ${userId}
      and (seller_id = ${sellerId} or owner_id = ${sellerId} or seller_id is null and owner_id is null)`.execute(
    context.tx,
  )
  if (rows.length > 0) await notifyUser(context, { userId, orderId: id }, notice)
  else await notifyAboutOrder(context, order, { notice: { ...notice, to: 'seller', message: () => notice.message } })
}

/**
 * SUB-008, C-193: marks the items of an open cart or budget that can no longer be ordered, and notifies the owner of a
 * budget. A mark stays, so that no product is announced twice for one budget; an expired budget gets none.
 */
export const markEndedItems = async (context: NotifyContext, id: number): Promise<void> => {
  const { tx, now } = context
  const order = await lockUnscopedOrder(tx, id)
  if (order === null) return
  const ended = await findEnded(tx, now, id)
  if (ended.length === 0) return
  const marked = new Set((await insertMarks(tx, id, { ended, now })).map(({ product_code }) => product_code))
  const names = ended.filter(({ code }) => marked.has(code)).map(({ name }) => name)
  if (order.status !== 'BUDGET' || names.length === 0) return
  await notifyOwner(context, order, productsEnded(id, names))
}
