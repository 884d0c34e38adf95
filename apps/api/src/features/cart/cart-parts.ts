import { sql } from 'kysely'
import { catalogueVersion } from '../../records/catalogue-version.ts'
import { customerVersion, otherPartsVersion } from '../order-record/order-parts.ts'

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

/** The parts of a row of `orders`, for a statement that reads it. */
export const cartParts = (now: string) => sql<CartParts>`json_build_object(
  'catalogue', ${catalogueVersion(now)}, 'customer', ${customerVersion('orders')}, 'others', ${otherPartsVersion})`

/** Whether the parts of a row of `orders` are the same as before, for a statement that changes it. */
export const hasParts = ({ catalogue, customer, others }: CartParts, now: string) =>
  sql<boolean>`${catalogueVersion(now)} = ${catalogue} and ${customerVersion('orders')} = ${customer}
    and ${otherPartsVersion} = ${others}`
