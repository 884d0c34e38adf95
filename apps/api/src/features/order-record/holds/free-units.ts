import { type Expression, type RawBuilder, sql } from 'kysely'

/** For whom the stock is read: the instant, and the order whose own hold does not count against it. */
export type StockReader = { readonly now: string; readonly order?: Expression<number> }

/**
 * The units of a product that holds of other orders keep at this instant, whether or not a job has recorded the end of
 * older ones (HOLD-002, HOLD-006).
 */
const heldUnits = (code: RawBuilder<unknown>, { now, order }: StockReader): RawBuilder<number> =>
  sql<number>`coalesce(case when (select exists (select from stock_hold_line where is_live)) then (
    select sum(held.units)::integer from stock_hold_line held
    where held.product_code = ${code} and held.is_live and held.until > ${now}::timestamptz
      ${order === undefined ? sql`` : sql`and held.order_id <> ${order}`}) end, 0)`

/**
 * The units of the product with this name in the statement that are not held by others, never below 0; null while the
 * stock is unknown (HOLD-002). The only place that reads stock for sale.
 */
export const freeUnits = (product: string, reader: StockReader): RawBuilder<number | null> => {
  const stock = sql.ref(`${product}.remaining_quantity`)
  const held = heldUnits(sql`${sql.ref(`${product}.code`)}`, reader)
  return sql<number | null>`(${stock} - least(greatest(${stock}, 0), ${held}))`
}
