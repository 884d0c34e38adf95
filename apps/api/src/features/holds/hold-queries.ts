import type { HoldLineView } from '@girassol/contract/holds'
import { displayName } from '@girassol/domain/catalogue'
import { sql } from 'kysely'
import type { Tx } from '../../http/context.ts'
import { isHeldAt } from '../order-record/holds/hold-store.ts'

/** The author, unless he worked for an integrator who had the order before (C-227). */
const authorName = sql<string | null>`case
  when author.seller_id is null and author.owner_id is null or orders.seller_id in (author.seller_id, author.owner_id)
  then author.name end`

/** The holds with their authors and integrators; the scope is up to the caller. */
export const selectHolds = (tx: Tx) =>
  tx
    .selectFrom('stock_hold')
    .innerJoin('orders', 'orders.id', 'stock_hold.order_id')
    .innerJoin('seller', 'seller.id', 'orders.seller_id')
    .innerJoin('app_user as author', 'author.id', 'stock_hold.made_by')
    .select(['stock_hold.order_id', 'stock_hold.state', 'stock_hold.made_by', 'stock_hold.release_reason'])
    .select(['stock_hold.made_at', 'stock_hold.first_made_at', 'stock_hold.until', 'stock_hold.ended_at'])
    .select(['orders.seller_id', 'seller.fancy_name as seller_name', authorName.as('author')])

export type HoldRecord = Awaited<ReturnType<ReturnType<typeof selectHolds>['executeTakeFirstOrThrow']>>

/** The last hold of an order that the caller may read. */
export const findHold = (tx: Tx, orderId: number): Promise<HoldRecord | undefined> =>
  selectHolds(tx).where('stock_hold.order_id', '=', orderId).executeTakeFirst()

/** The lines of holds by order, each in the order of its product codes. */
export const findHoldLines = async (
  tx: Tx,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, readonly HoldLineView[]>> => {
  const rows = await tx
    .selectFrom('stock_hold_line as line')
    .innerJoin('product', 'product.code', 'line.product_code')
    .select(['line.order_id', 'line.product_code', 'line.asked', 'line.units', 'line.reason', 'product.name'])
    .where(sql<boolean>`line.order_id = any(${orderIds}::integer[])`)
    .orderBy('line.product_code')
    .execute()
  const lines = new Map<number, HoldLineView[]>()
  for (const { order_id, product_code: code, name, asked, units: held, reason } of rows)
    lines.set(order_id, [...(lines.get(order_id) ?? []), { code, name: displayName(name), asked, held, reason }])
  return lines
}

type OtherBudgets = { readonly sellerId: number; readonly besides: number; readonly now: string }

/** How many other budgets of the seller are held now (HOLD-004). */
export const countHeldBudgets = async (tx: Tx, { sellerId, besides, now }: OtherBudgets): Promise<number> => {
  const { count } = await tx
    .selectFrom('stock_hold')
    .innerJoin('orders', 'orders.id', 'stock_hold.order_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('orders.seller_id', '=', sellerId)
    .where('stock_hold.state', '=', 'ACTIVE')
    .where(isHeldAt(now))
    .where('stock_hold.order_id', '!=', besides)
    .executeTakeFirstOrThrow()
  return Number(count)
}
