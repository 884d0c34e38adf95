import { kitGroups } from '@girassol/domain/catalogue'
import { type RawBuilder, sql } from 'kysely'

type WantedUnits = { readonly code: string; readonly units: number }

/** The units that the items of an order need of each product; a ready kit needs its pieces (HOLD-003). */
export const wantedUnits = (orderId: number): RawBuilder<WantedUnits> => sql<WantedUnits>`(
  select code, sum(units)::integer as units from (
    select coalesce(inside.product_code, i.product_code) as code, i.quantity * coalesce(inside.quantity, 1) as units
    from order_item i
    join product sold on sold.code = i.product_code
    left join kit_item inside on inside.kit_code = sold.code and sold.group_code = any(${kitGroups})
    where i.order_id = ${orderId}
  ) piece group by code)`
