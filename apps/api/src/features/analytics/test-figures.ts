import type { OrderStatus } from '@girassol/domain/orders'
import { sql } from 'kysely'
import type { Database } from '../../database/connection.ts'

export type FigureOrder = {
  readonly seller: string
  readonly status: OrderStatus
  readonly finishedAt: string
  readonly totalCents: number
  readonly uf: string
  readonly products: readonly string[]
}

/** An order with its lines, as the portal stores them; kWp as its total in reais divided by two. */
export const insertOrder = async (db: Database, order: FigureOrder): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into orders (status, seller_id, created_by, created_at, finished_at, delivery_address_erp_state,
      total_invoice_cents, sub_total_cents, sub_total_with_discount_cents, kit_power_kw)
    select ${order.status}, seller.id, (select min(id) from app_user), ${order.finishedAt}, ${order.finishedAt}, ${order.uf},
      ${order.totalCents}::bigint, ${order.totalCents}::bigint + 100, ${order.totalCents}::bigint, ${order.totalCents}::bigint / 200
    from seller where erp_code = ${order.seller} returning id`.execute(db)
  const id = rows[0]?.id ?? 0
  for (const [position, code] of order.products.entries()) {
    await sql`insert into order_item (order_id, product_code, product_name, quantity, unit_value_cents, cost_cents, position)
      select ${id}, code, name, ${position + 1}, price_cents, cost_cents, ${position} from product
      where code = ${code}`.execute(db)
  }
  return id
}

/** Every cell of the summary, in order. */
export const readSummary = async (db: Database): Promise<readonly unknown[]> =>
  (
    await sql`select * from figure_summary order by kind, span, seller_id, day, product_code, branch, uf, reason`.execute(
      db,
    )
  ).rows
