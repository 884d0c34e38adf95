import { kitGroups } from '@girassol/domain/catalogue'
import { sql } from 'kysely'
import { freeUnits, type StockReader } from '../../order-record/holds/free-units.ts'

/**
 * Whether product `p` is available now, as `computeKitAvailability` decides for one unit: enough in stock, and for a
 * kit enough of each piece.
 */
export const isImmediate = (
  reader: StockReader,
) => sql<boolean>`case when p.group_code = any(${kitGroups}) then not exists (
    select from kit_item inside join product piece on piece.code = inside.product_code
    where inside.kit_code = p.code and coalesce(${freeUnits('piece', reader)}, 0) < inside.quantity)
  else coalesce(${freeUnits('p', reader)}, 0) >= 1 end`
