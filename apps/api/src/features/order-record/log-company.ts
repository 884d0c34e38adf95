import type { OrderStatus } from '@girassol/domain/orders'
import { type RawBuilder, sql } from 'kysely'

type Written = {
  readonly userId: number | null
  readonly from: OrderStatus | null
  readonly to: OrderStatus
  /** Whether the line is part of the activity of the order's company; a cart is none of its records. */
  readonly isOfCompany: boolean
}

/** Until an order is placed, staff work on it for the integrator; after that, for the distributor. */
const isPrepared = ({ from }: Written) =>
  sql<boolean>`coalesce(${from}::text, 'CART') in ('CART', 'BUDGET', 'BUDGET_EXPIRED')`

const isListed = ({ to, isOfCompany }: Written) => sql<boolean>`${to}::text <> 'CART' and ${isOfCompany}::boolean`

/**
 * SQL, COMP-018: the company for which the author writes a line about an order of `seller`, and the one for which a
 * member of staff does. Null in what is no part of a company's activity.
 */
export const toLineCompany = (seller: RawBuilder<number>, written: Written) => {
  const isColleague = sql<boolean>`(author.company_role is not null
    and coalesce(author.seller_id, author.owner_id) = ${seller})`
  const among = sql`from app_user author where author.id = ${written.userId}::integer and ${isListed(written)}`
  return {
    companyId: sql<number | null>`(select ${seller} ${among} and (${isColleague} or ${isPrepared(written)}))`,
    onBehalfOf: sql<number | null>`(select ${seller} ${among} and not ${isColleague} and ${isPrepared(written)})`,
  }
}
