import { kitGroups } from '@girassol/domain/catalogue'
import { sql } from 'kysely'

/** Of product `p`, as `computeKitAvailability` judges one unit: enough on hand, and of a kit enough of every piece. */
export const isImmediate = sql<boolean>`case when p.group_code = any(${kitGroups}) then not exists (
    select from kit_item inside join product piece on piece.code = inside.product_code
    where inside.kit_code = p.code and coalesce(piece.remaining_quantity, 0) < inside.quantity)
  else coalesce(p.remaining_quantity, 0) >= 1 end`
