import { sql } from 'kysely'
import { catalogueVersion } from '../catalogue/catalogue-version.ts'
import { termsVersion } from '../order-record/prices/term-tables.ts'

/**
 * The versions of everything that a cart shows beside its own row, its items and what its seller ordered before. Two
 * carts with the same row and the same parts are the same.
 */
export type CartParts = {
  /** Of everything that the store shows of products. */
  readonly catalogue: string
  readonly customer: string
  /** Of seller, creator, financing, documents, and the tables that its terms are computed from. */
  readonly others: string
}

/** PostgreSQL's number of the transaction that wrote the last version of a row. */
const rowVersion = (table: string, condition: ReturnType<typeof sql>) =>
  sql<string>`coalesce((select part.xmin::text from ${sql.table(table)} part where ${condition}), '')`

/** The version of the customer of a row with `customer_id`. */
export const customerVersion = (of: string) => rowVersion('customer', sql`part.id = ${sql.ref(`${of}.customer_id`)}`)

const otherVersions = sql<string>`concat_ws('.', ${termsVersion},
  ${rowVersion('seller', sql`part.id = orders.seller_id`)},
  ${rowVersion('app_user', sql`part.id = orders.created_by`)},
  ${rowVersion('order_financing', sql`part.order_id = orders.id`)},
  (select count(*) from order_attachment part where part.order_id = orders.id))`

/** The parts of a row of `orders`, for a statement that reads it. */
export const cartParts = sql<CartParts>`json_build_object(
  'catalogue', ${catalogueVersion}, 'customer', ${customerVersion('orders')}, 'others', ${otherVersions})`

/** Whether the parts of a row of `orders` are the same as before, for a statement that changes it. */
export const hasParts = ({ catalogue, customer, others }: CartParts) =>
  sql<boolean>`${catalogueVersion} = ${catalogue} and ${customerVersion('orders')} = ${customer}
    and ${otherVersions} = ${others}`
