import type { ProductView } from '@girassol/contract/catalogue'
import { type RawBuilder, sql } from 'kysely'
import { anyOf } from '../../../database/any-of.ts'
import { compileOnce } from '../../../database/compile-once.ts'
import type { Tx } from '../../../database/transaction.ts'
import { catalogueVersion } from '../../../records/catalogue-version.ts'
import type { Reader } from './product-reader.ts'

/** What the views of products show of the reader alone, and the version of the catalogue at the same instant. */
export type OwnMarks = {
  readonly version: string
  /** The codes on the wishlist of the reader's seller. */
  readonly wished: readonly string[]
  /** Units by code, in the order that is being edited or in the open cart. */
  readonly units: Readonly<Record<string, number>>
}

type Asked = { readonly codes: readonly string[]; readonly sellerId: number | null; readonly now: string }

const selectMarks = ({ codes, sellerId, now }: Asked, orderId: RawBuilder<unknown>) => sql<OwnMarks>`
  select ${catalogueVersion(now)} as version,
    array(select w.product_code from wishlist w
      where w.seller_id = ${sellerId}::integer and w.product_code = ${anyOf(codes)}) as wished,
    (select coalesce(json_object_agg(i.product_code, i.quantity), '{}') from order_item i
      where i.order_id = ${orderId} and i.product_code = ${anyOf(codes)}) as units`

const readCartMarks = compileOnce((tx, { codes, sellerId, now, userId }: Asked & { readonly userId: number }) =>
  selectMarks(
    { codes, sellerId, now },
    sql`(select o.id from orders o where o.status = 'CART' and o.created_by = ${userId}
      and o.seller_id = ${sellerId}::integer)`,
  ).compile(tx),
)

const readOrderMarks = compileOnce((tx, { codes, sellerId, now, orderId }: Asked & { readonly orderId: number }) =>
  selectMarks({ codes, sellerId, now }, sql`${orderId}::bigint`).compile(tx),
)

/** One statement, whatever the number of products. */
export const readOwnMarks = async (
  tx: Tx,
  { actor, now, order, sellerId }: Reader,
  codes: readonly string[],
): Promise<OwnMarks> => {
  const { rows } =
    order === null
      ? await readCartMarks(tx, { codes, sellerId, now, userId: actor.userId })
      : await readOrderMarks(tx, { codes, sellerId, now, orderId: order.id })
  const [marks] = rows
  if (!marks) throw new Error('a selection of values without a row')
  return marks
}

/** The view with the reader's own marks instead of those of the reader for whom it was read. */
export const withOwnMarks = <View extends ProductView>(view: View, { wished, units }: OwnMarks): View => ({
  ...view,
  wishlist: wished.includes(view.B1_COD),
  quantity: units[view.B1_COD] ?? 0,
})
