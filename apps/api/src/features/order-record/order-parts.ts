import { type RawBuilder, sql } from 'kysely'
import { termsVersion } from './prices/term-tables.ts'

/** PostgreSQL's number of the transaction that wrote the row of a table last; empty without a row. */
const versionIn = (table: string, condition: RawBuilder<unknown>) =>
  sql<string>`coalesce((select part.xmin::text from ${sql.table(table)} part where ${condition}), '')`

/** Another text after each change of the rows of a table: numbers of transactions only grow. */
export const versionOfAllIn = (table: string, condition: RawBuilder<unknown>) =>
  sql<string>`(select concat(count(*), '-', sum(part.xmin::text::bigint)) from ${sql.table(table)} part where ${condition})`

/** The version of the customer of a row with `customer_id`. */
export const customerVersion = (of: string) => versionIn('customer', sql`part.id = ${sql.ref(`${of}.customer_id`)}`)

/**
 * The version of seller, creator, financing and documents of a row of `orders`, and of the tables that its terms are
 * computed from.
 */
export const otherPartsVersion = sql<string>`concat_ws('.', ${termsVersion},
  ${versionIn('seller', sql`part.id = orders.seller_id`)},
  ${versionIn('app_user', sql`part.id = orders.created_by`)},
  ${versionIn('order_financing', sql`part.order_id = orders.id`)},
  ${versionOfAllIn('order_attachment', sql`part.order_id = orders.id`)})`
