import { displayName } from '@girassol/domain/catalogue'
import { sql } from 'kysely'
import type { Tx } from '../../../http/context.ts'

/** A product of an order whose units have serial numbers. */
export type TrackedProduct = {
  readonly itemId: number
  readonly code: string
  /** As screens write it. */
  readonly name: string
  /** What the order has of it; for a piece of a kit, those of all its kits together. */
  readonly units: number
}

/** The products of the order in these groups, in the order of its items; a ready kit has those of its pieces. */
export const listTrackedProducts = async (
  tx: Tx,
  orderId: number,
  groups: readonly string[],
): Promise<readonly TrackedProduct[]> => {
  const { rows } = await sql<TrackedProduct>`
    select item.id as "itemId", product.code, product.name, part.units::integer as units
    from order_item item
    cross join lateral (
      select item.product_code as code, item.quantity as units
      union all
      select piece.product_code, piece.quantity * item.quantity from kit_item piece where piece.kit_code = item.product_code
    ) part
    join product on product.code = part.code
    where item.order_id = ${orderId} and product.group_code = any(${[...groups]}::text[])
    order by item.position, item.id, product.code`.execute(tx)
  return rows.map((row) => ({ ...row, name: displayName(row.name) }))
}
